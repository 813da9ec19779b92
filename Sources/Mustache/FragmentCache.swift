/// What sections came to over records that come again, such as the row of a job that stands on several lists.
///
/// A section is kept where nothing within it depends on anything but its record. Names of the page around it may be written there,
/// such as the way to the site's root: they are looked up for each page. A section that asks more of the page is rendered each
/// time.
///
/// For the pages that one thread renders with one library.
public final class FragmentCache {
  /// By the identity of their records, which they hold on to.
  private var fragments: [ObjectIdentifier: Fragment] = [:]
  /// What all fragments say, one after the other.
  private var bytes: [UInt8] = []
  private var gaps: [Gap] = []
  /// By the instruction of the section; nil for one that cannot be kept.
  private var plans: [Int: FragmentPlan?] = [:]

  private struct Fragment {
    let record: Record
    /// The instruction of its section.
    let section: Int
    let bytes, gaps: Range<Int>
  }

  /// Where a value of the page around a fragment is written in it.
  struct Gap {
    /// What is written there now.
    var start, end: Int
    /// The instruction that writes it.
    var instruction: Int

    init(on page: Range<Int>, _ instruction: Int) {
      (start, end, self.instruction) = (page.lowerBound, page.upperBound, instruction)
    }
  }

  public init() {}

  /// Forgets the records and what they came to, but keeps the room.
  public func removeAll() {
    fragments.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
  }

  /// What of a section over records of a shape is the page's; nil when the section cannot be kept.
  func plan(of section: Int, over shape: Shape, in program: Program) -> FragmentPlan? {
    if let plan = plans[section] { return plan?.shape === shape ? plan : nil }
    let plan = FragmentPlan(of: section, over: shape, in: program)
    plans[section] = .some(plan)
    return plan
  }

  /// Hands over what a section over a record came to, if that is known: its text in parts, and the instruction that writes between
  /// one and the next; nil behind the last.
  func recall<Failure: Error>(
    _ record: Record, in section: Int,
    _ body: (_ text: UnsafeBufferPointer<UInt8>, _ instruction: Int?) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard let fragment = fragments[ObjectIdentifier(record)], fragment.section == section else { return false }
    var start = fragment.bytes.lowerBound
    for index in fragment.gaps {
      try lend(start..<gaps[index].start, gaps[index].instruction, body)
      start = gaps[index].start
    }
    try lend(start..<fragment.bytes.upperBound, nil, body)
    return true
  }

  private func lend<Failure: Error>(
    _ range: Range<Int>, _ instruction: Int?, _ body: (UnsafeBufferPointer<UInt8>, Int?) throws(Failure) -> Void
  ) throws(Failure) {
    try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[range]), instruction)
    }
  }

  /// Notes what a section over a record came to, while there is room.
  /// - Parameters:
  ///   - start: where it begins on the page, whose end is its end.
  ///   - between: where the page's own values are written in it.
  func note(_ record: Record, in section: Int, _ page: [UInt8], from start: Int, leaving between: [Gap]) {
    guard bytes.count < Limits.cacheBytes else { return }
    let (first, firstGap) = (bytes.count, gaps.count)
    var rest = page[start...]
    for gap in between {
      bytes += rest[..<gap.start]
      rest = page[gap.end...]
      gaps.append(Gap(on: bytes.count..<bytes.count, gap.instruction))
    }
    bytes += rest
    fragments[ObjectIdentifier(record)] = Fragment(
      record: record, section: section, bytes: first..<bytes.count, gaps: firstGap..<gaps.count)
  }
}

/// What of a section is its record's and what is the page's around it.
final class FragmentPlan {
  /// Of the records.
  let shape: Shape
  /// The instructions that write values of the page.
  private(set) var gaps: Set<Int> = []
  /// The instructions that write values of the record or of what is in it.
  private var own: Set<Int> = []

  /// Nil where the section depends on anything of the page but values that it writes: where it asks whether there is one, takes in
  /// a partial that the data names, or has or fills a block.
  init?(of section: Int, over shape: Shape, in program: Program) {
    self.shape = shape
    let body = section + 1..<Int(program.code[section].end)
    guard scan(body, Place(shapes: [shape], dot: .record(shape)), in: program) else { return nil }
  }

  /// Where a template stands: the shapes of the open records within the section, and the partials around it.
  private struct Place {
    var shapes: [Shape]
    var dot: Kind
    var partials: [Int32] = []

    func within(_ kind: Kind) -> Place {
      var place = self
      if case .flag = kind { return place }
      place.dot = kind
      if case .record(let shape) = kind { place.shapes.append(shape) }
      return place
    }
  }

  private func scan(_ body: Range<Int>, _ place: Place, in program: Program) -> Bool {
    var at = body.lowerBound
    while at < body.upperBound {
      let end = Int(program.code[at].end)
      switch program.code[at].step {
      case .text: break
      case .value(let name, _):
        // A partial may be taken in at two places, and its name be the record's at one of them only.
        let isOwn = isOwn(name, at: place, in: program)
        if isOwn { own.insert(at) } else { gaps.insert(at) }
        guard !(isOwn ? gaps : own).contains(at) else { return false }
      case .section(let name, let isInverted):
        guard isOwn(name, at: place, in: program),
          case .success(let kind) = program.kind(of: name, in: place.shapes, dot: place.dot)
        else { return false }
        let inner: Kind
        switch kind.wrapped {
        case .lambda: return false
        case .list(let items): inner = items.wrapped
        case let kind: inner = kind
        }
        guard scan(at + 1..<end, isInverted ? place : place.within(inner), in: program) else { return false }
      case .insertion(let tag):
        guard tag.kind == .partial, !tag.isDynamic, tag.template >= 0, !place.partials.contains(tag.template)
        else { return false }
        var inner = place
        inner.partials.append(tag.template)
        guard scan(program.bodies[Int(tag.template)], inner, in: program) else { return false }
      }
      at = end
    }
    return true
  }

  private func isOwn(_ name: Name, at place: Place, in program: Program) -> Bool {
    guard let first = program.words[name.range].first else { return true }
    return place.shapes.contains { $0.slot(of: first) != nil }
  }
}
