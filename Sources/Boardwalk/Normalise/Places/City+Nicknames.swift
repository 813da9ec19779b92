/// Cities by what people call them besides, where no table of names has it: `Vegas`, `HCMC`, `CABA`.
extension City {
  /// The cities that are called so; none for any other name.
  ///
  /// - Parameter name: folded.
  static func nicknamed(_ name: String) -> [City] {
    guard let (city, country) = nicknames[name] else { return [] }
    return named(city).filter { $0.country == country }
  }

  static let nicknames = CityAliases(
    """
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
    """)
}
