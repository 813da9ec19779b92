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

  @Test(
    "A store that nobody can look at is not taken for none", arguments: ["list", "check", "doctor", "build", "fetch"])
  func unreachable(command: String) throws {
    let folder = try Folder(CommandTests.posts)
    // As in a folder of another user, where root would find it all the same.
    let place = "\(folder.path)/.boardwalk"
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: ".boardwalk")
    let result = try folder.run([command] + CommandTests.now)
    #expect(result.code == 1, "\(result.out)")
    #expect(result.errors.contains(": error: "), "\(result.errors)")
  }

  @Test("A doctor says whether there is a store, and whether it is what was written")
  func doctor() throws {
    let folder = try Folder(CommandTests.posts)
    func said() throws -> String {
      let result = try folder.run(["doctor"] + CommandTests.now)
      #expect(result.code == 0 && result.errors == "")
      return result.out
    }
    #expect(try said().contains("\nstore    none: nothing was built or fetched here yet\n"))
    _ = try folder.run(["build"] + CommandTests.now)
    #expect(try said().contains("\nstore    is what the last run wrote\n"))
    let path = "\(folder.path)/.boardwalk/store.sqlite"
    var bytes = try #require(FileManager.default.contents(atPath: path))
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(
      try said().contains(
        "\nstore    The store is not what the last run wrote, so what it says may be wrong.\n         → Build: it is set aside"
      ))
  }
}
