// What publishing costs beside writing the same files plainly:   PublishBench <site> <scratch folder> [rounds [build]]
//
// Reads a built site into memory, then writes it again and again: plainly with open, write and close, and through the
// publisher with every check. Prints the fastest of some rounds of each, and the ratio; with the seconds of a whole build
// also what that would take if it wrote plainly.
import Boardwalk
import Dispatch
import Foundation
import Synchronization

struct File: Sendable {
  var path: String
  var bytes: [UInt8]
}

func files(of site: String) throws -> [File] {
  var files: [File] = []
  for path in try FileManager.default.subpathsOfDirectory(atPath: site).sorted() where !path.hasPrefix(".") {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: "\(site)/\(path)", isDirectory: &isFolder), !isFolder.boolValue
    else { continue }
    files.append(File(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: "\(site)/\(path)")))))
  }
  return files
}

/// What a piece of work took: by the clock, and of the processors, which a busy machine does not change.
struct Cost {
  var wall: Double
  var processor: Double
}

func cost(_ work: () throws -> Void) rethrows -> Cost {
  let (start, used) = (ContinuousClock.now, clock())
  try work()
  return Cost(
    wall: start.duration(to: .now) / .seconds(1), processor: Double(clock() - used) / Double(CLOCKS_PER_SEC))
}

/// Does it for every file, on every core, as the pages of a build come.
func forEach(_ files: [File], _ body: @Sendable (Int, File) throws -> Void) {
  let width = 32
  DispatchQueue.concurrentPerform(iterations: (files.count + width - 1) / width) { slice in
    for index in slice * width..<min(files.count, (slice + 1) * width) {
      do { try body(index, files[index]) } catch { fatalError("\(error)") }
    }
  }
}

/// What a program does that thinks of nothing: make the folder, write the file.
func writePlainly(_ files: [File], to folder: String) {
  mkdir(folder, 0o777)
  forEach(files) { _, file in
    let path = "\(folder)/\(file.path)"
    var descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 {
      var above = folder
      for name in file.path.split(separator: "/").dropLast() {
        above += "/" + name
        mkdir(above, 0o777)
      }
      descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    guard write(descriptor, file.bytes, file.bytes.count) == file.bytes.count else {
      fatalError("cannot write \(path)")
    }
    close(descriptor)
  }
}

/// - Parameter isOther: which files get another byte at their end, so that they differ; calendars may not.
func publish(_ files: [File], to folder: String, isOther: @Sendable (Int) -> Bool = { _ in false }) {
  do {
    let publisher = try Publisher(output: folder, checks: checks)
    forEach(files) { index, file in
      try publisher.write(
        file.path, isOther(index) && !file.path.hasSuffix(".ics") ? file.bytes + [UInt8(ascii: "\n")] : file.bytes)
    }
    _ = try publisher.commit()
  } catch {
    fatalError("\(error)")
  }
}

let words = CommandLine.arguments
guard words.count > 2 else { fatalError("usage: PublishBench <site> <scratch folder> [rounds]") }
let site = try files(of: words[1])
let scratch = words[2]
let rounds = words.count > 3 ? Int(words[3]) ?? 3 : 3
let checks = SiteChecks(
  links: InternalLinks(basePath: "/", baseURL: "https://bench.example.org/"),
  secrets: SecretScan(["API_KEY": "Zk8Qw2+fJ/7rTn5Vx0bLcQ==", "RUNNER_TOKEN": "ghs_51Hx9aQe7RmT2pLw8vKd3Nf6"]),
  pageGuard: PageGuard())

var best: [String: Cost] = [:]
@MainActor func note(_ name: String, _ cost: Cost) {
  let known = best[name] ?? cost
  best[name] = Cost(wall: min(known.wall, cost.wall), processor: min(known.processor, cost.processor))
}

for round in 0..<rounds {
  let plain = "\(scratch)/plain-\(round)"
  let output = "\(scratch)/w-\(round)/public"
  note("plain, new", cost { writePlainly(site, to: plain) })
  // The publisher waits until the disk has the new site before it takes the place of the old one.
  note(
    "plain, new, on the disk",
    cost {
      writePlainly(site, to: "\(plain)-synced")
      sync()
    })
  note("published, new", cost { publish(site, to: output) })
  note("plain, over old files", cost { writePlainly(site, to: plain) })
  note("published, all changed", cost { publish(site, to: output, isOther: { _ in true }) })
  note("published, all changed back", cost { publish(site, to: output) })
  note("published, 1 % changed", cost { publish(site, to: output, isOther: { $0 % 100 == 7 }) })
  note("published, 1 % changed again", cost { publish(site, to: output, isOther: { $0 % 100 == 8 }) })
  note("published, nothing changed", cost { publish(site, to: output, isOther: { $0 % 100 == 8 }) })
  try FileManager.default.removeItem(atPath: plain)
  try FileManager.default.removeItem(atPath: "\(plain)-synced")
  try FileManager.default.removeItem(atPath: "\(scratch)/w-\(round)")
}
print("\(site.count) files, \(site.reduce(0) { $0 + $1.bytes.count } >> 20) MB")
@MainActor func line(_ name: String, beside plain: String) {
  guard let cost = best[name], let other = best[plain] else { return }
  let numbers = [cost.wall, cost.processor, cost.wall / other.wall, cost.processor / other.processor]
  print(
    "  " + name.padding(toLength: 30, withPad: " ", startingAt: 0)
      + numbers.map { String(format: "%9.3f", $0) }.joined() + "  × \(plain)")
}
print(
  "  " + "wall s, processor s, and how many times the plain ones".padding(toLength: 60, withPad: " ", startingAt: 0))
for name in ["plain, new", "published, new"] { line(name, beside: "plain, new") }
for name in ["plain, new, on the disk", "published, new"] { line(name, beside: "plain, new, on the disk") }
for name in ["plain, over old files"] + best.keys.filter({ $0.contains("change") }).sorted() {
  line(name, beside: "plain, over old files")
}
if words.count > 4, let build = Double(words[4]), let plain = best["plain, new"], let ours = best["published, new"] {
  let other = build - ours.processor + plain.processor
  print(String(format: "  a whole build uses %.2f processor s, %.2f × one that wrote plainly", build, build / other))
}
