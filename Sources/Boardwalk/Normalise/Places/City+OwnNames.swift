/// Large cities by what they are called in their own letters, where these are not Latin. Facts of geography.
extension City {
  /// The folded Latin name and the country's letters; nil for a name that is not in the table.
  ///
  /// - Parameter name: folded: `москва`, `東京都渋谷区`, `서울특별시`.
  static func latinName(ofOwn name: String) -> (name: String, country: String)? {
    if let found = ownNames[name] { return found }
    // `г. Москва`
    for word in ["г ", "город ", "м ", "місто "] where name.hasPrefix(word) {
      return ownNames[String(name.dropFirst(word.count))]
    }
    let beginning = name.prefix(longestOwn)
    return beginning.indices.lazy.compactMap { index -> (name: String, country: String)? in
      guard endings.contains(beginning[index]) else { return nil }
      let city = String(beginning[..<index])
      return ownNames[city] ?? kinds.first(where: city.hasSuffix).flatMap { ownNames[String(city.dropLast($0.count))] }
    }.first
  }

  /// Whether a name in other letters is all of a city's, and not that of a part of it, `東京都渋谷区`.
  static func isWhole(own name: String) -> Bool {
    ownNames[name] != nil || name.last.map(endings.contains) ?? false
      || name.contains(" ") && latinName(ofOwn: name) != nil
        && !endings.contains { name.contains($0) }
  }

  /// A city's own name and its kind are not longer.
  private static let longestOwn = 8
  /// With what the name of a city ends before the name of its part: `東京都渋谷区`, `北京市朝阳区`, `서울시 강남구`.
  private static let endings: Set<Character> = ["市", "都", "府", "시"]
  private static let kinds = ["특별", "광역"]

  static let ownNames = CityAliases(
    """
    JP tokyo=東京; osaka=大阪; kyoto=京都; yokohama=横浜; nagoya=名古屋; fukuoka=福岡; sapporo=札幌; kobe=神戸; kawasaki=川崎
    JP sendai=仙台; hiroshima=広島
    CN beijing=北京; shanghai=上海; shenzhen=深圳; guangzhou=广州=廣州; hangzhou=杭州; chengdu=成都; nanjing=南京; wuhan=武汉
    CN suzhou=苏州; tianjin=天津; chongqing=重庆; qingdao=青岛; xiamen=厦门
    TW taipei=台北=臺北; kaohsiung=高雄; taichung=台中=臺中; hsinchu=新竹
    HK hong kong=香港
    MO macau=澳門=澳门
    KR seoul=서울; busan=부산; incheon=인천; daegu=대구; daejeon=대전
    RU moscow=Москва; saint petersburg=Санкт-Петербург=СПб; novosibirsk=Новосибирск; yekaterinburg=Екатеринбург
    RU kazan=Казань; nizhniy novgorod=Нижний Новгород; samara=Самара
    UA kyiv=Київ=Киев; kharkiv=Харків=Харьков; odesa=Одеса=Одесса; lviv=Львів=Львов; dnipro=Дніпро=Днепр
    BY minsk=Минск=Мінск
    BG sofia=София; plovdiv=Пловдив; varna=Варна
    KZ almaty=Алматы; astana=Астана
    KG bishkek=Бишкек
    UZ tashkent=Ташкент
    RS belgrade=Београд; novi sad=Нови Сад; nis=Ниш
    MK skopje=Скопје
    GR athens=Αθήνα; thessaloniki=Θεσσαλονίκη; patra=Πάτρα
    CY nicosia=Λευκωσία; limassol=Λεμεσός
    IL tel aviv=תל אביב=תל אביב יפו=תל-אביב; jerusalem=ירושלים; haifa=חיפה; ramat gan=רמת גן
    EG cairo=القاهرة; alexandria=الإسكندرية
    AE dubai=دبي; abu dhabi=أبوظبي=أبو ظبي; sharjah=الشارقة
    SA riyadh=الرياض; jeddah=جدة; dammam=الدمام
    QA doha=الدوحة
    BH manama=المنامة
    JO amman=عمان
    LB beirut=بيروت
    IQ baghdad=بغداد
    MA casablanca=الدار البيضاء; rabat=الرباط
    IR tehran=تهران
    TH bangkok=กรุงเทพ=กรุงเทพมหานคร; chiang mai=เชียงใหม่
    IN mumbai=मुंबई; delhi=दिल्ली; new delhi=नई दिल्ली
    GE tbilisi=თბილისი
    AM yerevan=Երևան
    MN ulaanbaatar=Улаанбаатар
    """)
}
