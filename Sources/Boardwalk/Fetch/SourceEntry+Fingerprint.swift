extension SourceEntry {
  /// A number that stands for everything this source is asked: its settings and what the searches filter by. It is the
  /// same in every run, and holds nothing of a key but its variable's name.
  func fingerprint(asking searches: [SavedSearch]) -> Int64 {
    let filters = searches.map { search in
      var search = search
      (search.slug, search.title, search.introduction) = ("", "", .empty)
      return search
    }
    return fingerprint(adding: [endpoint ?? ""] + filters.map(written))
  }

  /// A number that stands for the offers this source is asked for, wherever it is asked: its settings, and of the searches what it
  /// asks by them.
  func question(of searches: [SavedSearch]) -> Int64 { fingerprint(adding: source.wanted(by: searches)) }

  private func fingerprint(adding texts: [String]) -> Int64 {
    let text = ([type(of: source).name, written(source)] + texts).joined(separator: "\n")
    return Int64(bitPattern: StableHash.of(text.utf8))
  }
}

/// Every stored value that there is, in an order that is the same in every run: a set's own is not. A setting that only a newer
/// Boardwalk knows is not there, and so changes nothing.
private func written(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard !mirror.children.isEmpty else { return "\(value)" }
  var parts = mirror.children.filter { !isNothing($0.value) }.map { child in
    "\(child.label ?? "")=\(written(child.value))"
  }
  if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { parts.sort() }
  return "(\(parts.joined(separator: ",")))"
}

private func isNothing(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional && mirror.children.isEmpty
}
