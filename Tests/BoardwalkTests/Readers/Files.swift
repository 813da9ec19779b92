import Foundation
import Fuzzing
import Markup

@testable import Boardwalk
@testable import Preview

/// A board's settings and one file of each kind.
func readContent(_ input: Input) {
  let parts = input.parts
  let names = ["board.yml", "jobs/a.md", "referrals/b.md", "searches/c.md", "pages/d.md", "people/e.md"]
  let files = Dictionary(uniqueKeysWithValues: zip(names.map { "Content/\($0)" }, parts))
  let disk = Disk(
    read: { path, _ in files[path] ?? [] },
    list: { folder in
      let inside = files.keys.filter { $0.hasPrefix("\(folder)/") }.map { $0.dropFirst(folder.count + 1) }
      let names = Set(inside.map { $0.split(separator: "/")[0] }).sorted()
      return names.map { Disk.Entry(name: String($0), kind: $0.contains(".") ? .file : .folder) }
    })
  let content = Content.read(folder: "", disk: disk)
  for finding in content.findings { _ = finding.description }
  for draft in content.drafts { believe(draft, of: "jobs") }
}

/// What is kept beside a site.
func readRecords(_ input: Input) {
  _ = try? Manifest(input.bytes)
  _ = try? ReplyIndex(decoding: input.bytes)
  _ = SitePath.fault(in: input.text)
}

/// Requests of a browser, or of somebody else.
func readRequests(_ input: Input) {
  guard let head = try? RequestHead(input.bytes), let place = try? SitePlace(target: head.target) else { return }
  promise(
    !place.path.hasPrefix("/") && !place.path.split(separator: "/").contains(".."), "leads out: \(place.path)")
}

/// What a saved search or a visitor asks for, and texts that may hold it.
func readQueries(_ input: Input) {
  let texts = input.texts
  let query = KeywordQuery(texts[0])
  for text in texts.dropFirst() { _ = query.matches(text: text) }
}
