/// What German, French, Spanish, Italian, Portuguese, Dutch, Polish and Nordic announcements call the ways of working.
extension PlaceTokens {
  /// The part with its words for the ways of working in English: `Trabajo remoto` is `Trabajo remote`, `À distance` is
  /// `remote`. A part without them is as it was.
  static func inEnglish(_ part: String) -> String {
    guard part.folded.split(separator: " ").contains(where: firstWords.contains) else { return part }
    let words = part.split(separator: " ")
    let folded = words.map { String($0).folded }
    var (english, index) = ([(said: String, written: String)](), 0)
    while index < words.count {
      let longest = min(longestPhrase, words.count - index)
      let found = stride(from: longest, to: 0, by: -1).lazy.compactMap { count in
        phrases[folded[index..<(index + count)].joined(separator: " ")].map { ($0, count) }
      }.first
      let written = words[index..<(index + (found?.1 ?? 1))].joined(separator: " ")
      english.append((found?.0 ?? written, written))
      index += found?.1 ?? 1
    }
    let isSaid =
      english.contains { alwaysMeant.contains($0.said.lowercased()) } || english.first?.said == "on-site"
      || english.count == 1 && english[0].said == "flexible"
    guard isSaid else { return part }
    // `Sin` denies what is behind it, and is a state and the beginning of a name as well.
    return english.indices.map { index in
      let next = index + 1 < english.count ? english[index + 1].said.lowercased() : ""
      return english[index].said == "no" && !ways.contains(next) ? english[index].written : english[index].said
    }.joined(separator: " ")
  }

  /// Words that say all by themselves; `partiel` is nothing without them.
  private static let alwaysMeant: Set = [
    "remote", "remote possible", "homeoffice", "homeoffice possible", "hybrid", "nationwide", "worldwide",
  ]

  /// The country or the part of the world all of which is meant, as it is called there: `Deutschlandweit`, `Toute la France`,
  /// `France entière`.
  static func countrywide(_ part: String) -> String? {
    let words = part.split(separator: " ")
    var name = part
    if words.count == 1, part.lowercased().hasSuffix("weit") {
      name = String(part.dropLast(4))
    } else if words.count > 1 {
      let before = words.prefix {
        wholes.contains(String($0).folded) || ["en", "in", "la", "dans", "o", "el", "il"].contains($0.lowercased())
      }
      let isWhole = before.contains { wholes.contains(String($0).folded) }
      guard isWhole || words.last.map({ String($0).folded }) == "entiere" else { return nil }
      name = (isWhole ? words.dropFirst(before.count) : words.dropLast()).joined(separator: " ")
    } else {
      return nil
    }
    return !name.isCode && (Gazetteer.known.country(in: name) != nil || Area.name(name) != nil) ? name : nil
  }

  private static let wholes: Set = [
    "partout", "toute", "tout", "toda", "todo", "tutta", "tutto", "heel", "cala", "hela", "hele", "ganz",
  ]

  /// What the lines of the table say, by the folded phrase.
  private static let phrases: [String: String] = {
    var phrases: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let halves = line.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { continue }
      for phrase in halves[1].split(separator: ",") { phrases[String(phrase).folded] = String(halves[0]).trimmed }
    }
    return phrases
  }()
  private static let firstWords = Set(phrases.keys.map { $0.prefix { $0 != " " } })
  private static let longestPhrase = 4

  /// The English words that `take` and `takeWays` know, and the phrases that mean them.
  private static let table = """
    homeoffice: télétravail, en télétravail, teletrabajo, telelavoro, teletrabalho, mobiles Arbeiten, mobiles Arbeit
    homeoffice: mobile Arbeit, mobilem Arbeiten, Mobilarbeit, Telearbeit, thuiswerk, thuiswerken, vanuit huis, hemarbete
    homeoffice: hjemmekontor, hjemmearbejde, von zu Hause, von zuhause, depuis chez soi, desde casa, Home Office
    homeoffice: travail à domicile, Home-Office
    homeoffice possible: Homeoffice-Möglichkeit, Home-Office-Möglichkeit, Homeoffice-Option
    remote: à distance, en distanciel, distanciel, remoto, remota, en remoto, de forma remota
    remote: a distancia, da remoto, in remoto, a distanza, full smart working, à distância, Fernarbeit
    remote: ortsunabhängig, ortsunabhängiges, standortunabhängig, op afstand
    remote: zdalnie, zdalna, zdalny, zdalne, på distans, distansarbete, etätyö
    remote: フルリモート, 完全リモート, リモート, リモートワーク, 在宅勤務, 在宅, テレワーク, 远程, 远程办公, 居家办公, 遠端
    remote: 재택근무, 재택, 원격, 원격근무, distans, удаленно, удаленная работа, віддалено
    remote: WFH, work from home, working from home, homeworking, home working
    hybrid: hybride, hybrides, en hybride, híbrido, híbrida, híbridos, ibrido, ibrida, hybrydowo, hybrydowa, hybrydowy
    hybrid: ハイブリッド, ハイブリッド勤務, 一部リモート, 하이브리드, 混合办公, гибрид
    on-site: 出社, オンサイト, オフィス勤務, フル出社
    nationwide: 全国
    hybrid: Hybridmodell, Hybridarbeit, teilremote, hybridarbete, smart working, lavoro agile
    partly: partiel, partielle, partiellement, parcial, parcialmente, parziale, parzialmente, gedeeltelijk, deels
    partly: częściowo, częściowa, teils, delvis, occasionnel, ponctuel, ponctuellement, ocasional, occasionale, anteilig
    possible: posible, possibile, possível, mogelijk, możliwe, możliwa, optionnel, facultatif, opcional, opzionale
    possible: möjligt, mulig, opcja
    remote possible: リモート可, リモート勤務可, リモートワーク可, 在宅可, 在宅勤務可, 可远程
    no: pas de, pas en, sans, sin, senza, sem, geen, bez, ingen
    flexible: flexibel, flexibles, flessibile, flexível, elastycznie, elastyczny
    on-site: présentiel, en présentiel, sur site, sur place, presencial, in presenza, in loco, op locatie, stacjonarnie
    on-site: stacjonarna, på plats, vor Ort
    nationwide: bundesweit, landesweit, todo el país, todo o país, todo el territorio nacional, tutto il territorio nazionale
    nationwide: landelijk, cały kraj, hela landet, hele landet
    worldwide: weltweit, monde entier, todo el mundo, tutto il mondo, mundo inteiro, wereldwijd, cały świat
    """
}
