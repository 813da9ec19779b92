/// What one core printed; counted always, timed only when somebody asks for statistics.
final class PrintTally {
  /// Written or taken so far.
  private(set) var files = 0
  private(set) var kinds: [String: RunStatistics.Cost] = [:]
  private(set) var templates: [String: RunStatistics.Cost] = [:]
  private(set) var largest: [RunStatistics.File] = []
  private let isTimed: Bool
  /// Of the piece of work at hand.
  private var made = 0
  private var bytes = 0

  init(isTimed: Bool) { self.isTimed = isTimed }

  /// Notes a file of the site that stood and stays.
  func take() { files += 1 }

  /// Notes a file that was made.
  func write(_ path: String, _ size: Int) {
    files += 1
    guard isTimed else { return }
    made += 1
    bytes += size
    if largest.count < RunStatistics.largestKept || size > largest[largest.count - 1].bytes {
      largest = RunStatistics.largest(of: largest + [RunStatistics.File(path: path, bytes: size)])
    }
  }

  /// Does a piece of work of one kind of page.
  func working(on kind: String, _ work: () throws -> Void) rethrows {
    guard isTimed else { return try work() }
    let start = ContinuousClock.now
    (made, bytes) = (0, 0)
    try work()
    kinds[kind, default: .init(name: kind)].add(made, bytes, start.duration(to: .now))
  }

  /// Prints a page with a template.
  func printing(with template: String, _ print: () throws -> Int) rethrows {
    let start = isTimed ? ContinuousClock.now : nil
    let size = try print()
    guard let start else { return }
    templates[template, default: .init(name: template)].add(1, size, start.duration(to: .now))
  }
}

extension RunStatistics.Cost {
  fileprivate mutating func add(_ files: Int, _ bytes: Int, _ time: Duration) {
    self.files += files
    self.bytes += bytes
    self.time += time
  }
}
