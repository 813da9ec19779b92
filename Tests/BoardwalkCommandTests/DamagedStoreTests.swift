import Foundation
import Testing

@Suite("Commands and a damaged store")
struct DamagedStoreTests {
  @Test("A list of a damaged store says so, beside what it shows")
  func listOfDamaged() throws {
    let folder = try Folder(CommandTests.posts)
    _ = try folder.run(["build"] + CommandTests.now)
    let sound = try folder.run(["list", "--format", "csv"] + CommandTests.now)
    #expect(sound.errors.isEmpty)
    let path = "\(folder.path)/.boardwalk/store.sqlite"
    var bytes = try #require(FileManager.default.contents(atPath: path))
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: URL(fileURLWithPath: path))
    let damaged = try folder.run(["list", "--format", "csv"] + CommandTests.now)
    #expect((damaged.code, damaged.out) == (0, sound.out))
    #expect(damaged.errors.hasPrefix(".boardwalk/store.sqlite: warning: The store is not what the last run wrote"))
  }
}
