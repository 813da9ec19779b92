extension SourceEntry {
  /// A number that stands for everything this source is asked: its settings and what the searches filter by. It is the
  /// same in every run, and holds nothing of a key but its variable's name.
  func fingerprint(asking searches: [SavedSearch]) -> Int64 {
    let filters = searches.map { search in
      var search = search
      (search.slug, search.title, search.introduction) = ("", "", .empty)
      return search
    }
    let text = ([type(of: source).name, endpoint ?? "", written(source)] + filters.map(written)).joined(separator: "\n")
    return Int64(bitPattern: StableHash.of(text.utf8))
  }
}

/// Every stored value, in an order that is the same in every run: a set's own is not.
private func written(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard !mirror.children.isEmpty else { return "\(value)" }
  var parts = mirror.children.map { child in "\(child.label ?? "")=\(written(child.value))" }
  if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { parts.sort() }
  return "(\(parts.joined(separator: ",")))"
}
