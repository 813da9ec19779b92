import DefaultTheme
import Foundation
import Testing

@testable import Boardwalk

/// A whole small board in one text file: files in, builds, files out.
///
///     What this board is about: any words.
///     -- Content/board.yml --
///     the file's text; `-- Content/jobs/x.md (removed) --` takes a file away
///     >> build 2026-11-21T08:00:00Z
///     warning: each finding of the build, line by line
///     == index.html ==
///     == robots.txt is ==
///     the whole text
///     == feed.xml has ==
///     lines of it,
///     in this order
///     == index.html lacks ==
///     a line of which nothing may be there
///
/// Every published file must be named after each build, and no other; only the theme's own assets go without saying.
struct GoldenBoard: CustomTestStringConvertible, Sendable {
  let name: String
  private let steps: [Step]

  var testDescription: String { name }

  private enum Step: Sendable {
    case file(String, String)
    case removal(String)
    case build(now: Int64, findings: [String])
    case output(String, Expectation, String)
  }

  private enum Expectation: String, Sendable {
    case there = ""
    case exact = " is"
    case has = " has"
    case lacks = " lacks"
  }

  /// All boards in `Tests/Sites`, by name.
  static func all() throws -> [GoldenBoard] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sites")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
      .map {
        try GoldenBoard(
          named: $0.deletingPathExtension().lastPathComponent, text: String(contentsOf: $0, encoding: .utf8))
      }
  }

  init(named name: String, text: String) throws {
    self.name = name
    steps = try Self.sections(of: text).compactMap { head, lines in try Self.step(head, lines, in: name) }
  }

  /// What of the board is not as it is written; empty when all of it is.
  func faults() async throws -> [String] {
    let board = try TestBoard()
    var faults: [String] = []
    var expected: [String] = []
    for (index, step) in steps.enumerated() {
      switch step {
      case .file(let path, let text): try board.write(text, to: path)
      case .removal(let path): try board.remove(path)
      case .build(let now, let findings):
        let found = await board.findings(board.run(now: now)).map {
          $0.description.replacing(board.path + "/", with: "")
        }
        faults += difference(found, findings, "finding")
        expected = steps[(index + 1)...].prefix { if case .output = $0 { true } else { false } }.compactMap {
          if case .output(let path, let kind, _) = $0, kind != .lacks { path } else { nil }
        }
        faults += difference(published(by: board), Array(Set(expected)).sorted(), "file")
      case .output(let path, let kind, let text):
        if let fault = fault(in: board.published(path) ?? "", kind, text) { faults.append("\(path): \(fault)") }
      }
    }
    return faults
  }
}

extension GoldenBoard {
  private static func sections(of text: String) -> [(head: String, lines: [String])] {
    var sections: [(head: String, lines: [String])] = []
    for line in text.components(separatedBy: "\n") {
      let isHead =
        line.hasPrefix(">> ") || ["--", "=="].contains { line.hasPrefix("\($0) ") && line.hasSuffix(" \($0)") }
      if isHead {
        sections.append((line, []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections
  }

  private static func step(_ head: String, _ lines: [String], in name: String) throws -> Step? {
    let words = String(head.dropFirst(3).dropLast(head.hasPrefix(">>") ? 0 : 3))
    let text = lines.joined(separator: "\n")
    switch head.prefix(2) {
    case "--" where words.hasSuffix(" (removed)"): return .removal(String(words.dropLast(10)))
    case "--": return .file(words, text)
    case "==":
      let kind = [Expectation.exact, .has, .lacks].first { words.hasSuffix($0.rawValue) } ?? .there
      return .output(String(words.dropLast(kind.rawValue.count)), kind, text)
    default:
      let time = try #require(
        words.split(separator: " ").last.flatMap { WrittenTime(String($0))?.instant }, "\(name): \(head)")
      return .build(now: time, findings: lines.filter { !$0.isEmpty })
    }
  }

  private func difference(_ found: [String], _ expected: [String], _ noun: String) -> [String] {
    found.filter { !expected.contains($0) }.map { "unexpected \(noun): \($0)" }
      + expected.filter { !found.contains($0) }.map { "missing \(noun): \($0)" }
  }

  private func published(by board: TestBoard) -> [String] {
    board.publishedPaths.filter { !$0.hasPrefix(".") && DefaultTheme.files[$0] == nil && $0 != "assets/strings.js" }
  }

  private func fault(in page: String, _ kind: Expectation, _ text: String) -> String? {
    let wanted = text.components(separatedBy: "\n").filter { !$0.isEmpty }
    switch kind {
    case .there: return nil
    case .exact:
      // An empty line before the next head is for the reader.
      return page.trimmingCharacters(in: .newlines) == text.trimmingCharacters(in: .newlines)
        ? nil : "is not as written but:\n\(page)"
    case .has:
      var rest = page[...]
      for line in wanted {
        guard let place = rest.firstRange(of: line) else { return "lacks “\(line)”" }
        rest = rest[place.upperBound...]
      }
      return nil
    case .lacks: return wanted.first { page.contains($0) }.map { "has “\($0)”" }
    }
  }
}
