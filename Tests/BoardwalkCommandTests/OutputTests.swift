import Foundation
import Testing

@Suite("Where what is printed cannot be written")
struct OutputTests {
  private static let board = ["Content/board.yml": "title: T\nbase-url: https://t.example.org/\n"]

  #if os(Linux)
    @Test(
      "Output that a full disk does not take is told, and is no success",
      arguments: [
        "list", "list --format csv", "list --format json", "list --duplicates", "check", "build --stats", "doctor",
        "theme", "manual", "--help", "list --help", "--version", "--generate-completion-script bash",
      ])
    func full(words: String) throws {
      let result = try Folder(Self.board).shell("\"$boardwalk\" \(words) > /dev/full")
      #expect(result.code == 1)
      #expect(result.errors == "error: The output could not be written whole: No space left on device.\n")
    }
  #endif

  @Test("A list that is cut off where files may not grow is no success")
  func limit() throws {
    let folder = try Folder(Self.board)
    let result = try folder.shell("trap '' XFSZ; ulimit -f 1; \"$boardwalk\" manual > manual.1")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("error: The output could not be written whole: "))
    #expect(folder.text("manual.1").count > 0)
  }

  @Test("Closed output is told, and no file of the board takes its place", arguments: ["list", "build"])
  func closed(command: String) throws {
    let folder = try Folder(Self.board)
    let result = try folder.shell("\"$boardwalk\" \(command) >&-")
    #expect(result.code == 1)
    #expect(result.errors == "error: The output could not be written whole: Bad file descriptor.\n")
    #expect(try folder.run("check").code == 0)
  }

  @Test("Whoever closes a pipe has read enough")
  func pipe() throws {
    let script = "{ sleep 0.1; \"$boardwalk\" manual; echo $? >&2; } | true"
    #expect(try Folder().shell(script).errors == "0\n")
  }

  @Test("A build whose words nobody reads any more goes on to its end")
  func unread() throws {
    let folder = try Folder(Self.board)
    let script = "{ { sleep 0.1; \"$boardwalk\" build; echo $? > code; } 2>&1; } | true"
    _ = try folder.shell(script)
    #expect(folder.text("code") == "0\n")
    #expect(folder.has("public/index.html") && !folder.has(".public.next"))
  }

  @Test("Findings that nobody can be told do not break the command off")
  func mute() throws {
    #expect(try Folder().shell("\"$boardwalk\" check 2>&-").code == 1)
    #expect(try Folder().shell("\"$boardwalk\" chekc 2>&-").code == 64)
  }

  @Test(
    "How far a run is fits the terminal, whatever its width",
    arguments: [(40, nil, 39), (12, nil, 11), (0, "30", 29), (0, nil, 79)] as [(UInt16, String?, Int)])
  func width(columns: UInt16, said: String?, most: Int) throws {
    let folder = try Folder(Self.board)
    let shown = try folder.runOnTerminal(
      ["check"], columns: columns, environment: ["TERM": "xterm", "COLUMNS": said ?? ""])
    let widths = shown.split { $0 == "\r" || $0 == "\r\n" || $0 == "\n" }.map(\.count)
    #expect(widths.contains { $0 > 8 })
    #expect(widths.allSatisfy { $0 <= most }, "\(shown)")
  }
}

extension Folder {
  /// What the command writes to standard error when that is a terminal.
  fileprivate func runOnTerminal(
    _ words: [String], columns: UInt16, environment: [String: String]
  ) throws -> String {
    var (terminal, other): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    let isOpen = openpty(&terminal, &other, nil, nil, &size) == 0
    try #require(isOpen)
    defer { close(terminal) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Self.built())
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.standardOutput = Pipe()
    process.standardError = FileHandle(fileDescriptor: other, closeOnDealloc: false)
    try process.run()
    close(other)
    var shown: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = read(terminal, &part, part.count), count > 0 { shown += part[..<count] }
    process.waitUntilExit()
    return String(decoding: shown, as: UTF8.self)
  }
}
