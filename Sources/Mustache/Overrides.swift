/// The parents that a place in a page is within, and what they put in the place of blocks.
struct Overrides {
  /// The parents entered so far, each with the number of the one around it.
  private var frames: [(parent: Int, outer: Int?)] = []
  /// The innermost parent that counts here.
  private var innermost: Int?

  /// A place to come back to.
  struct Mark {
    fileprivate var count: Int
    fileprivate var innermost: Int?
  }

  /// What fills a block.
  struct Filling {
    /// The first instruction of the content.
    var start: Int
    var body: Body
    /// The parents that count within the content: those around the template it is written in.
    fileprivate var outer: Int?
  }

  var mark: Mark { Mark(count: frames.count, innermost: innermost) }

  /// Enters a parent, given the number of its instruction.
  mutating func enter(parent: Int) {
    frames.append((parent, innermost))
    innermost = frames.count - 1
  }

  mutating func enter(_ filling: Filling) { innermost = filling.outer }

  mutating func leave(to mark: Mark) {
    frames.removeLast(frames.count - mark.count)
    innermost = mark.innermost
  }

  /// What fills a block here, if anything does: the outermost parent decides, it is nearest to the page.
  func filling(of block: Name, in program: Program) -> Filling? {
    var filling: Filling?
    var next = innermost
    while let number = next {
      let frame = frames[number]
      if let (start, body) = program.override(of: block, inParent: frame.parent) {
        filling = Filling(start: start, body: body, outer: frame.outer)
      }
      next = frame.outer
    }
    return filling
  }

  /// The parents that count here, each once.
  var parents: Set<Int> {
    var parents: Set<Int> = []
    var next = innermost
    while let number = next {
      parents.insert(frames[number].parent)
      next = frames[number].outer
    }
    return parents
  }
}

extension Program {
  /// The content that a parent gives to a block.
  fileprivate func override(of block: Name, inParent parent: Int) -> (start: Int, body: Body)? {
    guard case .parent(_, let end) = code[parent] else { return nil }
    var at = parent + 1
    while at < end, case .override(let name, let body, let next) = code[at] {
      if name == block { return (at + 1, body) }
      at = Int(next)
    }
    return nil
  }
}
