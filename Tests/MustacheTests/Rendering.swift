import MustacheCheck

@testable import Mustache

/// Renders a template named `page`; partials go by their names.
func render(
  _ template: String, _ data: Value = [:], _ partials: [String: String] = [:], mode: Mode = .strict
) throws -> String {
  let library = try Library(partials.merging(["page": template]) { _, page in page })
  var page: [UInt8] = []
  try library.render("page", data, mode: mode, into: &page)
  return String(decoding: page, as: UTF8.self)
}

/// The errors of a template that cannot be read, as `place: message; hint`.
func readingErrors(_ template: String, dynamicNames: Bool = true) -> [String] {
  do throws(TemplateErrors) {
    _ = try Library(["page": template], dynamicNames: dynamicNames)
    return []
  } catch {
    return error.errors.map(\.summary)
  }
}

/// The error of rendering in strict mode, in one line; nil when there is none.
func renderingError(_ template: String, _ data: Value, _ partials: [String: String] = [:]) throws
  -> String?
{
  do {
    _ = try render(template, data, partials)
    return nil
  } catch let error as TemplateError {
    return error.summary
  }
}

/// What `check` says about a template named `page`, each in one line.
func findings(_ template: String, _ shape: Shape, _ partials: [String: String] = [:]) throws
  -> [String]
{
  try Library(partials.merging(["page": template]) { _, page in page }).check(
    template: "page", against: shape
  )
  .map(\.summary)
}

extension TemplateError {
  var summary: String { "\(position): \(message)" + (hint.map { "; \($0)" } ?? "") }
}

/// Data as one writes it down.
extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .text(text) }
  public init(integerLiteral number: Int) { self = .number(number) }
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  public init(arrayLiteral items: Value...) { self = .list(items) }
  public init(dictionaryLiteral values: (String, Value)...) { self = .record(Record(values)) }
}
