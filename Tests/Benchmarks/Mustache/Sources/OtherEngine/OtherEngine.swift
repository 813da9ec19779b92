import JobPage
import Mustache

/// The same pages by swift-mustache, given its data in the way that is fastest for it: types that answer for their
/// own names.
public struct OtherEngine {
  private let library: MustacheLibrary

  public init(_ templates: [String: String]) throws {
    library = MustacheLibrary(
      templates: try templates.mapValues { try MustacheTemplate(string: $0) })
  }

  public func render(_ template: String, _ data: Any) -> Int {
    library.render(data, withTemplate: template)?.utf8.count ?? 0
  }
}

extension JobPage.Job: MustacheParent {
  public func child(named name: String) -> Any? {
    switch name {
    case "id": id
    case "title": title
    case "organization": organization
    case "department": "Department of Useful Things and Quiet Streets"
    case "category": category
    case "series": series
    case "pay": pay
    case "payInterval": "a year"
    case "grade": grade
    case "schedule": "Full time"
    case "appointment": "Permanent"
    case "clearance": "None"
    case "travel": "Now and then"
    case "whoMayApply": "Everybody"
    case "contact": contact
    case "applyURL", "url": url
    case "summary": summary
    case "tags": tags
    case "isRemote": isRemote
    case "siteTitle": "Riverside jobs"
    case "search": "engineering"
    case "opens": "2026-03-01"
    case "opensText": "March 1, 2026"
    case "closes": "2026-04-15"
    case "openings": openings
    case "description": description
    case "structured": structured
    case "places": places
    default: nil
    }
  }
}

extension JobPage.Place: MustacheParent {
  public func child(named name: String) -> Any? {
    switch name {
    case "city": city
    case "region": region
    case "country": "Norland"
    case "lat": lat
    case "lon": lon
    default: nil
    }
  }
}
