import Foundation
import Testing

/// A folder of its own in which the built command is run, thrown away with the last reference.
final class Folder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "boardwalk-command-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { print("left behind: \(path)") }
  }

  func text(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data(), as: UTF8.self)
  }
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  func run(_ words: String...) throws -> (code: Int32, out: String, errors: String) { try run(words) }

  func run(
    _ words: [String], environment: [String: String] = [:]
  ) throws -> (code: Int32, out: String, errors: String) {
    try run(program: Self.built(), words, environment: environment)
  }

  /// Runs what a shell is told, with the built command as `$boardwalk`.
  func shell(_ script: String) throws -> (code: Int32, out: String, errors: String) {
    try run(program: "/bin/sh", ["-c", script], environment: ["boardwalk": Self.built()])
  }

  private func run(
    program: String, _ words: [String], environment: [String: String]
  ) throws -> (code: Int32, out: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    let (out, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (out, errors)
    try process.run()
    // Neither fills its pipe: the command prints some lines.
    let texts = [out, errors].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  static func built() throws -> String { try #require(command, "boardwalk is not built") }

  /// Beside the test bundle, where the package manager puts both.
  private static var command: String? {
    let places = [Bundle.main.executableURL] + Bundle.allBundles.map { Optional($0.bundleURL) }
    return places.compactMap { $0?.deletingLastPathComponent().appendingPathComponent("boardwalk").path }
      .first(where: FileManager.default.isExecutableFile)
  }
}
