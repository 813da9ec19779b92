// Publishes a small site whose every page says which edition it is, so that a test can kill it anywhere and look at
// what is left.   PublishVictim <output> <edition> <pages>
// The edition `back` goes back to the one before.
import Boardwalk
import Foundation

let words = CommandLine.arguments
guard words.count == 4, let pages = Int(words[3]) else { fatalError("usage: PublishVictim <output> <edition> <pages>") }
let edition = words[2]
do {
  if edition == "back" {
    print("back to \(try Publisher.rollback(output: words[1]).files) files")
    exit(0)
  }
  let publisher = try Publisher(output: words[1])
  publisher.begin()
  try publisher.write("index.html", Array("<a href=\"assets/style.css\">edition \(edition)</a>".utf8))
  try publisher.write("assets/style.css", Array("same in every edition".utf8))
  for page in 0..<pages {
    // A third of the pages is the same in every edition, the rest is not; one folder is only in this edition.
    let text = page % 3 == 0 ? "same" : "edition \(edition)"
    let path = "jobs/\(page)/index.html"
    var madeOf = Fingerprint()
    madeOf.add(text)
    if try publisher.takes(path, madeOf: madeOf) { continue }
    try publisher.write(path, Array("<a href=\"../../index.html\">\(text)</a>".utf8), madeOf: madeOf)
  }
  try publisher.write("only/\(edition)/index.html", Array("edition \(edition)".utf8))
  let published = try publisher.commit()
  print("published \(published.written) \(published.unchanged) \(published.removed) \(published.kept.count)")
  for finding in published.findings { print(finding) }
} catch {
  print(error)
  exit(1)
}
