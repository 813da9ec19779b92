extension Response {
  /// How long the server asks us to wait (`Retry-After`, RFC 9110, section 10.2.3), as seconds or as a date.
  /// Nothing when it asks for nothing, or for something that makes no sense: a negative number, a time gone by,
  /// or more than a year.
  ///
  /// A date is measured by the server's own clock, which it sends along; `now`, in seconds since 1970, is for
  /// servers that do not.
  public func retryAfter(now: Int64) -> Duration? {
    guard let text = headers["Retry-After"], let seconds = seconds(text) ?? seconds(until: text, from: now) else {
      return nil
    }
    return (0...Self.longestSensibleWait).contains(seconds) ? .seconds(seconds) : nil
  }
}

extension Response {
  /// A year, in seconds. Nobody means more; a broken clock or counter does.
  fileprivate static let longestSensibleWait: Int64 = 365 * 24 * 60 * 60

  fileprivate func seconds(_ text: String) -> Int64? {
    // `Int64` alone would also read a plus sign, which the header does not have.
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int64(text) : nil
  }

  fileprivate func seconds(until text: String, from now: Int64) -> Int64? {
    guard let date = instant(ofHTTPDate: text) else { return nil }
    let start = headers.instant("Date") ?? now
    let (seconds, isTooLarge) = date.subtractingReportingOverflow(start)
    return isTooLarge ? nil : seconds
  }
}
