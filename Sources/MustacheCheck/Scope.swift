import Mustache

/// What names mean at a place of a template, as far as it is known without data.
struct Scope {
  /// The innermost last. A shape that is opened within itself counts once, as the outer one can never be reached.
  private(set) var shapes: [Shape]
  /// What `{{.}}` is.
  private(set) var dot: Kind
  /// How many sections have changed what names mean.
  private(set) var depth = 0

  init(_ shape: Shape) { (shapes, dot) = ([shape], .record(shape)) }

  /// Enters a section over a value of a kind.
  mutating func open(_ kind: Kind) {
    if case .flag = kind.wrapped { return }
    dot = if case .list(let item) = kind.wrapped { item.wrapped } else { kind.wrapped }
    depth += 1
    guard case .record(let shape) = dot else { return }
    shapes.removeAll { $0 === shape }
    shapes.append(shape)
  }
}
