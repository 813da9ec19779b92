extension Array {
  /// The same elements, beginning with the first whose turn it is today, where of all of them so many have their turn a
  /// day.
  ///
  /// - Parameters:
  ///   - share: how many; fewer than there are.
  ///   - now: the moment of the run, in seconds since 1970 UTC.
  func inTurn(_ share: Int, at now: Int64) -> [Element] {
    guard count > share else { return self }
    let first = abs(Int(now / 86_400) % count * share % count)
    return [Element](self[first...] + self[..<first])
  }
}
