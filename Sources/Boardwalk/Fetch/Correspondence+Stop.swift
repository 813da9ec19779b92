extension Correspondence {
  /// Why we ended it ourselves.
  enum Stop: Sendable, Hashable {
    case outOfTime(Duration)
    case tooManyBytes(Int)
    /// A reply with this status repeated the value of this variable.
    case secret(String, status: Int)
  }
}

extension Correspondence.Stop {
  /// What to say of it.
  var finding: Diagnostic {
    let stays = "Jobs of earlier runs stay on the board."
    switch self {
    case .outOfTime(let limit):
      return Diagnostic(
        .error, "It was given up after \(Int64(limit / .seconds(1))) s, the most that one source may take in a run.",
        hint: stays)
    case .tooManyBytes(let limit):
      return Diagnostic(
        .error,
        "It was given up because it sent more than \(limit) bytes, the most that is read of one source in a run.",
        hint: stays)
    case .secret(let name, let status):
      return Diagnostic(
        .error, "A reply (HTTP \(status)) repeats the value of \(name), so it was neither read nor kept.",
        hint: "\(stays) If the service refuses the key, check it; if it shows keys to everybody, tell its makers.")
    }
  }

  /// Whether what came before it may be believed to be a part of the answer.
  var leavesPart: Bool {
    if case .secret = self { false } else { true }
  }
}
