import Foundation

#if canImport(CLinux)
  import CLinux
#endif

extension Folder {
  /// What is in one folder, in the system's order; symbolic links in the last part of the path are not followed.
  func list(_ path: UnsafePointer<CChar>) throws(SystemFailure) -> [(name: String, kind: Kind)] {
    var entries: [(name: String, kind: Kind)] = []
    try eachEntry(of: path) { entries.append((String(decoding: $0, as: UTF8.self), $1)) }
    return entries
  }

  /// Gives the letters of each name in one folder to `body`; otherwise as `list`.
  func eachEntry(
    of path: UnsafePointer<CChar>, _ body: (UnsafeRawBufferPointer, Kind) -> Void
  ) throws(SystemFailure) {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let folder = try retrying(path) { openat(descriptor, path, flags) }
    try Folder.eachEntry(in: folder, path) { name, type throws(SystemFailure) in
      let letters = UnsafeRawBufferPointer(start: name, count: strlen(name))
      if letters.elementsEqual(".".utf8) || letters.elementsEqual("..".utf8) { return }
      body(letters, try Folder.kind(of: type, name: name, in: folder))
    }
  }

  private static func kind(of type: UInt8, name: UnsafePointer<CChar>, in folder: Int32) throws(SystemFailure) -> Kind {
    switch Int(type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_UNKNOWN):
      // Some file systems do not say it in the listing.
      var status = stat()
      _ = try retrying(name) { fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) }
      return Kind(mode: status.st_mode)
    default: return .other
    }
  }
}

#if canImport(CLinux)
  extension Folder {
    /// Bytes of entries that are asked for at once: at first, since nearly every folder holds one page, so few that they lie on the
    /// stack; then many.
    private static let few = 1 << 10
    private static let many = 32 << 10

    /// Gives the name of each entry of an open folder to `body`, with its type, and closes the folder. As `readdir` does it, without the
    /// memory and the questions that it begins with for each folder.
    private static func eachEntry(
      in folder: Int32, _ path: UnsafePointer<CChar>,
      _ body: (UnsafePointer<CChar>, UInt8) throws(SystemFailure) -> Void
    ) throws(SystemFailure) {
      defer { close(folder) }
      for room in [few, many] {
        let isDone = try withUnsafeTemporaryAllocation(byteCount: room, alignment: 8) {
          buffer throws(SystemFailure) -> Bool in
          repeat {
            let count = try retrying(path) { Int32(getdents64(folder, buffer.baseAddress, buffer.count)) }
            if count == 0 { return true }
            try eachEntry(of: UnsafeRawBufferPointer(rebasing: buffer[..<Int(count)]), body)
          } while room == many
          return false
        }
        if isDone { return }
      }
    }

    /// getdents(2): of each entry the inode and the place of the next in eight bytes each, its length in two, its type in one, and
    /// the name with a zero after it.
    private static func eachEntry(
      of entries: UnsafeRawBufferPointer, _ body: (UnsafePointer<CChar>, UInt8) throws(SystemFailure) -> Void
    ) throws(SystemFailure) {
      var start = 0
      while start < entries.count, let first = entries.baseAddress {
        let length = Int(entries.loadUnaligned(fromByteOffset: start + 16, as: UInt16.self))
        try body((first + start + 19).assumingMemoryBound(to: CChar.self), entries[start + 18])
        start += length
      }
    }
  }
#else
  extension Folder {
    /// Gives the name of each entry of an open folder to `body`, with its type, and closes the folder.
    private static func eachEntry(
      in folder: Int32, _ path: UnsafePointer<CChar>,
      _ body: (UnsafePointer<CChar>, UInt8) throws(SystemFailure) -> Void
    ) throws(SystemFailure) {
      guard let stream = fdopendir(folder) else {
        defer { close(folder) }
        throw SystemFailure(code: errno, path: String(cString: path))
      }
      defer { closedir(stream) }
      while true {
        errno = 0
        guard let entry = readdir(stream) else {
          if errno != 0 { throw SystemFailure(code: errno, path: String(cString: path)) }
          return
        }
        let type = entry.pointee.d_type
        try withUnsafePointer(to: &entry.pointee.d_name) { field throws(SystemFailure) in
          try field.withMemoryRebound(to: CChar.self, capacity: 256) { name throws(SystemFailure) in
            try body(name, type)
          }
        }
      }
    }
  }
#endif
