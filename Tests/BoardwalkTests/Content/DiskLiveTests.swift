import Foundation
import Testing

@testable import Boardwalk

@Suite("The real disk")
struct DiskLiveTests {
  /// A fresh folder, gone after the test.
  func inFolder(_ test: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "boardwalk-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
    try test(folder)
  }

  func fault(_ work: () throws -> Void) -> Diagnostic? {
    do {
      try work()
      return nil
    } catch {
      return error as? Diagnostic
    }
  }

  @Test("A file is read up to its limit, and not a byte beyond")
  func limit() throws {
    try inFolder { folder in
      let path = "\(folder)/a"
      try Data([1, 2, 3]).write(to: URL(filePath: path))
      #expect(try Disk.live.read(path, 3) == [1, 2, 3])
      #expect(
        fault { _ = try Disk.live.read(path, 2) }
          == .error(
            path, nil, nil, "this file has more than 2 bytes, the most that is read",
            hint: "divide it into smaller ones"))
      try Data().write(to: URL(filePath: path))
      #expect(try Disk.live.read(path, 0) == [])
      let large = [UInt8](repeating: 7, count: 3_000_001)
      try Data(large).write(to: URL(filePath: path))
      #expect(try Disk.live.read(path, 1 << 22) == large)
      #expect(
        fault { _ = try Disk.live.read(path, 1 << 21) }?.message
          == "this file has more than 2 MB, the most that is read")
    }
  }

  #if os(Linux)
    @Test("A file that does not say its size is read to its end, and not beyond the limit")
    func unsaid() throws {
      let path = "/proc/self/environ"
      let whole = try Data(contentsOf: URL(filePath: path))
      #expect(try Disk.live.read(path, 1 << 22) == Array(whole))
      #expect(fault { _ = try Disk.live.read(path, whole.count - 1) } != nil)
    }
  #endif

  @Test("Links, FIFOs, folders and devices are not read, and nothing waits for them", .timeLimit(.minutes(1)))
  func special() throws {
    try inFolder { folder in
      try Data([1]).write(to: URL(filePath: "\(folder)/file"))
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "file")
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      #expect(
        fault { _ = try Disk.live.read("\(folder)/link", 9) }
          == .error(
            "\(folder)/link", nil, nil, "this cannot be read: it is a symbolic link, and links are not followed")
      )
      for path in ["\(folder)/pipe", folder, "/dev/zero"] {
        #expect(
          fault { _ = try Disk.live.read(path, 9) }
            == .error(path, nil, nil, "this is not a regular file, so it is not read"))
      }
      #expect(
        fault { _ = try Disk.live.read("\(folder)/none", 9) }
          == .error("\(folder)/none", nil, nil, "this cannot be read: there is no such file"))
    }
  }

  @Test("A theme or content that is a link is refused, wherever it leads, and nothing else is said")
  func linkedFolders() throws {
    try inFolder { folder in
      let other = "\(folder)/other"
      try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
      for (name, target) in [("Templates", "other"), ("broken", "nowhere"), ("Content", "other")] {
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: target)
      }
      let message = "this cannot be read: it is a symbolic link, and links are not followed"
      for name in ["Templates", "broken"] {
        #expect(
          fault { _ = try ThemeFolder("\(folder)/\(name)", disk: .live) }
            == .error("\(folder)/\(name)", nil, nil, message))
      }
      #expect(Content.read(folder: folder, disk: .live).findings == [.error("Content", nil, nil, message)])
    }
  }

  @Test("A folder lists its names in order, with what they are")
  func list() throws {
    try inFolder { folder in
      for name in ["b", "a", "Z", "ä", ".hidden"] { try Data().write(to: URL(filePath: "\(folder)/\(name)")) }
      try FileManager.default.createDirectory(atPath: "\(folder)/folder", withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "folder")
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      #expect(
        try Disk.live.list(folder).map { "\($0.name) \($0.kind)" } == [
          ".hidden file", "Z file", "a file", "b file", "folder folder", "link other", "pipe other", "ä file",
        ])
      #expect(try Disk.live.list("\(folder)/none") == [])
      #expect(
        fault { _ = try Disk.live.list("\(folder)/a") }
          == .error("\(folder)/a", nil, nil, "this cannot be read: a part of its path is not a folder"))
      #expect(fault { _ = try Disk.live.list("\(folder)/link") } != nil)
    }
  }
}
