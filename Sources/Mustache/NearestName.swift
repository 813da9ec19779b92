/// A name that leads nowhere, and what was most likely meant.
struct UnknownName {
  let message: String
  let hint: String?

  /// - Parameters:
  ///   - path: what stands before the name, `organization` in `organization.nmae`; empty when nothing does.
  ///   - shapes: where it was looked up, the innermost last.
  init(_ name: String, after path: String, in shapes: [Shape]) {
    let names = shapes.reversed().flatMap(\.names)
    message = path.isEmpty ? "nothing is called `\(name)` here" : "`\(path)` has no `\(name)`"
    hint = nearest(to: name, among: names).map { "did you mean `\($0)`?" }
  }
}

/// The name somebody most likely meant, nil when none is near: at most a third of the letters differ.
func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
  // The comparison takes time in the square of the length; no hand-written name is this long.
  let longest = 64
  let wanted = Array(name.lowercased().utf8)
  guard wanted.count <= longest else { return nil }

  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate.utf8.count <= longest {
    let distance = editDistance(wanted, Array(candidate.lowercased().utf8))
    let allowed = max(1, max(wanted.count, candidate.utf8.count) / 3)
    let isNearer =
      distance <= allowed && distance < wanted.count && distance < best?.distance ?? .max
    if isNearer { best = (candidate, distance) }
  }
  return best?.name
}

/// How many letters must be put in, left out, replaced or swapped with their neighbour to get from one to the other.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
