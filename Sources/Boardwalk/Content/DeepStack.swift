import Dispatch
import Foundation
import Synchronization

/// Does work that descends deeply where there is room for it, and waits.
///
/// A Mac gives the threads of its task pool 512 KiB of stack, and a program that needs more is ended.
func onDeepStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
  let slot = Slot<Value>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = work()
    slot.value.withLock { $0 = value }
    done.signal()
  }
  thread.stackSize = deepStack
  thread.start()
  done.wait()
  return slot.value.withLock { $0 }
}

/// Bytes. A thousand levels of YAML, libyaml's own limit, take one MiB without optimisation.
private let deepStack = 4 << 20

private final class Slot<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
