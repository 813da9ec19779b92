/// A title as two listings of one job share it: without what says where, for whom and how, in whatever order and spelling.
///
/// `Sr. Back-End Engineer (m/w/d) – Berlin` and `Senior Backend Engineer`; but not `Engineer II` and `Engineer III`, and
/// not `Engineer, Payments` and `Engineer, Search`.
struct TitleKey: Hashable, Sendable {
  /// Of the words that count, whatever their order.
  private(set) var words: UInt64
  /// Of the same words in their order, with nothing between them: `front-end` is `frontend`.
  private(set) var letters: UInt64
  /// Of the requisition numbers in the title; 0 is none.
  private(set) var numbers: UInt64 = 0
  /// Of the levels and other numbers: `II`, `3`, `senior`.
  private(set) var levels: UInt64 = 0

  /// - Parameter places: words of the job's own places, which its title may repeat.
  init(_ title: String, places: Set<UInt64>) {
    var all: [Word] = []
    // `C`, `C++` and `C#` are three.
    let hasSigns = title.utf8.contains { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "#") }
    WordReader.read(title, hasSigns ? .search : .name) { word in all.append(Word(Array(word))) }
    let kept = TitleKey.counting(all, places: places)
    let numbers = kept.filter(\.isRequisition).map(\.hash)
    var counting = kept.filter { !$0.isRequisition }
    if counting.isEmpty { counting = all }
    counted = Set(counting.map(\.hash)).sorted()
    words = TitleKey.hash(counted)
    letters = StableHash.of(counting.flatMap(\.letters))
    if !numbers.isEmpty { self.numbers = TitleKey.hash(Set(numbers).sorted()) }
    let levels = counting.filter { TitleKey.levels.contains($0.hash) || $0.isNumber }
    if !levels.isEmpty { self.levels = TitleKey.hash(Set(levels.map(\.hash)).sorted()) }
  }

  /// The words that count, each once.
  private var counted: [UInt64]

  /// What titles of one job have in common, one way or the other.
  var keys: [UInt64] { words == letters ? [words] : [words, letters] }

  /// Whether one has all words of the other, or at least half of the words of the longer one are the other's as well.
  func shares(_ other: TitleKey) -> Bool {
    let common = Set(counted).intersection(other.counted).count
    return common == min(counted.count, other.counted.count) || common * 2 >= max(counted.count, other.counted.count)
  }

  /// Whether the two may be titles of one job by words alone.
  func isNear(_ other: TitleKey) -> Bool {
    (words == other.words || letters == other.letters) && !contradicts(other)
  }

  /// Whether they name different levels or requisitions.
  func contradicts(_ other: TitleKey) -> Bool {
    levels != other.levels || numbers != 0 && other.numbers != 0 && numbers != other.numbers
  }
}

extension TitleKey {
  /// A word of a title, brought to one spelling.
  private struct Word {
    var letters: [UInt8]
    var hash: UInt64

    init(_ word: [UInt8]) {
      letters = word
      hash = StableHash.of(word)
      if let spelling = TitleKey.spellings[hash] {
        letters = Array(spelling.utf8)
      } else if word.count > 3, word.last == UInt8(ascii: "s"), !"sui".utf8.contains(word[word.count - 2]) {
        letters.removeLast()
      }
      hash = StableHash.of(letters)
    }

    var isNumber: Bool { letters.allSatisfy(DateReader.isDigit) }

    /// `r12345`, `jr0001`, `202611`: a number that no title needs.
    var isRequisition: Bool {
      let digits = letters.count(where: DateReader.isDigit)
      return digits >= 4 && letters.count - digits <= 4
    }
  }

