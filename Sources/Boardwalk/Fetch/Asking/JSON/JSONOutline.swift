/// Where the values of a JSON text begin and end, found in one pass over its bytes.
///
/// It takes JSON as nearly every service writes it. Anything else about which there could be two opinions has no outline: a
/// comma too many, a control character, another coding than UTF-8. What texts and numbers hold is looked at when they are read.
struct JSONOutline {
  let bytes: [UInt8]
  /// Each before those inside it; names of an object's members come before what they name.
  private(set) var values: [Value] = []

  struct Value {
    var kind: Kind
    /// Of a text behind its quotation mark, of a number; of an object how many members it has, of a list how many commas.
    var start: UInt32 = 0
    /// Of a text before its quotation mark, of a number; of a list or an object the place in `values` behind all of it.
    var end: UInt32 = 0
  }

  enum Kind: UInt8 {
    case null, yes, no, number, list
    /// ASCII without a backslash.
    case plainText
    case otherText
    case object
    /// Not all names of its members are plain.
    case oddlyNamedObject
  }

  /// Nil for what is not plain JSON, or deeper than it may be. Throws a `ReplyFault` when it holds more than a reply may.
  init?(_ bytes: [UInt8], deepest: Int) throws {
    self.bytes = bytes
    guard bytes.count < Int(UInt32.max) else { return nil }
    // A value of the replies that were recorded takes some sixty bytes.
    values.reserveCapacity(bytes.count / 48)
    var scan = JSONScan(deepest: deepest)
    let isPlain = bytes.withUnsafeBufferPointer { scan.read($0, into: &values) }
    if let fault = scan.fault { throw fault }
    guard isPlain else { return nil }
  }

  /// The place of the value after the one at a place.
  func place(behind place: Int) -> Int {
    switch values[place].kind {
    case .list, .object, .oddlyNamedObject: Int(values[place].end)
    default: place + 1
    }
  }

  /// The place of the first member of that name, of an object whose members have these places.
  func place(of name: UnsafeBufferPointer<UInt8>, in members: Range<Int>) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var place = members.lowerBound
      while place < members.upperBound {
        let start = Int(values[place].start)
        if Int(values[place].end) - start == name.count, name.indices.allSatisfy({ bytes[start + $0] == name[$0] }) {
          return place + 1
        }
        place = self.place(behind: place + 1)
      }
      return nil
    }
  }
}
