/// What a board remembers as JSON: `StateListing` and `KeptSource` read it back. Members without a value are left out.
extension KeptListing {
  /// - Parameters:
  ///   - seen: when the listing's source last gave anything; a listing that was there then says nothing of it.
  ///   - written: what was written of listings before it.
  func write(to json: inout JSONWriter, seen: Int64?, with written: inout WrittenParts) {
    json.object { json in
      writeHistory(to: &json, seen: seen)
      job.summary.writeMembers(to: &json, with: &written)
      json.member("excerpt", job.excerpt.isEmpty ? nil : job.excerpt)
      json.member("apply", job.applyURL?.string)
      json.member("page", job.sourceURL?.string)
      json.member("announcement", job.announcement)
      if isWhole { json.object("text") { job.writeText(to: &$0) } } else { job.writeFacts(to: &json) }
    }
  }

  /// With which it begins: who it is, what it was made of, and its history. What follows is made of the same.
  func history(seen: Int64?) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { $0.object { writeHistory(to: &$0, seen: seen) } }
    bytes[bytes.count - 1] = UInt8(ascii: ",")
    return bytes
  }

  /// With which the line of a listing begins, whatever its history is.
  static func beginning(of id: JobID) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { $0.object { write(id, to: &$0) } }
    bytes[bytes.count - 1] = UInt8(ascii: ",")
    return bytes
  }

  private static func write(_ id: JobID, to json: inout JSONWriter) {
    json.member("source", id.source)
    json.member("id", id.sourceID)
  }

  private func writeHistory(to json: inout JSONWriter, seen: Int64?) {
    Self.write(job.id, to: &json)
    json.member("firstSeen", firstSeen)
    json.member("changed", changed == firstSeen ? nil : changed)
    json.member("seen", lastSeen == seen ? nil : lastSeen)
    json.member("missing", missingSince)
    json.member("closed", closed)
    json.member("unasked", isUnasked ? true : nil)
    json.member("knownSince", knownSince)
    json.member("fingerprint", fingerprint.hex)
    json.member("number", edition)
    json.member("formerSlugs", formerSlugs)
  }
}

extension Numbering {
  func write(to json: inout JSONWriter) {
    json.object("numbering") { json in
      json.member("next", next)
      json.array("stretches") { json in
        for stretch in stretches {
          json.object { json in
            json.member("first", stretch.first)
            json.member("last", stretch.last)
            json.member("step", stretch.step)
          }
        }
      }
      json.array("shelves") { json in for word in shelves { json.value(word) } }
      json.member("shelvedFor", shelvedFor)
    }
  }
}

extension KeptSource {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("firstRun", firstRun)
      json.member("begun", begun)
      json.member("lastRun", lastRun)
      json.member("lastComplete", lastComplete)
      json.member("seen", seen)
      json.member("outcome", outcome)
      json.member("reason", reason)
      json.member("delivered", delivered)
      json.member("suspectSince", suspectSince)
      json.member("suspectLast", suspectLast)
      json.member("suspectNights", suspectNights == 0 ? nil : suspectNights)
      json.member("suspectCount", suspectCount)
      json.member("suspectMissing", suspectMissing)
      json.member("askedFor", askedFor)
      json.member("question", question)
      guard let reissued else { return }
      json.object("reissued") { json in
        for (id, kept) in reissued.sorted(by: { $0.key < $1.key }) { json.member(named: id, kept) }
      }
    }
  }
}

extension KeptPost {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("source", id.source)
      json.member("id", id.sourceID)
      json.member("firstSeen", firstSeen)
      json.member("changed", changed == firstSeen ? nil : changed)
      json.member("fingerprint", fingerprint.value.hex)
      json.member("open", isOpen ? nil : false)
    }
  }
}

extension JobSummary {
  fileprivate func writeMembers(to json: inout JSONWriter, with written: inout WrittenParts) {
    json.member("kind", kind == .job ? nil : kind.rawValue)
    json.member("slug", slug.text)
    json.member("title", title)
    json.members(written.members(of: hirer) { $0.writeMembers(to: &$1) })
    json.members(written.members(of: workPlace) { $0.writeMembers(to: &$1) })
    if let pay { json.object("pay") { pay.writeMembers(to: &$0) } }
    json.members(written.members(of: terms) { $0.writeMembers(to: &$1) })
    json.member("posted", posted.description)
    if let deadline { json.object("deadline") { deadline.writeMembers(to: &$0) } }
    json.members(written.members(of: vacancy) { $0.writeMembers(to: &$1) })
    json.member("skills", skills)
  }
}

extension JobSummary.Hirer {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("organization", organization)
    json.member("department", department)
    json.member("organizationCodes", organizationCodes)
    json.list("categories", categories) { json, category in
      json.member("code", category.code)
      json.member("name", category.name)
    }
  }
}

extension JobSummary.WorkPlace {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.list("places", places) { $1.writeMembers(to: &$0) }
    json.member("placeCount", placeCount == 0 ? nil : placeCount)
    json.member("placeText", placeText.isEmpty ? nil : placeText)
    json.member("workplace", workplace.names)
  }
}

extension JobSummary.Terms {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    if let grade { json.object("grade") { grade.writeMembers(to: &$0) } }
    json.member("schedule", schedule?.rawValue)
    json.member("appointment", appointment)
  }
}

extension JobSummary.Vacancy {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("earlyClose", earlyClose)
    json.member("openings", openings)
  }
}

extension Job {
  fileprivate func writeText(to json: inout JSONWriter) {
    json.list("places", allPlaces) { $1.writeMembers(to: &$0) }
    json.list("sections", sections) { json, section in
      json.member("kind", section.kind.rawValue)
      json.member("html", section.html.html)
    }
    writeFacts(to: &json)
  }

  fileprivate func writeFacts(to json: inout JSONWriter) {
    json.list("facts", facts) { json, fact in
      json.member("label", fact.label)
      json.member("value", fact.value)
    }
  }
}

extension Place {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("city", city)
    json.member("region", region)
    json.member("regionCode", regionCode)
    json.member("country", country)
    json.member("countryName", countryName)
    json.member("latitude", latitude)
    json.member("longitude", longitude)
  }
}

extension Pay {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("currency", currency)
    json.member("minimum", minimum)
    json.member("maximum", maximum)
    json.member("unit", unit.rawValue)
  }
}

extension Grade {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("plan", plan)
    json.member("low", low)
    json.member("high", high)
  }
}

extension Deadline {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("day", day.description)
    json.member("instant", instant)
    json.member("zone", zone)
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: StaticString, _ time: Int64?) { member(name, time.map { Int($0) }) }

  /// A member that is an array of objects; left out when there are none.
  fileprivate mutating func list<Value>(
    _ name: StaticString, _ values: [Value], _ members: (inout JSONWriter, Value) -> Void
  ) {
    guard !values.isEmpty else { return }
    array(name) { json in
      for value in values { json.object { members(&$0, value) } }
    }
  }
}
