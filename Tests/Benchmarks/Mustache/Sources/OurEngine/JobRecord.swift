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
