/// Cities by what people call them besides, where no table of names has it: `Vegas`, `HCMC`, `CABA`.
extension City {
  /// The cities that are called so; none for any other name.
  ///
  /// - Parameter name: folded.
  static func nicknamed(_ name: String) -> [City] {
    guard let (city, country) = nicknames[name] else { return [] }
    return named(city).filter { $0.country == country }
  }

  /// The nicknames of some cities, folded, and which of them each names.
  static func nicknames(of cities: Set<City>) -> [(name: String, city: City)] {
    let countries = Set(cities.map(\.country))
    return nicknames.compactMap { nickname, called in
      guard countries.contains(called.country) else { return nil }
      return named(called.name).first { $0.country == called.country && cities.contains($0) }.map { (nickname, $0) }
    }
  }

  private static let nicknames: [String: (name: String, country: String)] = {
    var names: [String: (name: String, country: String)] = [:]
    for line in nicknamesTable.split(separator: "\n") {
      let country = String(line.prefix(2))
      for entry in line.dropFirst(3).split(separator: ";") {
        let spellings = entry.split(separator: "=").map { String($0).folded }
        for nickname in spellings.dropFirst() { names[nickname] = (spellings[0], country) }
      }
    }
    return names
  }()

  /// The country, and of each city the name that the table of cities has, and behind `=` others.
  private static let nicknamesTable = """
    US las vegas=Vegas; new orleans=NOLA; salt lake city=SLC; oklahoma city=OKC; indianapolis=Indy; minneapolis=Mpls
    MX mexico city=México DF=Mexico DF=Ciudad de México CDMX
    AR buenos aires=CABA=Capital Federal=Ciudad Autónoma de Buenos Aires=Ciudad de Buenos Aires=Buenos Aires Capital
    CL santiago=Santiago de Chile
    CO bogota=Bogotá D.C.=Bogotá DC=Santafé de Bogotá
    MY kuala lumpur=KL
    VN ho chi minh city=HCMC=HCM City=TPHCM
    IN bengaluru=BLR
    ZA johannesburg=Joburg=Jo'burg
    BR sao paulo=São Paulo Capital=Grande São Paulo
    """
}
