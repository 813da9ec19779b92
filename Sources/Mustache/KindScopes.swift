/// What names are looked up in, as far as it is known without data.
struct KindScopes {
  /// The innermost last. A shape that is opened within itself counts once, as the outer one can never be reached.
  private(set) var shapes: [Shape]
  /// What `{{.}}` is.
  private(set) var dot: Kind
  /// How many sections have changed what names mean.
  private(set) var depth = 0

  init(_ shape: Shape) {
    shapes = [shape]
    dot = .record(shape)
  }

  /// Enters a section over a value of a kind.
  mutating func open(_ kind: Kind) {
    switch kind.wrapped {
    case .flag: return
    case .list(let item): dot = item.wrapped
    default: dot = kind.wrapped
    }
    depth += 1
    if case .record(let shape) = dot {
      shapes.removeAll { $0.identity == shape.identity }
      shapes.append(shape)
    }
  }
}
