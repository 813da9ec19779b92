/// The field that is called so elsewhere: in another kind of file, on other boards, at schema.org. Nil when none of `known` is.
func synonym(of name: String, in known: [String]) -> String? {
  let plain = name.lowercased().replacing("_", with: "-")
  return groups.first { $0.contains(plain) }.flatMap { group in known.first(where: group.contains) }
}

/// Names of one thing each.
private let groups: [Set<String>] = [
  ["closes", "expires", "deadline", "closing", "closing-date", "until", "valid-through", "validthrough"],
  ["organization", "company", "employer", "agency", "hiring-organization"],
  ["pay", "salary", "wage", "compensation", "base-salary"],
  ["posted", "date", "published", "date-posted", "dateposted"],
  ["location", "place", "city", "job-location"],
  ["title", "name", "heading"],
  ["apply", "apply-url", "application"],
  ["referrer", "author", "referred-by"],
  ["skills", "tags"],
]
