/// What sections came to over records that come again, such as the row of a job that stands on several lists.
///
/// A section is kept where little within it depends on anything but what its record is made of. What is the page's, such as the way
/// to the site's root, and what fields call varying, is rendered anew each time in the gaps of what is kept. A section in which
/// that is not possible is rendered as a whole each time.
///
/// For the pages that one thread renders with one library.
public final class FragmentCache {
  private var fragments: [Key: Fragment] = [:]
  /// What all fragments say, one after the other.
  private var bytes: [UInt8] = []
  private var gaps: [Gap] = []
  /// By the instruction of the section; nil for one that cannot be kept.
  private var plans: [Int: FragmentPlan?] = [:]

  private struct Key: Hashable {
    let identity: ObjectIdentifier
    /// The instruction of the section.
    let section: Int
  }

  private struct Fragment {
    /// What it is kept as, which must not go and leave its identity to another.
    let subject: AnyObject
    let bytes, gaps: Range<Int>
  }

  /// Where something else is written in a fragment.
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

  /// Hands over what a section came to, if that is known: its text in parts, and between them the instructions of its gaps.
  ///
  /// - Returns: whether it is known.
  func recall<Failure: Error>(
    _ subject: AnyObject, in section: Int,
    _ body: (_ part: Part) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard let fragment = fragments[Key(identity: ObjectIdentifier(subject), section: section)] else { return false }
    var start = fragment.bytes.lowerBound
    for index in fragment.gaps {
      let gap = gaps[index]
      try lend(start..<gap.start, body)
      // Not while the bytes are lent: other sections may be noted within.
      try body(.gap(gap.instruction))
      start = gap.start
    }
    try lend(start..<fragment.bytes.upperBound, body)
    return true
  }

  enum Part {
    case text(UnsafeBufferPointer<UInt8>)
    case gap(Int)
  }

  private func lend<Failure: Error>(_ range: Range<Int>, _ body: (Part) throws(Failure) -> Void) throws(Failure) {
    try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(.text(UnsafeBufferPointer(rebasing: bytes[range])))
    }
  }

  /// Notes what a section came to, while there is room.
  /// - Parameters:
  ///   - subject: what it is kept as.
  ///   - start: where it begins on the page, whose end is its end.
  ///   - between: where the page's own values are written in it.
  func note(
    _ subject: AnyObject, in section: Int, _ page: UnsafeBufferPointer<UInt8>, from start: Int, leaving between: [Gap]
  ) {
    guard bytes.count < Limits.cacheBytes else { return }
    let (first, firstGap) = (bytes.count, gaps.count)
    var rest = page[start...]
    for gap in between {
      bytes += rest[..<gap.start]
      rest = page[gap.end...]
      gaps.append(Gap(on: bytes.count..<bytes.count, gap.instruction))
    }
    bytes += rest
    fragments[Key(identity: ObjectIdentifier(subject), section: section)] = Fragment(
      subject: subject, bytes: first..<bytes.count, gaps: firstGap..<gaps.count)
  }
}

/// What of a section is its record's, and what is written in gaps.
final class FragmentPlan {
  /// Of the records.
  let shape: Shape
  /// The instructions that write what is not only the record's.
  private(set) var gaps: Set<Int> = []
  /// The instructions that write what is.
  private var own: Set<Int> = []

  /// Nil where the section cannot be kept: it takes in a partial that the data names, has or fills a block, or asks within another
  /// record whether something of the page is there.
  init?(of section: Int, over shape: Shape, in program: Program) {
    self.shape = shape
    let body = section + 1..<Int(program.code[section].end)
    guard scan(body, Place(shapes: [shape], dot: .record(shape)), in: program) else { return nil }
  }

  /// Where a part of a template stands: the shapes of the open records from the section's on, and the partials around it.
  private struct Place {
    var shapes: [Shape]
    var dot: Kind
    var partials: [Int32] = []
    /// Whether nothing but the section is open here, and lines begin as they do on the page.
    var isPlain = true

    func within(_ kind: Kind) -> Place {
      var place = self
      if case .flag = kind { return place }
      place.isPlain = false
      place.dot = kind
      if case .record(let shape) = kind { place.shapes.append(shape) }
      return place
    }

    func within(_ tag: Insertion) -> Place {
      var place = self
      place.partials.append(tag.template)
      place.isPlain = isPlain && tag.indent.range.isEmpty
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
        guard note(at, isOwn: isOwn(name, at: place, in: program)) else { return false }
      case .section(let name, let isInverted):
        guard isOwn(name, at: place, in: program) else {
          guard place.isPlain, note(at, isOwn: false) else { return false }
          break
        }
        guard note(at, isOwn: true), let inner = kind(of: name, at: place, in: program),
          scan(at + 1..<end, isInverted ? place : place.within(inner), in: program)
        else { return false }
      case .insertion(let tag):
        guard tag.kind == .partial, !tag.isDynamic, tag.template >= 0, !place.partials.contains(tag.template),
          scan(program.bodies[Int(tag.template)], place.within(tag), in: program)
        else { return false }
      }
      at = end
    }
    return true
  }

  /// - Returns: false when the instruction is the other as well: a partial may be taken in at two places, and a name in it be the
  ///   record's at one of them only.
  private func note(_ instruction: Int, isOwn: Bool) -> Bool {
    if isOwn { own.insert(instruction) } else { gaps.insert(instruction) }
    return !(isOwn ? gaps : own).contains(instruction)
  }

  private func isOwn(_ name: Name, at place: Place, in program: Program) -> Bool {
    guard let first = program.words[name.range].first else { return true }
    for shape in place.shapes.reversed() {
      if let slot = shape.slot(of: first) { return !shape.isVarying(slot) }
    }
    return false
  }

  /// Of what a section opens; nil for a lambda.
  private func kind(of name: Name, at place: Place, in program: Program) -> Kind? {
    guard case .success(let kind) = program.kind(of: name, in: place.shapes, dot: place.dot) else { return nil }
    return switch kind.wrapped {
    case .lambda: nil
    case .list(let items): items.wrapped
    case let kind: kind
    }
  }
}
