import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Disk {
  /// The files of this machine.
  public static let live = Disk(
    read: { path, limit in try readRegularFile(path, limit: limit) },
    list: { folder in try listFolder(folder) },
    write: { path, bytes in
      do {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file, options: .atomic)
      } catch {
        throw Diagnostic(.error, at: .file(path), error.localizedDescription)
      }
    },
    remove: { path in
      if unlink(path) != 0, errno != ENOENT { throw refusal(of: path, because: errno) }
    },
    move: { path, newPath in
      if rename(path, newPath) != 0 { throw refusal(of: path, because: errno) }
    })
}

/// Names in one folder; with more, something else than a board's content is read.
private let mostEntries = 1_000_000

private func readRegularFile(_ path: String, limit: Int) throws(Diagnostic) -> [UInt8] {
  // Without O_NONBLOCK opening a FIFO waits until somebody writes into it.
  let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  guard file >= 0 else { throw refusal(of: path, because: errno) }
  defer { close(file) }
  var status = stat()
  guard fstat(file, &status) == 0 else { throw refusal(of: path, because: errno) }
  guard kind(of: status) == .file else {
    throw Diagnostic(.error, at: .file(path), "this is not a regular file, so it is not read")
  }
  guard status.st_size <= limit else { throw tooLarge(path, limit: limit) }
  // The file may grow meanwhile: one byte more than is allowed shows it.
  return try readAll(of: file, at: path, expecting: Int(status.st_size), limit: limit)
}

private func readAll(of file: Int32, at path: String, expecting size: Int, limit: Int) throws(Diagnostic) -> [UInt8] {
  var code: Int32 = 0
  // With room for one byte more than was said, so that the end shows.
  var bytes = [UInt8](unsafeUninitializedCapacity: max(size, 0) + 1) { bytes, count in
    while count < bytes.count {
      let taken = read(file, bytes.baseAddress.map { $0 + count }, bytes.count - count)
      if taken < 0, errno == EINTR { continue }
      code = taken < 0 ? errno : 0
      guard taken > 0 else { return }
      count += taken
    }
  }
  guard code == 0 else { throw refusal(of: path, because: code) }
  // A file that grew meanwhile, or one that never says its size.
  var chunk: [UInt8] = []
  while bytes.count > size {
    guard bytes.count <= limit else { throw tooLarge(path, limit: limit) }
    if chunk.isEmpty { chunk = [UInt8](repeating: 0, count: 1 << 20) }
    let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw refusal(of: path, because: errno) }
    guard count > 0 else { return bytes }
    bytes += chunk[..<count]
  }
  return bytes
}

private func listFolder(_ folder: String) throws(Diagnostic) -> [Disk.Entry] {
  let file = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  guard file >= 0 else {
    let reason = errno
    if reason == ENOENT { return [] }
    var status = stat()
    let isLink = lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    throw refusal(of: folder, because: isLink ? ELOOP : reason)
  }
  guard let stream = fdopendir(file) else {
    let reason = errno
    close(file)
    throw refusal(of: folder, because: reason)
  }
  defer { closedir(stream) }
  var entries: [Disk.Entry] = []
  while true {
    errno = 0
    guard let entry = readdir(stream) else { break }
    guard let name = name(of: entry) else {
      entries.append(Disk.Entry(name: "a name that is not UTF-8", kind: .other))
      continue
    }
    if name == "." || name == ".." { continue }
    guard entries.count < mostEntries else {
      throw Diagnostic(.error, at: .file(folder), "this folder has more than \(mostEntries) files")
    }
    var status = stat()
    let isThere = fstatat(file, name, &status, AT_SYMLINK_NOFOLLOW) == 0
    entries.append(Disk.Entry(name: name, kind: isThere ? kind(of: status) : .other))
  }
  guard errno == 0 else { throw refusal(of: folder, because: errno) }
  return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}

private func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
  let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
  return withUnsafePointer(to: &entry.pointee.d_name) { name in
    name.withMemoryRebound(to: CChar.self, capacity: capacity) { String(validatingCString: $0) }
  }
}

private func kind(of status: stat) -> Disk.Entry.Kind {
  switch status.st_mode & S_IFMT {
  case S_IFREG: .file
  case S_IFDIR: .folder
  default: .other
  }
}

private func tooLarge(_ path: String, limit: Int) -> Diagnostic {
  let (megabytes, rest) = limit.quotientAndRemainder(dividingBy: 1 << 20)
  let most = megabytes > 0 && rest == 0 ? "\(megabytes) MB" : "\(limit) bytes"
  return Diagnostic(
    .error, at: .file(path), "this file has more than \(most), the most that is read",
    hint: "divide it into smaller ones")
}

private func refusal(of path: String, because code: Int32) -> Diagnostic {
  let reason =
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "it may not be read by this user"
    case ELOOP: "it is a symbolic link, and links are not followed"
    case ENOTDIR: "a part of its path is not a folder"
    default: String(cString: strerror(code))
    }
  return Diagnostic(.error, at: .file(path), "this cannot be read: \(reason)")
}
