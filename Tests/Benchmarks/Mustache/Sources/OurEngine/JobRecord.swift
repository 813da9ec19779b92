import BoardwalkMustache
import JobPage

extension JobPage {
  static let place = Shape([
    "city": .text, "region": .text, "country": .text, "lat": .text, "lon": .text,
  ])

  static let shape = Shape([
    "id": .text, "title": .text, "organization": .text, "department": .text, "category": .text,
    "series": .text,
    "pay": .text, "payInterval": .text, "grade": .text, "schedule": .text, "appointment": .text,
    "clearance": .text, "travel": .text, "whoMayApply": .text, "contact": .text, "applyURL": .url,
    "summary": .text, "tags": .list(of: .text), "isRemote": .flag, "siteTitle": .text, "url": .url,
    "search": .url,
    "opens": .text, "opensText": .text, "closes": .text, "openings": .number, "description": .html,
    "structured": .html, "places": .list(place),
  ])
}

extension JobPage.Job {
  var record: Record {
    Record(
      JobPage.shape,
      [
        "id": .text(id), "title": .text(title), "organization": .text(organization),
        "department": .text(department), "category": .text(category), "series": .text(series),
        "pay": .text(pay), "payInterval": .text("a year"), "grade": .text(grade),
        "schedule": .text("Full time"),
        "appointment": .text("Permanent"), "clearance": .text("None"), "travel": .text("Now and then"),
        "whoMayApply": .text("Everybody"),
        "contact": .text(contact), "applyURL": .url(url), "summary": .text(summary),
        "tags": .list(tags.map(Value.text)), "isRemote": .flag(isRemote),
        "siteTitle": .text("Riverside jobs"),
        "url": .url(url), "search": .url("engineering"), "opens": .text("2026-03-01"),
        "opensText": .text("March 1, 2026"),
        "closes": .text("2026-04-15"), "openings": .number(openings), "description": .html(description),
        "structured": .html(structured),
        "places": .list(
          places.map {
            .record(
              Record(
                JobPage.place,
                [
                  "city": .text($0.city), "region": .text($0.region), "country": .text("Norland"),
                  "lat": .text($0.lat), "lon": .text($0.lon),
                ]))
          }),
      ])
  }
}

/// A job that records hold on to, and a place of one.
public final class JobSubject: Sendable {
  let job: JobPage.Job
  let places: [PlaceSubject]

  public init(_ job: JobPage.Job) { (self.job, places) = (job, job.places.map(PlaceSubject.init)) }

  static let fields = Fields<JobSubject>([
    "id": .text { $0.job.id }, "title": .text { $0.job.title }, "organization": .text { $0.job.organization },
    "department": .text { $0.job.department }, "category": .text { $0.job.category }, "series": .text { $0.job.series },
    "pay": .text { $0.job.pay }, "payInterval": .text { _ in "a year" }, "grade": .text { $0.job.grade },
    "schedule": .text { _ in "Full time" }, "appointment": .text { _ in "Permanent" },
    "clearance": .text { _ in "None" },
    "travel": .text { _ in "Now and then" }, "whoMayApply": .text { _ in "Everybody" },
    "contact": .text { $0.job.contact },
    "applyURL": .url { $0.job.url }, "summary": .text { $0.job.summary }, "tags": .texts { $0.job.tags },
    "isRemote": .flag { $0.job.isRemote }, "siteTitle": .text { _ in "Riverside jobs" }, "url": .url { $0.job.url },
    "search": .url { _ in "engineering" }, "opens": .text { _ in "2026-03-01" },
    "opensText": .text { _ in "March 1, 2026" },
    "closes": .text { _ in "2026-04-15" }, "openings": .number { $0.job.openings },
    "description": .html { $0.job.description },
    "structured": .html { $0.job.structured },
    "places": .records(PlaceSubject.fields.shape) { $0.places.map { Record(PlaceSubject.fields, of: $0) } },
  ])
}

final class PlaceSubject: Sendable {
  let place: JobPage.Place
  init(_ place: JobPage.Place) { self.place = place }

  static let fields = Fields<PlaceSubject>([
    "city": .text { $0.place.city }, "region": .text { $0.place.region }, "country": .text { _ in "Norland" },
    "lat": .text { $0.place.lat }, "lon": .text { $0.place.lon },
  ])
}
