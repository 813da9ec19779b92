import Foundation
import Mustache
import Synchronization
import Testing

/// The cases of the Mustache specification, read from the folder that `MUSTACHE_SPEC` names
/// (https://github.com/mustache/spec, folder `specs`).
@Suite(
  .enabled(if: Specification.folder != nil, "set MUSTACHE_SPEC to run the specification's cases"))
struct SpecificationTests {
  @Test(
    "A module of the specification passes whole",
    arguments: [
      ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22),
      ("partials", 12),
      ("sections", 34), ("~dynamic-names", 21), ("~inheritance", 27),
    ])
  func module(_ name: String, _ count: Int) throws {
    let cases = try Specification.cases(of: name)
    #expect(cases.count >= count)
    for spec in cases {
      var page: [UInt8] = []
      do {
        let library = try Library(
          spec.partials.merging(["the case": spec.template]) { old, _ in old })
        try library.render("the case", spec.data, mode: .lenient, into: &page)
        #expect(String(decoding: page, as: UTF8.self) == spec.expected, "\(name): \(spec.name)")
      } catch {
        Issue.record("\(name): \(spec.name): \(error)")
      }
    }
  }

  /// A lambda returns a value, and a value is shown. These four want what it returns to be read as a template while
  /// the page is rendered: `check` could never have seen it, and a stranger's text in it would be run.
  static let withoutExpansion: Set = [
    "Interpolation - Expansion", "Interpolation - Alternate Delimiters", "Section - Expansion",
    "Section - Alternate Delimiters",
  ]

  @Test("Lambdas that return what is shown pass; those that return templates are left out by name")
  func lambdas() throws {
    let calls = Mutex(0)
    let lambdas: [String: Value] = [
      "Interpolation": .lambda { _ in "world" }, "Escaping": .lambda { _ in ">" },
      "Interpolation - Multiple Calls": .lambda { _ in
        .number(
          calls.withLock {
            $0 += 1
            return $0
          })
      },
      "Section": .lambda { $0 == "{{x}}" ? "yes" : "no" },
      "Section - Multiple Calls": .lambda { .text("__\($0)__") }, "Inverted Section": .lambda { _ in false },
    ]
    var left: Set<String> = []
    for spec in try Specification.cases(of: "~lambdas") {
      guard let lambda = lambdas[spec.name] else {
        left.insert(spec.name)
        continue
      }
      let page = try render(spec.template, ["lambda": lambda, "static": "static"], mode: .lenient)
      #expect(page == spec.expected, "\(spec.name)")
    }
    #expect(left == Self.withoutExpansion)
  }
}

private struct Specification {
  var name: String
  var data: Value
  var template: String
  var partials: [String: String]
  var expected: String

  static let folder = ProcessInfo.processInfo.environment["MUSTACHE_SPEC"]

  static func cases(of module: String) throws -> [Specification] {
    let url = URL(fileURLWithPath: try #require(folder)).appendingPathComponent("\(module).json")
    return try JSONDecoder().decode(Module.self, from: Data(contentsOf: url)).tests.map {
      Specification(
        name: $0.name, data: $0.data.value, template: $0.template, partials: $0.partials ?? [:],
        expected: $0.expected)
    }
  }

  private struct Module: Decodable {
    var tests: [Test]
    struct Test: Decodable {
      var name: String
      var data: JSON
      var template: String
      var partials: [String: String]?
      var expected: String
    }
  }
}

/// Any JSON, for data whose names nobody declared.
private struct JSON: Decodable {
  var value: Value

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Name.self) {
      value = .record(
        Record(
          try members.allKeys.map {
            ($0.stringValue, try members.decode(JSON.self, forKey: $0).value)
          }))
      return
    }
    if var items = try? decoder.unkeyedContainer() {
      var list: [Value] = []
      while !items.isAtEnd { list.append(try items.decode(JSON.self).value) }
      value = .list(list)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      value = .missing
    } else if let flag = try? single.decode(Bool.self) {
      value = .flag(flag)
    } else if let number = try? single.decode(Int.self) {
      value = .number(number)
    } else if let number = try? single.decode(Double.self) {
      value = .text("\(number)")
    } else {
      value = .text(try single.decode(String.self))
    }
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
