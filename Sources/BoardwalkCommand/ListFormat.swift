import ArgumentParser
import Boardwalk
import Foundation
import Markup

/// How `list` prints.
enum ListFormat: String, ExpressibleByArgument, CaseIterable {
  /// Columns for people.
  case table
  /// For spreadsheets: every cell quoted, none of them a formula.
  case csv
  /// An array of objects.
  case json

  /// - Parameter none: what a table says where there are no listings.
  func print(_ listings: [Listing], ofNone none: String) {
    switch self {
    case .table: table(listings.map(ListRow.init), ofNone: none)
    case .csv: csv([ListRow.names] + listings.map { ListRow($0).cells })
    case .json: json(listings.map(ListRow.init))
    }
  }
}

/// A listing as `list` shows it.
private struct ListRow: Encodable {
  let id, state, title, organization, place, posted: String
  let closes, closed, because: String?
  let firstSeen, checked: String
  let url: String

  init(_ listing: Listing) {
    id = listing.id.description
    state =
      switch listing.state {
      case .open: "open"
      case .closingSoon: "closing"
      case .closed: "closed"
      }
    title = listing.title
    organization = listing.organization
    place = listing.placeText
    posted = listing.posted.description
    closes = listing.deadline?.day.description
    closed = listing.end?.day.description
    because = listing.end.map { $0.cause.rawValue }
    firstSeen = Day(instant: listing.firstSeen).description
    checked = listing.checked == .max ? posted : Day(instant: listing.checked).description
    url = listing.path
  }

  static let names = [
    "state", "posted", "closes", "title", "organization", "place", "id", "closed", "because", "firstSeen", "checked",
    "url",
  ]

  var cells: [String] {
    [
      state, posted, closes ?? "", title, organization, place, id, closed ?? "", because ?? "", firstSeen, checked, url,
    ]
  }
}

extension ListFormat {
  /// The widest a column gets; longer texts end in “…”.
  private static let widths = [7, 10, 10, 44, 28, 26, 40]

  private func table(_ rows: [ListRow], ofNone none: String) {
    guard !rows.isEmpty else { return Output.print(none) }
    let texts = [ListRow.names.map { $0.uppercased() }] + rows.map(\.cells)
    let columns = Self.widths.indices.map { column in
      min(Self.widths[column], texts.map { $0[column].terminalWidth }.max() ?? 0)
    }
    for text in texts {
      let cells = columns.indices.map { column -> String in
        let cell = text[column]
        let cut =
          cell.terminalWidth > columns[column] ? cell.prefix(columns: columns[column] - 1) + "…" : Substring(cell)
        return cut + String(repeating: " ", count: columns[column] - cut.terminalWidth)
      }
      let line = cells.joined(separator: "  ")
      Output.print(line.prefix(upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex))
    }
    Output.print("\n\(rows.count) \(rows.count == 1 ? "job" : "jobs")")
  }

  func csv(_ rows: [[String]]) {
    for cells in rows {
      Output.print(cells.map(Self.cell).joined(separator: ","), terminator: "\r\n")
    }
  }

  /// Spreadsheets run a cell that begins with one of these as a formula, whoever wrote it (CWE-1236); the full-width
  /// forms too.
  private static let dangerous: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"]

  private static func cell(_ text: String) -> String {
    // Signs that nobody sees do not make it another one.
    let first = text.unicodeScalars.first { !$0.properties.isDefaultIgnorableCodePoint }
    let safe = first.map(dangerous.contains) ?? false ? "'" + text : text
    return "\"\(safe.replacingBytes(of: "\"", with: "\"\""))\""
  }

  func json(_ rows: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      Output.print(String(decoding: try encoder.encode(rows), as: UTF8.self))
    } catch {
      Output.print("[]")
    }
  }
}
