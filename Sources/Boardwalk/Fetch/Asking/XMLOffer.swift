/// An element of XML that strangers sent, read as what its service documents: what it holds of another kind is left out and
/// noted. `<office><city>Rome</city></office>` is no text.
struct XMLOffer {
  private let element: XMLTree
  private let log: ShapeLog
  /// The names that lead to it from the offer.
  private let path: [String]

  init(_ element: XMLTree) { self.init(element, log: ShapeLog(), path: []) }

  private init(_ element: XMLTree, log: ShapeLog, path: [String]) {
    self.element = element
    self.log = log
    self.path = path
  }

  /// What has been noted so far, by its place in the offer.
  var changes: Set<String> { log.take(below: 0) }

  /// The elements in it.
  var children: [XMLTree] { element.children }

  /// Its own text; nil, and noted, when it holds elements instead.
  var text: String? {
    let text = element.text
    if text == nil, !element.children.isEmpty { note() }
    return text
  }

  /// The text of the first element of a name, whatever else there is.
  func plainText(_ name: String) -> String? { element[name]?.text }

  /// The text of the one element of a name. Of several the first is taken.
  func text(_ name: String) -> String? {
    let found = element.all(name)
    if found.count > 1 { log.note(path + ["\(name)[2]"]) }
    return found.first.flatMap { inside($0).text }
  }

  /// The text of every element of a name.
  func texts(_ name: String) -> [String] { all(name).compactMap(\.text) }

  /// Every element of a name.
  func all(_ name: String) -> [XMLOffer] { element.all(name).map(inside) }

  /// What a list holds: `<offices><office>`. Noted when it holds anything else.
  func list(_ name: String, of item: String) -> [XMLOffer] {
    element.all(name).map(inside).flatMap { list in
      if list.element.text != nil || list.element.children.contains(where: { $0.name != item }) { list.note() }
      return list.all(item)
    }
  }

  func attribute(_ name: String) -> String? { element.attributes[name].filled }

  /// What is between its tags as markup.
  var innerMarkup: String { element.innerMarkup }

  /// An element in it, read the same way.
  func inside(_ child: XMLTree) -> XMLOffer { XMLOffer(child, log: log, path: path + [child.name]) }

  /// This is of another kind than documented.
  func note() { log.note(path) }
}
