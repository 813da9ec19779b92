import Foundation

/// What was measured: the median of all rounds, by processor time, as other programs may share the machine.
struct Table: CustomStringConvertible {
  private var names: [String] = []
  private var rates: [Row: [Rate]] = [:]

  private struct Row: Hashable {
    var name: String
    var isOther: Bool
  }

  private struct Rate {
    var perProcessorSecond, perSecond, megabytes: Double
  }

  /// - Parameter work: makes the pages and returns their bytes.
  mutating func measure(_ name: String, pages: Int, isOther: Bool = false, _ work: () throws -> Int) rethrows {
    let (start, processorStart) = (Self.seconds(CLOCK_MONOTONIC), Self.seconds(CLOCK_PROCESS_CPUTIME_ID))
    let bytes = Double(try work())
    let wall = Self.seconds(CLOCK_MONOTONIC) - start
    let processor = Self.seconds(CLOCK_PROCESS_CPUTIME_ID) - processorStart
    if !names.contains(name) { names.append(name) }
    rates[Row(name: name, isOther: isOther), default: []].append(
      Rate(
        perProcessorSecond: Double(pages) / processor, perSecond: Double(pages) / wall,
        megabytes: bytes / processor / 1e6))
  }

  var description: String {
    let head = """
      | | renders a processor second | a wall second | MB a processor second | swift-mustache 2.1.1 | ratio |
      |---|--:|--:|--:|--:|--:|
      """
    return ([head] + names.map(line)).joined(separator: "\n")
  }

  private func line(_ name: String) -> String {
    let ours = rates[Row(name: name, isOther: false), default: []]
    let other = Self.median(rates[Row(name: name, isOther: true), default: []].map(\.perProcessorSecond))
    let rate = Self.median(ours.map(\.perProcessorSecond))
    let cells = [
      name, Self.whole(rate), Self.whole(Self.median(ours.map(\.perSecond))),
      Self.whole(Self.median(ours.map(\.megabytes))), other == 0 ? "" : Self.whole(other),
      other == 0 ? "" : Self.ratio(rate / other),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func median(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }

  private static func ratio(_ number: Double) -> String {
    number < 10 ? "\((number * 10).rounded() / 10)×" : "\(Int(number))×"
  }

  /// A whole number with its thousands set apart.
  private static func whole(_ number: Double) -> String {
    let digits = String(Int(number.rounded()))
    return String(
      digits.enumerated().flatMap { place, digit in
        place > 0 && (digits.count - place) % 3 == 0 ? [",", digit] : [digit]
      })
  }
}
