/// Where a job is, where that is said in words of the program and not only in names. Stored in English, and said in the site's
/// language.
enum PlaceText: Sendable, Hashable {
  case remote
  /// `Remote (Germany)`
  case remoteIn(String)
  /// `673 locations`
  case locations(Int)
  /// `Fargo, North Dakota + 3 places`
  case and(String, Int)
  case multiple, negotiable

  /// As it is stored.
  var english: String {
    switch self {
    case .remote: "Remote"
    case .remoteIn(let place): "Remote (\(place))"
    case .locations(let count): "\(count) locations"
    case .and(let place, let count): "\(place) + \(count) \(count == 1 ? "place" : "places")"
    case .multiple: "Multiple locations"
    case .negotiable: "Location negotiable"
    }
  }

  /// Reads it as it is stored; nil for a text of names, and for one in a source's own words.
  init?(stored text: String) {
    switch text {
    case "Remote": self = .remote
    case "Multiple locations": self = .multiple
    case "Location negotiable": self = .negotiable
    default:
      // Most are names and end in any letter, and without a number; only the others are looked at.
      guard let last = text.utf8.last, ")es".utf8.contains(last) else { return nil }
      let isBracket = last == UInt8(ascii: ")")
      guard isBracket || text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
      if isBracket, text.hasPrefix("Remote (") {
        self = .remoteIn(String(text.dropFirst("Remote (".count).dropLast()))
      } else if text.hasSuffix(" locations"), let count = Int(text.dropLast(" locations".count)) {
        self = .locations(count)
      } else if let more = PlaceText(andMore: text.utf8) {
        self = more
      } else {
        return nil
      }
    }
  }

  /// `Fargo, North Dakota + 3 places`, which every second job may have.
  private init?(andMore text: String.UTF8View) {
    guard let plus = text.lastIndex(of: UInt8(ascii: "+")), text[..<plus].last == UInt8(ascii: " ") else { return nil }
    let words = text[plus...].dropFirst()
    let digits = words.dropFirst().prefix { (0x30...0x39).contains($0) }
    let rest = text[digits.endIndex...]
    guard words.first == UInt8(ascii: " "), let count = Int(Substring(digits)),
      rest.elementsEqual(" places".utf8) || rest.elementsEqual(" place".utf8)
    else { return nil }
    self = .and(String(Substring(text[..<plus].dropLast())), count)
  }
}
