import Foundation
import Testing

@testable import Preview

@Suite("What a look at files sees")
struct GlimpseTests {
  private let folder = NSTemporaryDirectory() + "boardwalk-glimpse-\(UUID().uuidString)"
  private var file: String { "\(folder)/post.md" }

  /// Writes into the very file, and gives it the time that it had.
  private func save(_ text: String, keepingTime: Bool = true) throws {
    var status = stat()
    guard stat(file, &status) == 0 else {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
    var times = [status.st_atim, status.st_mtim]
    if keepingTime { utimensat(AT_FDCWD, file, &times, 0) }
  }

  @Test("A file of the same length and the same time is another one when something else is in it")
  func sameTime() throws {
    defer { unlink(file) }
    try save("one")
    var last = Glimpse(of: [folder])
    for text in ["two", "six", "ten"] {
      try save(text)
      let next = Glimpse(of: [folder], after: last)
      #expect(last.changes(to: next) == [file])
      last = next
    }
    #expect(last.changes(to: Glimpse(of: [folder], after: last)) == [])
  }

  @Test("A file that was young, and is not any more, has not changed for that")
  func older() async throws {
    defer { unlink(file) }
    try save("one")
    var last = Glimpse(of: [folder])
    for _ in 0..<9 {
      try await Task.sleep(for: .milliseconds(500))
      let next = Glimpse(of: [folder], after: last)
      #expect(last.changes(to: next) == [])
      last = next
    }
    try save("two")
    #expect(last.changes(to: Glimpse(of: [folder], after: last)) == [file])
  }
}
