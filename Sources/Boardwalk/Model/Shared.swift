/// A value that many have alike, kept once for all of them: a copy is one reference.
struct Shared<Value: Sendable>: Sendable {
  private var storage: Storage

  private final class Storage: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  init(_ value: Value) { storage = Storage(value) }

  /// Whoever sets it has one of its own from then on.
  var value: Value {
    // Lent, not copied: a site has thirty parts.
    _read { yield storage.value }
    set { storage = Storage(newValue) }
  }

  /// Whether it is the very same copy.
  func isSame(as other: Shared) -> Bool { storage === other.storage }

  /// What tells this copy from others, as long as it is there.
  var identity: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(storage))) }
}

extension Shared: Equatable where Value: Equatable {
  static func == (left: Shared, right: Shared) -> Bool {
    left.isSame(as: right) || left.storage.value == right.storage.value
  }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Shared: CustomReflectable {
  var customMirror: Mirror { Mirror(reflecting: value) }
}
