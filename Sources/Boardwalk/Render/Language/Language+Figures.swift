import Foundation

extension Language {
  /// `1,447`
  func figure(_ number: Int) -> String {
    let digits = String(number.magnitude)
    let count = digits.utf8.count
    guard count > 3 || number < 0 else { return digits }
    let (sign, mark) = (number < 0 ? "−" : "", formats.thousands)
    let length = sign.utf8.count + count + (count - 1) / 3 * mark.utf8.count
    return String(unsafeUninitializedCapacity: length) { letters in
      let letters = UnsafeMutableRawBufferPointer(letters)
      var written = sign.withBytes { letters.write($0, at: 0) }
      for (index, digit) in digits.utf8.enumerated() {
        if index > 0, (count - index) % 3 == 0 { written = mark.withBytes { letters.write($0, at: written) } }
        letters[written] = digit
        written += 1
      }
      return written
    }
  }

  /// `USAJOBS and Acme`
  func list(_ names: [String]) -> String { names.formatted(.list(type: .and).locale(Locale(identifier: code))) }

  /// `nurse or physician`, `“tidal” and “gauges”`
  func join(_ words: [String], _ phrase: Phrase) -> String {
    words.dropFirst().reduce(words.first ?? "") { say(phrase, ["first": $0, "second": $1]) }
  }
}

extension Language {
  /// `$84,156 – $109,408 a year`, `From $20 an hour`, `CHF 80,000 – 90,000 a year`, `Without compensation`.
  /// Cents appear only where there are any.
  func pay(_ pay: Pay) -> String {
    guard let amounts = amounts(of: pay) else { return pay.unit.alone.map { say($0) } ?? "" }
    return say(pay.unit.phrase, ["amount": amounts])
  }

  /// For a row: a year goes without saying.
  func rowPay(_ pay: Pay) -> String {
    pay.unit == .year ? amounts(of: pay) ?? "" : self.pay(pay)
  }

  private func amounts(of pay: Pay) -> String? {
    switch (pay.minimum, pay.maximum) {
    case (let low?, let high?) where low == high: money(low, pay.currency)
    case (let low?, let high?):
      if let sign = Self.sign(of: pay.currency) {
        formats.moneyRange.filled { place in
          switch place {
          case "low": money(low, pay.currency)
          case "high": money(high, pay.currency)
          case "sign": sign
          case "low-amount": amount(low)
          case "high-amount": amount(high)
          default: ""
          }
        }
      } else {
        formats.moneyRangeByCode.filled([
          "code": pay.currency, "low-amount": amount(low), "high-amount": amount(high),
        ])
      }
    case (let low?, nil): say(.payFrom, ["amount": money(low, pay.currency)])
    case (nil, let high?): say(.payUpTo, ["amount": money(high, pay.currency)])
    case (nil, nil): nil
    }
  }

  func money(_ hundredths: Int, _ currency: String) -> String {
    if let sign = Self.sign(of: currency) {
      return formats.money.filled { $0 == "sign" ? sign : $0 == "amount" ? amount(hundredths) : "" }
    }
    return formats.moneyByCode.filled(["code": currency, "amount": amount(hundredths)])
  }

  private func amount(_ hundredths: Int) -> String {
    let cents = hundredths % 100
    return figure(hundredths / 100) + (cents == 0 ? "" : formats.decimals + padded(cents, 2))
  }

  /// The signs that stand for one currency only.
  private static func sign(of currency: String) -> String? {
    switch currency {
    case "USD": "$"
    case "EUR": "€"
    case "GBP": "£"
    default: nil
    }
  }
}

extension PayUnit {
  fileprivate var phrase: Phrase {
    switch self {
    case .hour: .payAnHour
    case .day: .payADay
    case .week: .payAWeek
    case .twoWeeks: .payTwoWeeks
    case .month: .payAMonth
    case .year: .payAYear
    case .schoolYear: .paySchoolYear
    case .piece: .payAPiece
    case .fee: .payAsFee
    case .stipend: .payAsStipend
    case .unpaid: .payUnpaid
    }
  }

  /// What is said where no amount is known.
  fileprivate var alone: Phrase? {
    switch self {
    case .unpaid: .unpaid
    case .stipend: .stipend
    case .fee: .fee
    case .piece: .piece
    case .hour, .day, .week, .twoWeeks, .month, .year, .schoolYear: nil
    }
  }
}
