/// The one script that a previewed page has more than a published one: it waits for the next print and shows it.
enum ReloadScript {
  /// No page of a board has a path like these.
  static let scriptPath = "-preview/reload.js"
  static let eventsPath = "-preview/events"

  /// The page with the script in its head. It is a file of this server, as the pages' own policy asks of scripts.
  static func added(to page: [UInt8], version: String) -> [UInt8] {
    let tag = Array("<script type=\"module\" src=\"/\(scriptPath)?\(version)\"></script>\n".utf8)
    guard let place = page.firstRange(of: Array("</head>".utf8))?.lowerBound else { return page + tag }
    return page[..<place] + tag + page[place...]
  }

  /// The version a page was printed in is in the script's own address, so a print that ends between page and stream is not
  /// missed.
  static let text = """
    const version = new URL(import.meta.url).search.slice(1);
    const stream = new EventSource("/\(eventsPath)");
    stream.addEventListener("message", (event) => {
      if (event.data !== version) {
        stream.close();
        location.reload();
      }
    });
    addEventListener("pagehide", () => stream.close());
    // A page that comes back from the browser's memory has no stream any more.
    addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

    """
}
