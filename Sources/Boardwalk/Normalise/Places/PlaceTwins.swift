/// Words that mean a place in one country and another place in another: 26 codes are a state of the United States and a
/// country as well. The rest of the text decides; where it cannot, nobody is told what was only guessed.
struct PlaceTwins: Sendable {
  /// What a word means beside a city.
  enum Meaning: Equatable {
    /// A region of that country, or the country itself.
    case country(String)
    /// Both are likely.
    case ambiguous
  }

  private struct Entry {
    var usual: Meaning
    var byCity: [String: Meaning] = [:]
  }

  private let entries: [String: Entry]

  init() {
    var entries: [String: Entry] = [:]
    for line in PlaceTwins.table.split(separator: "\n") {
      let halves = line.split(separator: ":", maxSplits: 1)
      let words = halves[0].split(separator: " ").map(String.init)
      guard halves.count == 2, words.count == 3 else { continue }
      var entry = entries[words[0]] ?? Entry(usual: PlaceTwins.meaning(words[1]))
      for city in halves[1].split(separator: ",") { entry.byCity[city.trimmed] = PlaceTwins.meaning(words[2]) }
      entries[words[0]] = entry
    }
    self.entries = entries
  }

  /// What the word means beside a city, whose name is folded; nil for a word without a twin, and for a city that is not
  /// in the table below.
  func meaning(of word: String, beside city: String) -> Meaning? { entries[word]?.byCity[city] }

  /// What the word means where the city tells nothing; nil for a word without a twin.
  func usual(of word: String) -> Meaning? { entries[word]?.usual }

  /// Whether the word has a twin that is meant just as often when no city stands beside it.
  func isAmbiguousAlone(_ word: String) -> Bool { entries[word] != nil }
}

extension PlaceTwins {
  fileprivate static func meaning(_ word: String) -> Meaning { word == "-" ? .ambiguous : .country(word) }

  /// The word, the country it usually belongs to (`-`: it cannot be said), another country, and the cities that show
  /// that this one is meant. Facts of geography; the cities are those that announcements name most.
  fileprivate static let table = """
    AL US AL: tirana, durres, vlore
    AR US AR: buenos aires, cordoba, rosario, mendoza, la plata, tucuman
    AZ US AZ: baku, ganja
    CA US CA: toronto, vancouver, montreal, ottawa, calgary, edmonton, winnipeg, quebec city, halifax, mississauga
    CA US CA: waterloo, kitchener, kelowna, burnaby, brampton, markham, laval, gatineau, saskatoon, regina, moncton
    CA US CA: fredericton, st johns, charlottetown, whitehorse, yellowknife, iqaluit, north vancouver, oakville, guelph
    CA US -: ontario
    CO US CO: bogota, bogota d c, medellin, cali, barranquilla, cartagena, bucaramanga, pereira
    DE - DE: berlin, hamburg, munich, munchen, cologne, koln, frankfurt, frankfurt am main, stuttgart, dusseldorf
    DE - DE: leipzig, dortmund, essen, bremen, dresden, hanover, hannover, nuremberg, nurnberg, bonn, mannheim
    DE - DE: karlsruhe, augsburg, heidelberg, potsdam, aachen, darmstadt, freiburg, ulm, kiel, mainz, wiesbaden, jena, munster
    DE - US: wilmington, dover, newark, middletown, smyrna, milford, seaford, georgetown, lewes, rehoboth beach, bear
    DE - US: new castle, claymont, hockessin, dover afb, dover air force base, delaware city, harrington, laurel
    GA US GA: libreville, port gentil
    GEORGIA US GE: tbilisi, batumi, kutaisi, rustavi
    ID US ID: jakarta, bandung, surabaya, denpasar, bali, yogyakarta, medan
    IL US IL: tel aviv, tel aviv yafo, jerusalem, haifa, herzliya, ramat gan, petah tikva, raanana, beer sheva, netanya
    IL US IL: rehovot, hod hasharon, yokneam, rishon lezion, rishon le zion, kfar saba, bnei brak, tel aviv district
    IN US IN: bangalore, bengaluru, mumbai, bombay, delhi, new delhi, hyderabad, pune, chennai, kolkata, gurgaon
    IN US IN: noida, ahmedabad, jaipur, kochi, chandigarh, indore, coimbatore, thiruvananthapuram, mysore, mysuru
    IN US IN: gurugram, nagpur
    KY US KY: george town
    LA US LA: vientiane, luang prabang
    MA US MA: casablanca, rabat, marrakech, marrakesh, tangier, fes, agadir
    MD US MD: chisinau, balti
    ME US ME: podgorica, budva, kotor
    MN US MN: ulaanbaatar
    MO US MO: macao, macau
    MT US MT: valletta, sliema, st julians, saint julians, msida, birkirkara, gzira, san gwann, pieta
    NC US NC: noumea
    NE US NE: niamey
    PA US PA: panama city, panama, ciudad de panama
    SC US SC: victoria, mahe
    SD US SD: khartoum
    TN US TN: tunis, sfax, sousse
    VA US VA: vatican city
    MS US MS: brades
    WA US AU: perth, fremantle, bunbury, kalgoorlie
    NT CA AU: darwin, alice springs
    SA SA AU: adelaide
    NL NL CA: st johns, corner brook, gander, happy valley goose bay
    PE PE CA: charlottetown, summerside
    SK SK CA: saskatoon, regina, moose jaw, prince albert
    YT YT CA: whitehorse
    AE AE US: apo, fpo, dpo
    """
}
