import Testing

@testable import Boardwalk

@Suite("Where a picture was taken")
struct PicturePlaceTests {
  /// A directory with an orientation and, where `tag` is given, one of places with that entry.
  private static func exif(isBig: Bool, tag: UInt16?) -> [UInt8] {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      let little = (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
      return isBig ? little.reversed() : little
    }
    func entry(_ tag: Int, _ value: Int) -> [UInt8] { bytes(tag, 2) + bytes(4, 2) + bytes(1, 4) + bytes(value, 4) }
    let start = Array((isBig ? "MM" : "II").utf8) + bytes(42, 2) + bytes(8, 4)
    guard let tag else { return start + bytes(1, 2) + entry(0x0112, 6) + bytes(0, 4) }
    return start + bytes(2, 2) + entry(0x0112, 6) + entry(0x8825, 38) + bytes(0, 4) + bytes(1, 2)
      + entry(Int(tag), 0) + bytes(0, 4)
  }

  private static func jpeg(_ exif: [UInt8]) -> [UInt8] {
    let length = exif.count + 8
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)]
      + Array("Exif\0\0".utf8) + exif + [0xFF, 0xDA, 0, 2, 7, 7, 0xFF, 0xD9]
  }

  private static func png(_ exif: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 1] + Array("tEXt".utf8) + [9, 0, 0, 0, 0]
      + [0, 0, 0, UInt8(exif.count)] + Array("eXIf".utf8) + exif + [0, 0, 0, 0]
  }

  private static func webp(_ exif: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [1, 0, 0, 0, 9, 0] + Array("EXIF".utf8)
      + [UInt8(exif.count), 0, 0, 0] + exif
  }

  @Test("It is seen in a JPEG, a PNG and a WebP, in either order of bytes", arguments: [true, false])
  func told(isBig: Bool) {
    for file in [Self.jpeg, Self.png, Self.webp] {
      #expect(PicturePlace.isTold(in: file(Self.exif(isBig: isBig, tag: 2))))
      #expect(!PicturePlace.isTold(in: file(Self.exif(isBig: isBig, tag: nil))))
      // A version of the directory, and no place.
      #expect(!PicturePlace.isTold(in: file(Self.exif(isBig: isBig, tag: 0))))
    }
    #expect(PicturePlace.isTold(in: Self.webp(Array("Exif\0\0".utf8) + Self.exif(isBig: isBig, tag: 2))))
  }

  @Test("Files that end early, and whatever else is called a picture, tell nothing and stop nothing")
  func damaged() {
    for file in [Self.jpeg, Self.png, Self.webp] {
      let whole = file(Self.exif(isBig: true, tag: 2))
      for count in whole.indices.prefix(whole.count / 2) {
        #expect(!PicturePlace.isTold(in: Array(whole.prefix(count))))
      }
      for place in whole.indices {
        var damaged = whole
        damaged[place] = 0xFF
        _ = PicturePlace.isTold(in: damaged)
      }
    }
    #expect(!PicturePlace.isTold(in: Array("<svg/>".utf8)))
  }

  @Test("A portrait that tells it is a warning with its file")
  func finding() {
    let own = ["assets/person-ada.jpg": Self.jpeg(Self.exif(isBig: false, tag: 2)), "assets/logo-dock.svg": []]
    let findings = PicturePlace.findings(among: own, folder: "Templates")
    #expect(findings.map(\.spot) == [.file("Templates/assets/person-ada.jpg")])
    #expect(findings.map(\.severity) == [.warning])
  }
}
