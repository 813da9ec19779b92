import ArgumentParser
import Boardwalk
import Foundation
import Markup

/// How findings are printed.
enum FindingFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people, as compilers do it.
  case text
  /// One object a line, for programs.
  case json
  /// Workflow commands that GitHub shows beside the file.
  case github
}

/// Prints findings: errors and warnings of text to standard error, the rest to standard output.
struct FindingPrinter {
  var format: FindingFormat
  /// The absolute path of the board's folder, from which findings name files.
  var folder = FileManager.default.currentDirectoryPath

  func print(_ findings: [Diagnostic]) {
    for finding in findings {
      switch format {
      case .text: Output.tell(finding.description + "\n")
      case .json: Output.print(json(finding))
      case .github: Output.print(annotation(finding))
      }
    }
  }
}

extension FindingPrinter {
  private struct Line: Encodable {
    var severity, message: String
    var hint, file, source, url: String?
    var line, column: Int?
    var sourceLine, subject: String?
    var includedFrom: [String]?
  }

  private func json(_ finding: Diagnostic) -> String {
    var line = Line(severity: finding.severity.rawValue, message: finding.message, hint: finding.hint)
    switch finding.spot {
    case .board: break
    case .file(let path, let row, let column): (line.file, line.line, line.column) = (path, row, column)
    case .source(let name): line.source = name
    case .url(let url): line.url = url
    }
    (line.sourceLine, line.subject) = (finding.excerpt?.line, finding.subject)
    if !finding.trail.isEmpty { line.includedFrom = finding.trail.map(\.description) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(line), as: UTF8.self)
    } catch {
      return "{\"severity\":\"error\",\"message\":\"a finding could not be printed\"}"
    }
  }

  /// Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
  private func annotation(_ finding: Diagnostic) -> String {
    func escaped(_ text: String, inProperty: Bool) -> String {
      let signs = [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")] + (inProperty ? [(":", "%3A"), (",", "%2C")] : [])
      return signs.reduce(text) { $0.replacingBytes(of: $1.0, with: $1.1) }
    }
    var properties: [String] = []
    var message = finding.message
    if case .file(let path, let line, let column) = finding.spot {
      properties.append("file=\(escaped(annotated(path), inProperty: true))")
      if let line { properties.append("line=\(line)") }
      if let column { properties.append("col=\(column)") }
    } else if finding.spot != .board {
      message = "\(finding.spot): \(message)"
    }
    if let hint = finding.hint { message += "\n\(hint)" }
    for step in finding.way { message += "\n\(step.dropFirst(2))" }
    let joined = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    return "::\(finding.severity.rawValue)\(joined)::\(escaped(message, inProperty: false))"
  }

  /// The path of a file from the root of the repository, where GitHub's runner says where that is, else from where the program
  /// runs: a board may be one folder of many.
  private func annotated(_ path: String) -> String {
    let whole = plain(path.hasPrefix("/") ? path : "\(folder)/\(path)")
    let roots = [ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"], FileManager.default.currentDirectoryPath]
    let root = roots.compactMap { $0.map(plain) }.first { whole.hasPrefix($0 + "/") }
    return root.map { String(whole.dropFirst($0.count + 1)) } ?? whole
  }

  /// The absolute path without `.`, `..` and slashes at the end.
  private func plain(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
