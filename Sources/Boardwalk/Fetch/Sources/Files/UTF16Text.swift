/// Text in UTF-16, as office programs save it.
enum UTF16Text {
  /// The text in UTF-8, with the mark of that, where it begins with the mark of UTF-16; else as it is.
  static func marked(_ body: [UInt8]) -> [UInt8] {
    let isMarked = body.starts(with: [0xFF, 0xFE]) || body.starts(with: [0xFE, 0xFF])
    return isMarked ? asUTF8(body) ?? body : body
  }

  /// The text in UTF-8; nil where it neither begins with the mark of UTF-16 nor with a sign of ASCII in two bytes.
  static func asUTF8(_ body: [UInt8]) -> [UInt8]? {
    guard body.count > 1 else { return nil }
    let isLittle: Bool
    switch (body[0], body[1]) {
    case (0xFF, 0xFE), (1..., 0): isLittle = true
    case (0xFE, 0xFF), (0, 1...): isLittle = false
    default: return nil
    }
    let units = stride(from: 0, to: body.count - 1, by: 2).lazy.map { place in
      isLittle ? UInt16(body[place + 1]) << 8 | UInt16(body[place]) : UInt16(body[place]) << 8 | UInt16(body[place + 1])
    }
    // Readers of tables know the mark in UTF-8.
    return Array(String(decoding: Array(units), as: UTF16.self).utf8)
  }
}
