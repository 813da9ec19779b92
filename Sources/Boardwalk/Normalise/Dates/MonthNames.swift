/// Months as other languages than those of `DateReader.month` call them in dates, which are believed whole only: three letters of
/// one are another month in the next.
enum MonthNames {
  /// The number of the month; nil for any other word.
  ///
  /// - Parameter word: in small letters and without accents.
  static func number(of word: String) -> Int? { numbers[word] }

  private static let numbers: [String: Int] = {
    var numbers = ["gen": 1, "fev": 2, "mrt": 3, "mag": 5, "giu": 6, "lug": 7, "set": 9, "ott": 10, "out": 10]
    for line in table.split(separator: "\n") {
      for (index, name) in line.split(separator: " ").enumerated() { numbers[String(name)] = index + 1 }
    }
    return numbers
  }()

  /// Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Polish, Czech, Finnish, Romanian and Turkish, a line each, from January
  /// on.
  private static let table = """
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
    janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
    januari februari maart april mei juni juli augustus september oktober november december
    januari februari mars april maj juni juli augusti september oktober november december
    januar februar marts april maj juni juli august september oktober november december
    januar februar mars april mai juni juli august september oktober november desember
    stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia
    ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince
    tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesakuuta heinakuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta
    ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie
    ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik
    """
}
