import Fuzzing
import Markup

@testable import Boardwalk

/// The words of a job that no service bounds: what it is called, where it is, what it pays, until when.
func readWords(_ input: Input) {
  let texts = input.texts + Array(repeating: "", count: 12)
  var draft = JobDraft(sourceID: "1")
  draft.title = texts[0]
  draft.placeText = texts[1]
  draft.posted = texts[2]
  draft.closes = texts[3]
  draft.pay = PayClaim(words: texts[4])
  draft.organization = texts[5]
  draft.employment = [texts[6]]
  draft.timeZone = texts[7].isEmpty ? nil : texts[7]
  draft.openings = texts[8]
  draft.applyURL = texts[9]
  draft.skills = [texts[10]]
  draft.sections = [SectionClaim(.other, .plain(texts[11]))]
  believe(draft, of: "files")
}

private let normaliser = Normaliser(today: Day(instant: now))

/// What is believed of a draft is fit to be kept and to be shown.
func believe(_ draft: JobDraft, of source: String) {
  guard let job = normaliser.job(from: draft, source: source).job else { return }
  promise(isSlug(job.slug.text), "no slug: \(job.slug.text)")
  for text in [job.title, job.excerpt, job.organization] + job.facts.map(\.value) + job.allPlaces.compactMap(\.city) {
    let hasControl = text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" }
    promise(!hasControl, "a control character: \(text.debugDescription)")
  }
  promise(!job.title.isEmpty, "no title")
  for url in [job.applyURL, job.sourceURL].compactMap(\.self) {
    promise(SafeURL(url.string)?.string == url.string, "an address that is not itself: \(url.string)")
  }
  for section in job.sections {
    let again = SafeHTML(html: section.html.html).html
    promise(again == section.html.html, "\(section.html.html.debugDescription) becomes \(again.debugDescription)")
  }
  let (summary, details) = rows(of: job)
  let read = try? summary.withBytes { bytes throws(RowFault) in
    var row = RowReader(bytes)
    return try JobSummary(id: job.id, from: &row)
  }
  guard let read else { fatalError("a job that cannot be read back") }
  let whole = try? details.withBytes { bytes throws(RowFault) in
    var row = RowReader(bytes)
    return try Job(summary: read, detailsFrom: &row)
  }
  guard var whole else { fatalError("a job that cannot be read back") }
  whole.excerpt = job.excerpt
  promise(whole == job, "kept as something else")
}

private func rows(of job: Job) -> (summary: [UInt8], details: [UInt8]) {
  var (summary, details) = (RowWriter(), RowWriter())
  job.writeSummary(to: &summary)
  job.writeDetails(to: &details)
  return (summary.bytes, details.bytes)
}

/// Rows of a store that something else wrote into: bytes by themselves, and a job's own with some of its bytes others.
func readRows(_ input: Input) {
  read(summary: input.bytes, details: input.bytes)
  var (summary, details) = ownRows
  for edit in input.bytes.chunks(of: 3) where edit.count == 3 {
    let place = Int(edit[edit.startIndex]) << 8 | Int(edit[edit.startIndex + 1])
    if place % 2 == 0 {
      summary[place / 2 % summary.count] = edit[edit.startIndex + 2]
    } else {
      details[place / 2 % details.count] = edit[edit.startIndex + 2]
    }
  }
  read(summary: summary, details: details)
}

private func read(summary: [UInt8], details: [UInt8]) {
  let listed = try? summary.withBytes { bytes throws(RowFault) in
    var row = RowReader(bytes)
    return try JobSummary(id: JobID(source: "files", sourceID: "1"), from: &row)
  }
  _ = try? summary.withBytes { bytes throws(RowFault) in
    var row = RowReader(bytes)
    return try Job.excerpt(from: &row)
  }
  guard let listed else { return }
  for extent in StoredExtent.allCases {
    let job = try? details.withBytes { bytes throws(RowFault) in
      var row = RowReader(bytes)
      return try Job(summary: listed, detailsFrom: &row, extent)
    }
    if let job { _ = rows(of: job) }
  }
}

private let ownRows = {
  var draft = JobDraft(sourceID: "1")
  draft.title = "Harbour Clerk"
  draft.organization = "Port of Example"
  draft.placeText = "Portland, Maine or Berlin, Germany"
  draft.pay = PayClaim(words: "$50,000 - $60,000 a year")
  draft.closes = "2026-12-24"
  draft.skills = ["Swift", "Sailing"]
  draft.applyURL = "https://a.example.org/apply"
  draft.facts = [Job.Fact("Travel", "Some")]
  draft.sections = [SectionClaim(.duties, .html("<p>Keep the harbour.</p>"))]
  guard let job = normaliser.job(from: draft, source: "files").job else { fatalError("no job") }
  return rows(of: job)
}()

extension [UInt8] {
  fileprivate func chunks(of size: Int) -> [ArraySlice<UInt8>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
