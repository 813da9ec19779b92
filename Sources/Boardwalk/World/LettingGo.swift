import Dispatch
import Synchronization

/// Lets go of something large while the run goes on, and gives its memory back to the system: with a hundred thousand listings
/// that takes a tenth of a second.
func letGo<Value: Sendable>(of value: consuming Value) {
  let hold = LastHold(consume value)
  DispatchQueue.global().async {
    hold.end()
    giveBackFreedMemory()
  }
}

/// Holds a value until it is told not to, however long anybody holds on to the holder.
private final class LastHold<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>

  init(_ value: consuming Value) { self.value = Mutex(value) }

  func end() {
    let value = value.withLock { held in
      defer { held = nil }
      return held
    }
    _ = consume value
  }
}
