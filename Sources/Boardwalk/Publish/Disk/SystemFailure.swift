import Foundation

/// A system call that failed: what the system said, and the path it was about.
struct SystemFailure: Error, Hashable {
  /// The system's `errno`.
  var code: Int32
  /// The path as it was given to the system, mostly relative to the output.
  var path: String

  /// `The disk is full`: the beginning of a sentence for people.
  var reason: String {
    switch code {
    case ENOSPC: "The disk is full"
    case EDQUOT: "The disk quota is used up"
    case EROFS: "The disk can only be read"
    case EACCES, EPERM: "Permission is missing"
    case EMFILE, ENFILE: "Too many files are open"
    case EIO: "The disk failed"
    case ENAMETOOLONG: "The name is too long for this disk"
    default: "The system says “\(String(cString: strerror(code)))”"
    }
  }

  /// `The disk is full while writing “jobs/x/index.html”: the old site stands.`
  func finding(while doing: String, in output: String, so outcome: String = "the old site stands") -> Diagnostic {
    Diagnostic(.error, at: .file(output), "\(reason) while \(doing) “\(path)”: \(outcome).")
  }
}
