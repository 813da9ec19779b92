extension Slug {
  /// The longest slug; file systems allow 255 bytes, and people read addresses.
  public static let longest = 80

  /// The slug of a job's page: what can be read of its title, and seven letters that stand for the job for ever.
  ///
  /// `nurse-practitioner-k3t9w2c`. The letters come from the source's name and the source's id alone, so that a
  /// page is found again when its title changes.
  public init(title: String, id: JobID) {
    let code = Slug.code(of: id.description)
    let words = Slug.path(of: title, within: Slug.longest - code.utf8.count - 1)
    self.init(stored: "\(words.isEmpty ? "job" : words)-\(code)")
  }

  /// The slug of something that has no id: an organization, a place, a field of work. Two names may share one
  /// (`Müller` and `Muller`); who publishes them side by side must tell them apart.
  ///
  /// A name with a letter that could not be shown (`東京, Japan`) gets a code made from it, and so does one that a file
  /// system or the site keeps for itself.
  public init(name: String) {
    let words = Slug.path(of: name, within: Slug.longest)
    if words.isEmpty || Slug.isReserved(words) || Slug.losesLetters(of: name) {
      self = Slug.coded(name: name)
    } else {
      self.init(stored: words)
    }
  }

  /// The slug of a name that has to be told from others: its words and a code made from all of it.
  static func coded(name: String) -> Slug {
    let code = Slug.code(of: name)
    let words = Slug.path(of: name, within: Slug.longest - code.utf8.count - 1)
    return Slug(stored: "\(words.isEmpty ? "x" : words)-\(code)")
  }

  /// Seven letters and digits for a text, one of 31⁷ (2.7 × 10¹⁰): the digits and the consonants, so that no word
  /// comes about by chance.
  static func code(of text: String) -> String {
    var rest = StableHash.of(text.utf8)
    var letters: [UInt8] = []
    for _ in 0..<codeLength {
      letters.append(codeLetters[Int(rest % UInt64(codeLetters.count))])
      rest /= UInt64(codeLetters.count)
    }
    return String(decoding: letters, as: UTF8.self)
  }
}

extension Slug {
  fileprivate static let codeLetters = Array("0123456789bcdfghjklmnpqrstvwxyz".utf8)
  fileprivate static let codeLength = 7

  /// The words joined by hyphens, cut after a word; a single longer word is cut inside.
  fileprivate static func path(of text: String, within limit: Int) -> String {
    var path: [UInt8] = []
    var isFull = false
    // The rest of an endless title could not be seen in the path anyway.
    WordReader.read(String(text.unicodeScalars.prefix(limit * 8)), .path) { word in
      if isFull { return }
      if path.isEmpty {
        path = Array(word.prefix(limit))
      } else if path.count + 1 + word.count <= limit {
        path.append(0x2D)
        path += word
      } else {
        isFull = true
      }
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// Whether the name has letters of a script that has no place in a path.
  fileprivate static func losesLetters(of name: String) -> Bool {
    name.unicodeScalars.contains { scalar in
      !scalar.isASCII && scalar.properties.isAlphabetic && path(of: String(scalar), within: longest).isEmpty
    }
  }

  /// Names that Windows keeps for devices, and those the site uses beside slugs.
  fileprivate static func isReserved(_ words: String) -> Bool {
    switch words {
    case "con", "prn", "aux", "nul", "page", "index", "feed", "assets", "data": true
    default:
      words.utf8.count == 4 && (words.hasPrefix("com") || words.hasPrefix("lpt"))
        && words.utf8.last.map { (0x30...0x39).contains($0) } == true
    }
  }
}
