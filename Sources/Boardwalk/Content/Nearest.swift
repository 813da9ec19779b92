/// The word of `words` that somebody who wrote `word` most likely meant; nil when none is near enough to suggest.
///
/// Near is a third of the word's letters wrong, swapped, missing or too many. Case, `_` and `-` make no difference.
/// Of equally near words the first is taken.
public func nearest(_ word: String, in words: [String]) -> String? {
  let written = letters(of: word)
  guard !written.isEmpty, written.count <= longestWord else { return nil }
  var best: (word: String, distance: Int)?
  for candidate in words {
    let known = letters(of: candidate)
    guard known.count <= longestWord else { continue }
    let distance = editDistance(written, known)
    guard distance <= max(1, max(written.count, known.count) / 3), distance < written.count else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word
}

/// Longer words are no misspelled names, and comparing costs the product of both lengths.
private let longestWord = 64

private func letters(of word: String) -> [UInt8] {
  word.prefix(longestWord + 1).lowercased().utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
}

/// How many letters must be changed, put in, left out or swapped with their neighbour to make one word the other
/// (the optimal string alignment distance).
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforePrevious = [Int](repeating: 0, count: right.count + 1)
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let isSame = left[row] == right[column]
      var distance = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[right.count]
}
