import Foundation

extension Folder {
  /// How a file compares with the bytes it is to have.
  enum Likeness: Sendable, Hashable {
    case missing, equal, different
    /// A folder, a symbolic link, a device; or something above it is no folder.
    case noFile
  }

  /// Writes a new file. Throws when there is one.
  /// - Returns: what the disk says of it: to ask later, by its path, takes several times as long.
  @discardableResult
  func create(
    _ path: UnsafePointer<CChar>, _ bytes: UnsafeRawBufferPointer, rights: mode_t = 0o666
  ) throws(SystemFailure) -> FileFacts {
    let file = try open(path, O_WRONLY | O_CREAT | O_EXCL, rights: rights)
    var status = stat()
    do {
      try pour(bytes, into: file, path)
      _ = try retrying(path) { fstat(file, &status) }
    } catch {
      close(file)
      throw error
    }
    // Some file systems report a full disk only here.
    guard close(file) == 0 || errno == EINTR else { throw SystemFailure(code: errno, path: String(cString: path)) }
    return FileFacts(status)
  }

  /// The same of bytes in an array.
  @discardableResult
  func create(
    _ path: UnsafePointer<CChar>, _ bytes: [UInt8], rights: mode_t = 0o666
  ) throws(SystemFailure) -> FileFacts {
    try bytes.withBytes { bytes throws(SystemFailure) in try create(path, bytes, rights: rights) }
  }

  /// Compares a file with bytes without reading more than needed.
  func likeness(_ path: UnsafePointer<CChar>, to bytes: UnsafeRawBufferPointer) throws(SystemFailure) -> Likeness {
    let file: Int32
    do {
      // Without O_NONBLOCK a FIFO would wait for somebody to write into it.
      file = try open(path, O_RDONLY | O_NONBLOCK)
    } catch  where error.code == ENOENT {
      return .missing
    } catch  where error.code == ENOTDIR || error.code == ELOOP || error.code == ENXIO {
      return .noFile
    }
    defer { close(file) }
    if try holds(file, path, bytes) { return .equal }
    var status = stat()
    _ = try retrying(path) { fstat(file, &status) }
    return Kind(mode: status.st_mode) == .file ? .different : .noFile
  }

  /// The bytes of a file. Throws `EFBIG` when there are more than `limit`.
  func read(_ path: UnsafePointer<CChar>, limit: Int) throws(SystemFailure) -> [UInt8] {
    let file = try open(path, O_RDONLY | O_NONBLOCK)
    defer { close(file) }
    var status = stat()
    _ = try retrying(path) { fstat(file, &status) }
    guard Kind(mode: status.st_mode) == .file else { throw SystemFailure(code: EISDIR, path: String(cString: path)) }
    guard status.st_size <= limit else { throw SystemFailure(code: EFBIG, path: String(cString: path)) }
    var failure: SystemFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      do throws(SystemFailure) {
        count = try fill(UnsafeMutableRawBufferPointer(buffer), from: file, path)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Copies a file into another folder under the same path, with its rights and its time of change.
  func copy(_ path: UnsafePointer<CChar>, into folder: Folder) throws(SystemFailure) {
    if try kind(of: path) == .other {
      return try folder.makeLink(path, to: try target(of: path))
    }
    let source = try open(path, O_RDONLY | O_NONBLOCK)
    defer { close(source) }
    var status = stat()
    _ = try retrying(path) { fstat(source, &status) }
    let copy = try folder.open(path, O_WRONLY | O_CREAT | O_EXCL, rights: status.st_mode & 0o777)
    defer { close(copy) }
    try copyBytes(from: source, to: copy, path)
    #if canImport(Darwin)
      let times = [status.st_atimespec, status.st_mtimespec]
    #else
      let times = [status.st_atim, status.st_mtim]
    #endif
    _ = try retrying(path) { futimens(copy, times) }
  }
}

extension Folder {
  /// Bytes of a file that are looked at in one call: larger than nearly every page.
  private static let stride = 256 << 10

  private func holds(
    _ file: Int32, _ path: UnsafePointer<CChar>, _ bytes: UnsafeRawBufferPointer
  ) throws(SystemFailure) -> Bool {
    // One byte more than wanted, so that a longer file shows itself.
    let size = min(bytes.count + 1, Folder.stride)
    return try withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) {
      buffer throws(SystemFailure) -> Bool in
      var rest = bytes[...]
      while true {
        let count = Foundation.read(file, buffer.baseAddress, size)
        if count < 0 {
          if errno == EINTR { continue }
          if errno == EISDIR || errno == EAGAIN { return false }
          throw SystemFailure(code: errno, path: String(cString: path))
        }
        if count == 0 { return rest.isEmpty }
        guard count <= rest.count, let found = buffer.baseAddress,
          let wanted = UnsafeRawBufferPointer(rebasing: rest).baseAddress, memcmp(found, wanted, count) == 0
        else { return false }
        rest = rest.dropFirst(count)
        // A file gives less than was asked for only at its end.
        if rest.isEmpty, count < size { return true }
      }
    }
  }

  private func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from file: Int32, _ path: UnsafePointer<CChar>
  ) throws(SystemFailure) -> Int {
    var filled = 0
    while filled < buffer.count {
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = Foundation.read(file, part.baseAddress, part.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemFailure(code: errno, path: String(cString: path))
      }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  private func copyBytes(from source: Int32, to copy: Int32, _ path: UnsafePointer<CChar>) throws(SystemFailure) {
    try withUnsafeTemporaryAllocation(byteCount: Folder.stride, alignment: 16) { buffer throws(SystemFailure) in
      while true {
        let count = try fill(buffer, from: source, path)
        if count == 0 { return }
        try pour(UnsafeRawBufferPointer(rebasing: buffer[..<count]), into: copy, path)
      }
    }
  }

  private func pour(
    _ bytes: UnsafeRawBufferPointer, into file: Int32, _ path: UnsafePointer<CChar>
  ) throws(SystemFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0 {
        if errno == EINTR { continue }
        throw SystemFailure(code: errno, path: String(cString: path))
      }
      rest = rest.dropFirst(written)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Where the byte stands first from a place on; nil when it does not any more.
  func place(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count, let first = baseAddress, let found = memchr(first + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - first
  }

  /// Whether the other has the same bytes.
  func equals(_ other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let mine = baseAddress, let its = other.baseAddress else { return true }
    return memcmp(mine, its, count) == 0
  }
}

extension [UInt8] {
  /// The bytes as they lie in memory.
  func withBytes<Result, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeBufferPointer { buffer throws(Failure) -> Result in try body(UnsafeRawBufferPointer(buffer)) }
  }
}
