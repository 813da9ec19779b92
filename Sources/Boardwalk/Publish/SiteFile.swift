/// What the board's own folder gives to be published as it is: a style, a picture, a file for a host.
enum SiteFile {
  /// An error for a file that no site can have, where it lies: found in the site it would be looked for there. Nil where nothing is
  /// wrong.
  ///
  /// - Parameter path: in the site.
  static func fault(of path: String, _ bytes: [UInt8], at spot: Diagnostic.Spot) -> Diagnostic? {
    if let reason = SitePath.fault(in: path) {
      return Diagnostic(.error, at: spot, "the path “\(path)” \(reason)", hint: "rename the file")
    }
    return bytes.withBytes { bytes in
      do throws(FormatFault) {
        try FileFormat.check(path, bytes) { _ in }
        return nil
      } catch {
        return Diagnostic(.error, at: spot, error.sentence(in: bytes))
      }
    }
  }
}
