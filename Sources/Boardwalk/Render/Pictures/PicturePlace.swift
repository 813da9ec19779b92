/// Where a picture was taken, as cameras write it into the file: whoever has the file can tell from it where somebody lives.
///
/// [Exif 2.32](https://www.cipa.jp/std/documents/e/DC-008-Translation-2019-E.pdf), 4.6.3 and 4.6.6, in a JPEG's APP1, a PNG's `eXIf` or a WebP's `EXIF`.
enum PicturePlace {
  /// A warning for each picture of the board's own theme that tells it.
  ///
  /// - Parameters:
  ///   - own: paths below `folder`, with the bytes of the files.
  ///   - folder: the board's `Templates/`, as findings name it.
  static func findings(among own: [String: [UInt8]], folder: String) -> [Diagnostic] {
    own.filter { isTold(in: $0.value) }.keys.sorted().map { path in
      Diagnostic(
        .warning, at: .file("\(folder)/\(path)"),
        "this picture says where it was taken, and the site publishes it as it is",
        hint: "take that out of the file, such as with `exiftool -gps:all=`")
    }
  }

  /// Whether the file of a picture names a latitude.
  static func isTold(in picture: [UInt8]) -> Bool {
    guard let exif = exif(of: picture) else { return false }
    let isBig = exif.starts(with: "MM".utf8)
    guard isBig || exif.starts(with: "II".utf8), let first = exif.number(at: 4, of: 4, isBig: isBig),
      let places = entries(of: exif, at: first, isBig: isBig).first(where: { $0.tag == 0x8825 })
    else { return false }
    return entries(of: exif, at: places.value, isBig: isBig).contains { $0.tag == 2 }
  }
}

extension PicturePlace {
  /// The entries of a directory of TIFF, as far as they are there.
  private static func entries(of exif: [UInt8], at start: Int, isBig: Bool) -> [(tag: Int, value: Int)] {
    (0..<(exif.number(at: start, of: 2, isBig: isBig) ?? 0)).prefix { start + 2 + $0 * 12 < exif.count }.compactMap {
      entry in
      let place = start + 2 + entry * 12
      guard let tag = exif.number(at: place, of: 2, isBig: isBig),
        let value = exif.number(at: place + 8, of: 4, isBig: isBig)
      else { return nil }
      return (tag, value)
    }
  }

  /// What cameras wrote, from the sign of its byte order on; nil where there is nothing.
  private static func exif(of picture: [UInt8]) -> [UInt8]? {
    let found: [UInt8]?
    if picture.starts(with: [0xFF, 0xD8]) {
      found = inJPEG(picture)
    } else if picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      // A signature; then chunks of a length, a name, as many bytes and a checksum.
      found = piece("eXIf", of: picture, from: 8, name: 4, length: 0, isBig: true) { $0 + 4 }
    } else if picture.starts(with: "RIFF".utf8) {
      // A name, a length and another name; then chunks of a name, a length and as many bytes, made even.
      found = piece("EXIF", of: picture, from: 12, name: 0, length: 4, isBig: false) { $0 + $0 % 2 }
    } else {
      found = nil
    }
    return found.map { $0.starts(with: mark) ? Array($0.dropFirst(mark.count)) : $0 }
  }

  /// Stands before it in a JPEG, and in some a WebP.
  private static let mark = Array("Exif\0\0".utf8)

  private static func inJPEG(_ picture: [UInt8]) -> [UInt8]? {
    var place = 2
    // Segments of a marker of two bytes and a length that counts itself, until the picture begins (0xDA).
    while place + 4 <= picture.count, picture[place] == 0xFF, picture[place + 1] != 0xDA,
      let length = picture.number(at: place + 2, of: 2, isBig: true), length >= 2
    {
      let body = picture[(place + 4)..<max(place + 4, min(place + 2 + length, picture.count))]
      if picture[place + 1] == 0xE1, body.starts(with: mark) { return Array(body) }
      place += 2 + length
    }
    return nil
  }

  /// The bytes of the first chunk of that name.
  ///
  /// - Parameters:
  ///   - name: where in the eight bytes before a chunk its name stands, and `length` where its length does.
  ///   - full: how many bytes follow on those eight when the chunk has so many.
  private static func piece(
    _ wanted: String, of picture: [UInt8], from start: Int, name: Int, length: Int, isBig: Bool, full: (Int) -> Int
  ) -> [UInt8]? {
    var place = start
    while place + 8 <= picture.count, let count = picture.number(at: place + length, of: 4, isBig: isBig) {
      if picture[(place + name)..<(place + name + 4)].elementsEqual(wanted.utf8) {
        return Array(picture[(place + 8)..<min(place + 8 + count, picture.count)])
      }
      place += 8 + full(count)
    }
    return nil
  }
}

extension [UInt8] {
  /// A whole number without a sign, of at most four bytes; nil where they are not all there.
  fileprivate func number(at place: Int, of bytes: Int, isBig: Bool) -> Int? {
    guard place >= 0, place + bytes <= count else { return nil }
    let digits = self[place..<(place + bytes)]
    return isBig ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
