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
      var text = text
      guard let read = text.withUTF8({ PlaceText(counted: $0) }) else { return nil }
      self = read
    }
  }

  /// `Remote (Germany)`, `673 locations`, and `Fargo, North Dakota + 3 places`, which every second job may have.
  private init?(counted text: UnsafeBufferPointer<UInt8>) {
    // Most are names, which end in any letter.
    switch text.last {
    case UInt8(ascii: ")"):
      guard let place = text.dropLast().without(prefix: "Remote (") else { return nil }
      self = .remoteIn(String(decoding: place, as: UTF8.self))
    case UInt8(ascii: "s"), UInt8(ascii: "e"):
      if let count = text[...].without(suffix: " locations") {
        guard let count = Int(String(decoding: count, as: UTF8.self)) else { return nil }
        self = .locations(count)
      } else {
        guard let rest = text[...].without(suffix: " places") ?? text[...].without(suffix: " place"),
          let space = rest.lastIndex(of: UInt8(ascii: " ")), let count = Int(digits: rest[(space + 1)...]),
          let place = rest[..<space].without(suffix: " +")
        else { return nil }
        self = .and(String(decoding: place, as: UTF8.self), count)
      }
    default: return nil
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// What stands behind a beginning; nil where that is not the beginning.
  fileprivate func without(prefix: StaticString) -> Self? {
    guard count >= prefix.utf8CodeUnitCount, starts(with: prefix.bytes) else { return nil }
    return dropFirst(prefix.utf8CodeUnitCount)
  }

  /// What stands before an end; nil where that is not the end.
  fileprivate func without(suffix: StaticString) -> Self? {
    guard count >= suffix.utf8CodeUnitCount, self.suffix(suffix.utf8CodeUnitCount).elementsEqual(suffix.bytes) else {
      return nil
    }
    return dropLast(suffix.utf8CodeUnitCount)
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}

extension Int {
  /// A number of plain digits; nil for anything else.
  fileprivate init?(digits: Slice<UnsafeBufferPointer<UInt8>>) {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(String(decoding: digits, as: UTF8.self))
  }
}
