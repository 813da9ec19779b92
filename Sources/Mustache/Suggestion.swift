/// `did you mean …?` with the name that is nearest to what was written; nil when more than a third of its letters differ.
package func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
  // The comparison takes time in the square of the length; no hand-written name is this long.
  let longest = 64
  let wanted = Array(name.lowercased().utf8)
  guard wanted.count <= longest else { return nil }

  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate.utf8.count <= longest {
    let distance = editDistance(wanted, Array(candidate.lowercased().utf8))
    let allowed = max(1, max(wanted.count, candidate.utf8.count) / 3)
    if distance <= allowed, distance < wanted.count, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best.map { "did you mean `\($0.name)`?" }
}

extension Kind {
  /// What to write where a list or a record stands by its name alone.
  package func opening(_ name: String) -> String {
    // Only a record leads to another name: `.` in it would be the same record again.
    guard name == ".", case .record(let shape) = self else { return "open it with `{{#\(name)}}`" }
    let most = 6
    let names = shape.names.prefix(most).map { "`{{\($0)}}`" } + (shape.names.count > most ? ["…"] : [])
    return "write what of it is meant: \(names.joined(separator: ", "))"
  }
}

/// How many letters must be put in, left out, replaced or swapped with their neighbour to get from one to the other.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
