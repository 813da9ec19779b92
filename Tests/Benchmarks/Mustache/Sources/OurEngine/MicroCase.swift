import BoardwalkMustache

/// A template that has much of one thing, with the same data for both engines.
public struct MicroCase {
  public var name: String
  public var templates: [String: String]
  var data: Value
  public var sameData: [String: Any]

  private static let sentence = "Harbour engineers look after gates, ropes and lamps by day and by night. "
  private static let unsafeText = String(repeating: "Tide & <gate> said \"wait\" in its own way. ", count: 400)
  private static let names = (0..<1000).map { "Planner \($0)" }

  public static func all() -> [MicroCase] {
    [
      MicroCase(
        name: "plain text", templates: ["page": String(repeating: sentence, count: 400)], data: record([:]),
        sameData: [:]),
      MicroCase(
        name: "escaping", templates: ["page": "{{text}}"], data: record(["text": .text(unsafeText)]),
        sameData: ["text": unsafeText]),
      MicroCase(
        name: "nested sections",
        templates: [
          "page": String(repeating: "{{#open}}a {{#place}}", count: 25) + "{{city}}"
            + String(repeating: "{{/place}} b{{/open}}", count: 25)
        ],
        data: record(["open": .flag(true), "place": record(["city": .text("Port 7")])]),
        sameData: ["open": true, "place": ["city": "Port 7"]]),
      MicroCase(
        name: "long list", templates: ["page": "{{#rows}}<li>{{name}} in {{city}}</li>\n{{/rows}}"],
        data: record([
          "rows": .list(names.map { record(["name": .text($0), "city": .text("Lower Coast")]) })
        ]),
        sameData: ["rows": names.map { ["name": $0, "city": "Lower Coast"] as [String: Any] }]),
      MicroCase(
        name: "deep partials",
        templates: Dictionary(
          uniqueKeysWithValues: (0..<30).map { level in
            (level == 0 ? "page" : "p\(level)", level == 29 ? "{{name}}" : "<b>{{name}}\n  {{>p\(level + 1)}}\n</b>\n")
          }), data: record(["name": .text("Tide gauge")]), sameData: ["name": "Tide gauge"]),
      MicroCase(
        name: "many tags", templates: ["page": String(repeating: "{{name}} {{city}}, {{pay}}; ", count: 400)],
        data: record(["name": .text("Planner"), "city": .text("Port 7"), "pay": .text("$90,000")]),
        sameData: ["name": "Planner", "city": "Port 7", "pay": "$90,000"]),
    ]
  }

  private static func record(_ values: KeyValuePairs<String, Value>) -> Value {
    .record(Record(values.map { ($0.key, $0.value) }))
  }
}
