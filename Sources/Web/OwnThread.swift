import Foundation

/// Runs `work`, which may wait for long, on a thread of its own: Swift's few shared threads must never wait.
func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      blockBrokenPipeSignal()
      continuation.resume(returning: withUnicodeNames(work))
    }
  }
}

/// A server that hangs up while we write would end the process. The thread is ours and ends with its work.
private func blockBrokenPipeSignal() {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &signals, nil)
}

/// libcurl reads a host name such as `bücher.example` in the encoding of the thread's locale.
private func withUnicodeNames<Value>(_ work: () -> Value) -> Value {
  guard let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) else { return work() }
  let before = uselocale(locale)
  defer {
    uselocale(before)
    freelocale(locale)
  }
  return work()
}
