import CCompression

/// A way to make a file smaller that browsers ask servers for; the smaller one stands beside the file, and a server that
/// looks for it (`gzip_static`, `brotli_static`) need not make it for every visitor.
enum Compression: String, Sendable, CaseIterable {
  case gzip = "gz"
  case brotli = "br"

  /// Kinds of files that are small already are not on the list.
  private static let worthwhile: Set = ["css", "html", "ics", "js", "json", "mjs", "svg", "txt", "webmanifest", "xml"]
  /// As small as zlib makes it.
  private static let gzipLevel: Int32 = 9
  /// A page takes a millisecond; the best level takes thirty for three hundredths less.
  private static let brotliQuality: Int32 = 9

  /// Whether a file gets smaller ones beside it.
  static func isWorthwhile(_ path: String) -> Bool {
    path.lastIndex(of: ".").map { worthwhile.contains(String(path[path.index(after: $0)...])) } ?? false
  }

  /// The bytes, smaller; the same in every run. Throws a `Diagnostic` when there is no memory for it.
  func compressed(_ bytes: [UInt8]) throws -> [UInt8] {
    switch self {
    case .gzip: try Self.gzip(bytes)
    case .brotli: try Self.brotli(bytes)
    }
  }
}

extension Compression {
  private static func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
    var stream = z_stream()
    guard deflate_init_gzip(&stream, gzipLevel) == Z_OK else { throw noMemory }
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let isDone = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(truncatingIfNeeded: input.count))
        (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(truncatingIfNeeded: output.count))
        return deflate(&stream, Z_FINISH) == Z_STREAM_END
      }
    }
    guard isDone else { throw noMemory }
    output.removeLast(output.count - Int(stream.total_out))
    return output
  }

  private static func brotli(_ bytes: [UInt8]) throws -> [UInt8] {
    var size = max(BrotliEncoderMaxCompressedSize(bytes.count), 16)
    var output = [UInt8](repeating: 0, count: size)
    guard
      BrotliEncoderCompress(
        brotliQuality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, bytes.count, bytes, &size, &output) == BROTLI_TRUE
    else { throw noMemory }
    output.removeLast(output.count - size)
    return output
  }

  private static var noMemory: Diagnostic { Diagnostic(.error, "There is not enough memory to compress a file.") }
}

extension BoardSettings {
  /// What smaller files stand beside each.
  var compressions: [Compression] {
    (outputs.contains(.gzip) ? [.gzip] : []) + (outputs.contains(.brotli) ? [.brotli] : [])
  }
}

extension Outlet {
  /// An outlet that puts smaller files beside each.
  func compressing(_ ways: [Compression]) -> Outlet {
    guard !ways.isEmpty else { return self }
    var outlet = self
    outlet.write = { path, bytes, fingerprint in
      try write(path, bytes, fingerprint)
      guard Compression.isWorthwhile(path) else { return }
      for way in ways { try write("\(path).\(way.rawValue)", way.compressed(bytes), fingerprint) }
    }
    outlet.takes = { path, fingerprint in
      guard try takes(path, fingerprint) else { return false }
      guard Compression.isWorthwhile(path) else { return true }
      for way in ways where try !takes("\(path).\(way.rawValue)", fingerprint) {
        try write("\(path).\(way.rawValue)", way.compressed(standing(path)), fingerprint)
      }
      return true
    }
    return outlet
  }
}
