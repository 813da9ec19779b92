import Synchronization

/// Takes down what a run reads from the disk.
final class InputLedger: Sendable {
  private let sum = Mutex<UInt64>(0)

  /// Of everything that was read so far, in whatever order.
  var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(sum.withLock { $0 })
    return fingerprint
  }

  /// A disk whose reader is noted.
  func noting(_ disk: Disk) -> Disk {
    var noted = disk
    noted.read = { path, limit in
      let bytes = try disk.read(path, limit)
      var fingerprint = Fingerprint(path)
      fingerprint.add(bytes)
      self.add(fingerprint)
      return bytes
    }
    noted.list = { folder in
      let entries = try disk.list(folder)
      var fingerprint = Fingerprint(folder)
      for entry in entries {
        fingerprint.add(entry.name)
        fingerprint.add(entry.kind == .file)
        fingerprint.add(entry.kind == .folder)
      }
      self.add(fingerprint)
      return entries
    }
    return noted
  }

  /// A sum, because files may be read by several threads.
  private func add(_ fingerprint: Fingerprint) { sum.withLock { $0 &+= fingerprint.value } }
}
