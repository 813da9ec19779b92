import Mustache

/// All that may surround a value in its HTML: a section before it is shown or not, and either may leave another setting.
struct HTMLSettings: Hashable {
  private var all = [HTMLSetting()]

  /// A fault, and whether it is there whatever is shown.
  typealias Finding = (fault: HTMLSetting.Fault, isInAll: Bool)

  /// A template that leaves more open than that is too hard to follow for anybody.
  private static let most = 16

  var areTooMany: Bool { all.count > Self.most }

  /// Goes on over text of the page: what is wrong in any of them with it, or with a value before it.
  mutating func read(_ text: ArraySlice<UInt8>) -> Finding? {
    var faults: [HTMLSetting.Fault] = []
    for index in all.indices { if let fault = all[index].read(text) { faults.append(fault) } }
    let isInAll = faults.count == all.count
    unify()
    return (faults.first { !$0.isOfOpening } ?? faults.first).map { ($0, isInAll) }
  }

  /// Goes on over a value: what is wrong with one of this kind in any of them.
  mutating func read(_ kind: Kind, isRaw: Bool, _ name: String) -> HTMLSetting.Fault? {
    var first: HTMLSetting.Fault?
    for index in all.indices {
      let fault = all[index].read(kind, isRaw: isRaw, name)
      first = first ?? fault
    }
    unify()
    return first
  }

  /// All that a page leaves open that ends here, each once.
  var leftOpen: [Finding] {
    let faults = all.compactMap(\.leftOpen)
    var known: Set<Int> = []
    return faults.filter { known.insert($0.place ?? 0).inserted }.map { ($0, faults.count == all.count) }
  }

  /// Adds what may be there instead.
  mutating func add(_ others: HTMLSettings) {
    all += others.all
    unify()
  }

  private mutating func unify() {
    guard all.count > 1 else { return }
    var known: Set<HTMLSetting> = []
    all = all.filter { known.insert($0).inserted }
  }
}
