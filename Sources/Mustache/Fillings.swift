/// The parents that a place in a page is within, and what they fill its blocks with.
package struct Fillings {
  /// The parents entered so far, each with the number of the one around it; -1 for none.
  private var parents: [(instruction: Int, outer: Int)] = []
  /// The innermost parent that counts here.
  private var innermost = -1

  package init() {}

  package mutating func enter(parent instruction: Int) {
    parents.append((instruction, innermost))
    innermost = parents.count - 1
  }

  /// Enters what fills a block, if anything does, and gives its instructions: the outermost parent decides, as it is
  /// nearest to the page. Within the filling only those parents count that are around the template it is written in.
  package mutating func fill(_ name: Name, in program: Program, steps: inout Int) -> Range<Int>? {
    var filling: Range<Int>?
    for (parent, outer) in chain {
      var at = parent + 1
      while at < program.code[parent].end, case .insertion(let block) = program.code[at].step {
        let body = at + 1..<Int(program.code[at].end)
        steps += 1
        at = body.upperBound
        guard block.name == name else { continue }
        (filling, innermost) = (body, outer)
        break
      }
    }
    return filling
  }

  /// The parents that count here, the innermost first.
  package var chain: some Sequence<(instruction: Int, outer: Int)> {
    sequence(state: innermost) { [parents] next in
      guard next >= 0 else { return nil }
      defer { next = parents[next].outer }
      return parents[next]
    }
  }
}
