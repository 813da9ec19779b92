import Mustache

/// What is not closed, or closed by what was meant for something else.
extension HTMLSetting {
  /// What a page leaves open that ends here; nil where it ends in its text.
  var leftOpen: Fault? {
    switch state {
    case .text, .tagBegins: nil
    case .comment: Fault("this comment is never closed", "end it with `-->`", at: tagStart, isOfOpening: true)
    case .script, .plain:
      Fault("this `<\(element)>` is never closed", "end it with `</\(element)>`", at: tagStart, isOfOpening: true)
    case .value:
      Fault(
        "this quote is never closed", "close it where the attribute's value ends", at: quoteStart, isOfOpening: true)
    case .declaration, .tagName, .betweenAttributes, .attributeName, .afterName, .beforeValue, .unquoted:
      Fault("this HTML tag is never closed", "end it with `>`", at: tagStart, isOfOpening: true)
    }
  }

  /// A quote was taken for the end of a value that ends as if another attribute's value began there: it goes on as that one.
  mutating func goOn(in doubt: Doubt) -> Fault {
    (self.doubt, attribute, state, quoteStart) = (nil, "", .value(quote: doubt.quote), doubt.place)
    return Fault(
      "this quote is not closed before the next one opens", "close it where the attribute's value ends", at: doubt.place
    )
  }

  /// A tag begins before the one that is read has ended.
  mutating func beginTag(within place: Int) -> Fault {
    let fault = Fault(
      "this HTML tag is not closed before the next one opens", "end it with `>`", at: tagStart, isOfOpening: true)
    self = HTMLSetting(state: .tagBegins, tagStart: place, isForeign: isForeign)
    return fault
  }

  /// What is wrong with a value, where the quote that it stands in may be the fault: other tags are in it as well.
  func inSpan(_ fault: Fault) -> Fault {
    switch spanned {
    case _ where attribute == "srcdoc" || attribute == "style" || attribute.hasPrefix("on"): fault
    case .none: fault
    case .end, .beginning:
      Fault(
        fault.message, (fault.hint.map { "\($0); or is the quote of `\(attribute)` not closed?" }), at: fault.place)
    case .tag:
      Fault(
        "this quote is not closed before the next tag opens", "close it where the attribute's value ends",
        at: quoteStart)
    }
  }
}
