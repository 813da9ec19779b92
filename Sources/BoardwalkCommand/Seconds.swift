import ArgumentParser

/// A length of time as it is typed: `36h`, `2d`, `90m`.
struct Seconds: ExpressibleByArgument, Equatable {
  let count: Int64

  /// Ten years; nobody waits longer.
  private static let most: Int64 = 3_650 * 86_400

  init?(argument: String) {
    let units: [Character: Int64] = ["m": 60, "h": 3_600, "d": 86_400]
    guard let unit = argument.last.flatMap({ units[$0] }), let number = Int64(argument.dropLast()), number > 0 else {
      return nil
    }
    let (count, isTooLarge) = number.multipliedReportingOverflow(by: unit)
    guard !isTooLarge, count <= Self.most else { return nil }
    self.count = count
  }
}
