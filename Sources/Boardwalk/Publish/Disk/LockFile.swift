import Foundation

/// A file that says that somebody is publishing, held by `flock`: whatever happens to the process, the system lets go
/// of it.
final class LockFile: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Takes the lock, or throws at once when another process has it.
  /// - Parameter output: the folder that findings name.
  init(_ path: String, for output: String) throws(Diagnostic) {
    self.path = path
    do throws(SystemFailure) {
      while let file = try LockFile.take(path) {
        // Its last holder may have removed the file between our opening it and our taking the lock.
        guard let stands = LockFile.stands(file, at: path) else {
          let failure = SystemFailure(code: errno, path: path)
          close(file)
          throw failure
        }
        if stands {
          descriptor = file
          try LockFile.sign(file, path)
          return
        }
        close(file)
      }
    } catch {
      throw error.finding(while: "making the lock file", in: output)
    }
    var finding = Diagnostic(
      .error, at: .file(output), "Another build\(LockFile.holder(of: path)) is publishing into the same folder.",
      hint: "Wait until it has ended, or give this one another --output.")
    finding.stop = .locked
    throw finding
  }

  deinit { close(descriptor) }

  /// Lets the next one in. The file goes first, while nobody else can hold it.
  func release() {
    if LockFile.stands(descriptor, at: path) == true { unlink(path) }
    flock(descriptor, LOCK_UN)
  }
}

extension LockFile {
  /// The open file with the lock on it; nil when another process has it.
  private static func take(_ path: String) throws(SystemFailure) -> Int32? {
    let file = try retrying(path) { open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666) }
    do {
      _ = try retrying(path) { flock(file, LOCK_EX | LOCK_NB) }
      return file
    } catch {
      close(file)
      if error.code == EWOULDBLOCK { return nil }
      throw error
    }
  }

  /// Whether the open file is still the one of that name; nil when the system does not say.
  private static func stands(_ file: Int32, at path: String) -> Bool? {
    var mine = stat()
    var named = stat()
    guard fstat(file, &mine) == 0 else { return nil }
    guard lstat(path, &named) == 0 else { return errno == ENOENT ? false : nil }
    return mine.st_ino == named.st_ino && mine.st_dev == named.st_dev
  }

  /// Writes who holds the lock, for the one who is kept out.
  private static func sign(_ file: Int32, _ path: String) throws(SystemFailure) {
    let words = "\(getpid())\n"
    _ = try retrying(path) { ftruncate(file, 0) }
    _ = try retrying(path) { Int32(clamping: pwrite(file, words, words.utf8.count, 0)) }
  }

  private static func holder(of path: String) -> String {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var letters = [UInt8](repeating: 0, count: 20)
    let count = read(file, &letters, letters.count)
    guard count > 0, let process = Int32(String(decoding: letters[..<count], as: UTF8.self).prefix { $0.isNumber })
    else { return "" }
    return " (process \(process))"
  }
}