  /// Without the words for everybody, for the place, for how one is employed as nearly everybody is.
  private static func counting(_ words: [Word], places: Set<UInt64>) -> [Word] {
    var kept: [Word] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      let end = index + TitleKey.length(ofAddress: words[index...])
      if end > index {
        index = end
        continue
      }
      if !TitleKey.silent.contains(word.hash), !places.contains(word.hash) { kept.append(word) }
      index += 1
    }
    return kept
  }

  /// How many words at the beginning say only for whom or how: `m/w/d`, `f m x`, `h f`, `full time`.
  private static func length(ofAddress words: ArraySlice<Word>) -> Int {
    guard let first = words.first else { return 0 }
    if first.letters == Array("full".utf8), words.dropFirst().first?.letters == Array("time".utf8) { return 2 }
    let run = words.prefix { $0.letters.count == 1 && "mwdfxhin".utf8.contains($0.letters[0]) }
    let letters = Set(run.map { $0.letters[0] })
    func holds(_ letter: Unicode.Scalar) -> Bool { letters.contains(UInt8(ascii: letter)) }
    return holds("f") && (holds("m") || holds("h")) || holds("m") && holds("w") ? run.count : 0
  }

  private static func hash(_ hashes: [UInt64]) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for word in hashes { hash = (hash ^ word) &* 0x100_0000_01B3 &+ (word >> 29) }
    return hash == 0 ? 1 : hash
  }

  private static func hashes(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").map { StableHash.of($0.utf8) })
  }

  private static let silent = hashes(
    """
    the a an and und et y mwd wmd fmd mfd fmx mfx gender genders all remote remotely hybrid onsite fulltime \
    vollzeit homeoffice ref req requisition id job nr no
    """)
  private static let levels = hashes(
    """
    1 2 3 4 5 6 7 8 9 senior junior lead principal staff chief head director manager intern internship trainee apprentice \
    entry mid graduate assistant associate deputy vp werkstudent working student temporary contract part parttime teilzeit \
    freelance night day weekend evening supervisor ausbildung praktikum
    """)

  /// Other spellings of a word, by the hash of each.
  private static let spellings: [UInt64: String] = {
    let table = """
      senior=sr,snr junior=jr,jnr engineer=eng,engr developer=dev,devs manager=mgr,mngr assistant=asst associate=assoc \
      director=dir 1=i 2=ii 3=iii 4=iv 6=vi 7=vii 8=viii 9=ix representative=rep,reps administrator=admin \
      operation=ops program=programme,programmes organization=organisation center=centre labor=labour \
      technology=tech executive=exec intern=internship,internships temporary=temp
      """
    var spellings: [UInt64: String] = [:]
    for entry in table.split(separator: " ") {
      let halves = entry.split(separator: "=")
      for other in halves[1].split(separator: ",") { spellings[StableHash.of(other.utf8)] = String(halves[0]) }
    }
    return spellings
  }()
}

extension TitleKey {
  /// The words of a place, as they may be repeated in a title.
  static func words(of place: Place) -> [UInt64] {
    var hashes: [UInt64] = []
    for text in [place.city, place.region, place.countryName] {
      guard let text else { continue }
      WordReader.read(text, .name) { word in hashes.append(Word(Array(word)).hash) }
    }
    return hashes
  }

  /// The words of a city at the end of a title, `Analyst - Warsaw`, that is one of the places under another name.
  static func words(ofCityIn title: String, among places: [Place]) -> [UInt64] {
    // Most titles have none of these signs; the first byte of a dash is that of many a letter, which costs nothing but the look.
    guard title.utf8.contains(where: { $0 == 0xE2 || "-|(),".utf8.contains($0) }) else { return [] }
    let parts = title.split { "-–—|(),".contains($0) }.dropFirst()
    guard !parts.isEmpty else { return [] }
    return parts.flatMap { part -> [UInt64] in
      let isPlace = City.named(String(part).folded).contains { city in
        places.contains { place in
          guard let latitude = place.latitude, let longitude = place.longitude else { return false }
          return abs(latitude - city.latitude) < 0.02 && abs(longitude - city.longitude) < 0.02
        }
      }
      return isPlace ? words(of: Place(city: String(part))) : []
    }
  }
}
