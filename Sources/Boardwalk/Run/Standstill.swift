/// What a whole build was made of, when that holds, and what it had to say. A build that would be made of the same need
/// neither choose nor print: the site stands as it is.
struct Standstill: Sendable, Hashable {
  /// Of all files that were read, the store, and the settings that no file says.
  var madeOf: Fingerprint
  /// The first moment from which on it holds, and the first at which it no longer does, in seconds since 1970 UTC.
  var moments: Range<Int64>
  /// The run before it.
  var before: Int64?
  var open: Int
  var openPosts: Int
  var duplicates: Int
  var ended: Int
  /// What choosing, printing and publishing had to say.
  var findings: [Diagnostic]
}

extension Standstill {
  /// As it is kept beside the site; nil when a finding says more than is kept.
  var bytes: [UInt8]? {
    guard findings.allSatisfy(\.isPlain) else { return nil }
    var row = RowWriter()
    row.write(Int(truncatingIfNeeded: madeOf.value))
    for number in [moments.lowerBound, moments.upperBound] { row.write(Int(number)) }
    row.write(before.map { Int($0) })
    for number in [open, openPosts, duplicates, ended] { row.write(number) }
    row.write(findings) { row, finding in
      row.write(finding.severity.rawValue)
      row.write(finding.isUsual ? 1 : 0)
      finding.spot.write(to: &row)
      row.write(finding.message)
      row.write(finding.hint)
    }
    return row.bytes
  }

  /// Nil for anything but what `bytes` gives, for the same things and with this moment among its own.
  init?(_ bytes: [UInt8], madeOf: Fingerprint, now: Int64) {
    do {
      self = try bytes.withUnsafeBytes { (bytes) throws(RowFault) in
        var row = RowReader(bytes)
        return try Standstill(from: &row)
      }
    } catch {
      return nil
    }
    guard self.madeOf == madeOf, moments.contains(now) else { return nil }
  }

  /// Whether a build that left these bytes was made of that.
  static func isNoted(_ madeOf: Fingerprint, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var row = RowReader(bytes)
      return (try? row.int()) == Int(truncatingIfNeeded: madeOf.value)
    }
  }

  private init(from row: inout RowReader) throws(RowFault) {
    madeOf = Fingerprint(value: UInt64(bitPattern: Int64(try row.int())))
    let (first, end) = (Int64(try row.int()), Int64(try row.int()))
    guard first <= end else { throw RowFault() }
    moments = first..<end
    before = try row.optionalInt().map { Int64($0) }
    (open, openPosts, duplicates, ended) = (try row.int(), try row.int(), try row.int(), try row.int())
    findings = try row.list { (row) throws(RowFault) in
      guard let severity = Diagnostic.Severity(rawValue: try row.string()) else { throw RowFault() }
      let isUsual = try row.int() == 1
      var finding = Diagnostic(
        severity, at: try Diagnostic.Spot(from: &row), try row.string(), hint: try row.optionalString())
      finding.isUsual = isUsual
      return finding
    }
  }
}

extension Diagnostic {
  /// Whether it says nothing but its place, its sentence and its hint.
  fileprivate var isPlain: Bool {
    var plain = Diagnostic(severity, at: spot, message, hint: hint)
    plain.isUsual = isUsual
    return self == plain
  }
}

extension Diagnostic.Spot {
  fileprivate func write(to row: inout RowWriter) {
    switch self {
    case .board: row.write(0)
    case .file(let path, let line, let column):
      row.write(1)
      row.write(path)
      row.write(line)
      row.write(column)
    case .source(let name):
      row.write(2)
      row.write(name)
    case .url(let url):
      row.write(3)
      row.write(url)
    }
  }

  fileprivate init(from row: inout RowReader) throws(RowFault) {
    switch try row.int() {
    case 0: self = .board
    case 1: self = .file(try row.string(), line: try row.optionalInt(), column: try row.optionalInt())
    case 2: self = .source(try row.string())
    case 3: self = .url(try row.string())
    default: throw RowFault()
    }
  }
}
