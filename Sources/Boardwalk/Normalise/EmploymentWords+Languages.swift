/// What Italian, Portuguese, Dutch, Polish, Czech, Nordic and Japanese announcements call it, and German and French ones besides.
extension EmploymentWords {
  /// The folded phrases of the table and the English words that they mean, longer ones first.
  static let phrasesOfTable: [(String, String)] = {
    var phrases: [(String, String)] = []
    for line in table.split(separator: "\n") {
      let halves = line.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { continue }
      for phrase in halves[1].split(separator: ",") { phrases.append((String(phrase).folded, halves[0].trimmed)) }
    }
    return phrases.sorted { $0.0.split(separator: " ").count > $1.0.split(separator: " ").count }
  }()

  /// The English words that ``Employment`` knows, and the phrases that mean them.
  private static let table = """
    fulltime: 全职, 全職, 전일제, 풀타임, полный день, полная занятость, tam zamanlı, pełnoetatowa
    parttime: 兼职, 兼職, 시간제, 파트타임, частичная занятость, неполный день, yarı zamanlı
    permanent: 정규직, постоянная работа, feste Anstellung, onbepaalde duur, vaste baan
    temporary: 계약직, временная работа, bepaalde duur
    internship: 实习, 實習, 인턴, стажировка, staj
    fulltime: tempo pieno, tempo integral, período integral, horário completo, voltijds, voltijd, pełny etat, cały etat
    fulltime: pełen etat, heltid, fuldtid, kokoaikainen, kokopäiväinen, kokoaikatyö, plný úvazek, フルタイム, Vollzeitstelle
    parttime: tempo parziale, tempo parcial, meio período, meio expediente, deeltijds, deeltijd, niepełny etat, część etatu
    parttime: deltid, osa-aikainen, osa-aikatyö, částečný úvazek, zkrácený úvazek, アルバイト, パート, パートタイム
    parttime: Teilzeitstelle
    permanent: tempo indeterminato, sem termo, efetivo, efetiva, CLT, vast contract, vaste aanstelling, onbepaalde tijd
    permanent: vast dienstverband, praca stała, tillsvidareanställning, tillsvidare, fast stilling, fast ansettelse
    permanent: fastansættelse, fastansat, vakituinen, 正社員, unbefristete Anstellung, unbefristeter Vertrag
    permanent: unbefristetes Arbeitsverhältnis, Unbefristete Festanstellung, fijo
    temporary: tempo determinato, a termo, temporário, temporária, bepaalde tijd, tijdelijk, tijdelijk contract
    temporary: praca tymczasowa, visstid, visstidsanställning, vikariat, tidsbegränsad, midlertidig, tidsbegrænset
    temporary: määräaikainen, 契約社員, 派遣社員, 有期雇用, befristeter Vertrag, befristete Anstellung, Zeitarbeit
    temporary: eventual
    internship: tirocinio, estágio, estagiário, staż, praktyki, praktik, praktikplats, harjoittelu, インターン
    internship: インターンシップ, Praktikant, Pflichtpraktikum, stageplaats, prácticas profesionales
    apprenticeship: apprendistato, jovem aprendiz, aprendiz, leerwerktraject, lærling, lærlinge, Berufsausbildung
    working student: Werkstudententätigkeit, Werkstudentin, studentische Hilfskraft, studentische Aushilfe, studiejob
    contract: umowa zlecenie, kontrakt B2B, umowa B2B, PJ, 業務委託
    freelance: partita IVA, libero professionista, ZZP, freie Mitarbeit, Honorarbasis, auf Honorarbasis
    volunteer: vrijwilliger, vrijwilligerswerk, Ehrenamt, wolontariat, volontariato, frivillig
    seasonal: stagionale, sazonal, seizoenswerk, säsong, säsongsarbete, sæson, praca sezonowa, Saisonarbeit
    """
}
