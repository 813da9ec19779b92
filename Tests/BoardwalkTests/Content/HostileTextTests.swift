import Foundation
import Testing

@testable import Boardwalk

@Suite("Front matter nobody would write")
struct HostileTextTests {
  /// Splitmix64: the same bytes in every run.
  struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  static let scraps = [
    "title", "posted", "pay", "contact", "skills", ":", ": ", "- ", "? ", "[", "]", "{", "}", ",", "&a", "*a", "!!str ",
    "!", "|", ">", "\"", "'", "\\", "#", "%", "@", "`", "~", "null", "2026-11-20", "-0", "1e9", "\n", "\n  ", "\n\t",
    "\r\n", "---", "\n---\n", "...", "<<", "\u{FEFF}", "\u{2028}", "\u{0}", "é", "職", "\\uD800", "\\x", "=",
  ]

  @Test("Whatever the bytes, there is an answer, and the findings stay in the file")
  func random() {
    var dice = Dice(state: 11)
    for round in 0..<4000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &dice) {
        if round.isMultiple(of: 3) {
          bytes.append(UInt8.random(in: .min ... .max, using: &dice))
        } else if let scrap = Self.scraps.randomElement(using: &dice) {
          bytes += Array(scrap.utf8)
        }
      }
      var board = BoardInMemory([:])
      board.files["Content/board.yml"] = bytes
      board.files["Content/jobs/a.md"] = Array("---\n".utf8) + bytes + Array("\n---\n".utf8) + bytes
      board.files["Content/referrals/a.md"] = Array("---\ntitle: A\n".utf8) + bytes + Array("\n---\n".utf8)
      let lines = bytes.count { $0 == 10 } + 8
      for finding in board.read().findings {
        guard case .file(_, let line, _) = finding.spot else {
          Issue.record("A finding without a file: \(finding)")
          continue
        }
        #expect((line ?? 1) >= 1 && (line ?? 1) <= lines)
      }
    }
  }

  @Test(
    "Texts that broke other readers of YAML are read or refused, at once",
    .enabled(if: ProcessInfo.processInfo.environment["STRINGS_CORPUS"] != nil))
  func corpus() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["STRINGS_CORPUS"])
    let data = try Data(contentsOf: URL(filePath: "\(folder)/yaml-front-matter.json"))
    let texts = try JSONDecoder().decode([String: String].self, from: data)
    #expect(!texts.isEmpty)
    let before = ContinuousClock.now
    for (name, text) in texts {
      let alone = SettingsDecoder(file: name).decode(PageFields.self, from: text).findings
      #expect(alone.allSatisfy { $0.severity == .error })
      let found = BoardInMemory.findings(in: "Content/pages/a.md", "---\n\(text)\n---\n")
      // A fence in the text would end the fields early.
      #expect(alone.isEmpty || !found.isEmpty || text.contains("---"), "\(name)")
    }
    #expect(ContinuousClock.now - before < .seconds(5))
  }
}
