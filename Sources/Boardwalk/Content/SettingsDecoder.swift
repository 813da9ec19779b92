/// Reads settings into any `Decodable` type and says everything that is wrong with them, not only the first thing.
///
/// Property names are written with hyphens in the file: `salaryMin` is `salary-min`. A field that no property asked for
/// is a finding.
struct SettingsDecoder {
  /// The path findings name.
  var file: String
  /// The line of the file on which the settings begin.
  var firstLine = 1
  var limits = SettingsTree.Limits.frontMatter

  /// Nil when the settings are of no use at all. A value beside an error is made up where the file says nothing usable:
  /// it serves only to look for more that is wrong.
  /// - Parameter log: for callers who want to know more than the findings.
  func decode<Value: Decodable>(
    _ type: Value.Type, from yaml: String, log known: DecodingLog? = nil
  ) -> (value: Value?, findings: [Diagnostic]) {
    let tree: SettingsTree
    do throws(Diagnostic) {
      tree = try SettingsTree(yaml: yaml, file: file, firstLine: firstLine, limits: limits)
    } catch {
      return (nil, [error])
    }
    let log = known ?? DecodingLog(file: file)
    let value: Value?
    do {
      value = try FieldDecoder(tree: tree, name: nil, log: log).value(as: type)
    } catch {
      log.record(error, at: tree.place)
      value = nil
    }
    log.recordUnknownFields(in: tree)
    log.noteFields(of: tree)
    return (value, log.findings.sorted(by: isEarlier))
  }

  private func isEarlier(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    guard case .file(_, let leftLine, let leftColumn) = left.spot,
      case .file(_, let rightLine, let rightColumn) = right.spot
    else { return false }
    return (leftLine ?? 0, leftColumn ?? 0) < (rightLine ?? 0, rightColumn ?? 0)
  }
}
