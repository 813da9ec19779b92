extension Pay {
  /// For people: `$84,156 – $109,408 a year`, `From $20 an hour`, `CHF 80,000 – 90,000 a year`, `Without compensation`.
  /// Cents appear only where there are any.
  public var text: String {
    let amounts: String
    switch (minimum, maximum) {
    case (let low?, let high?) where low == high: amounts = money(low)
    case (let low?, let high?): amounts = "\(money(low)) – \(symbol == nil ? Pay.figure(high) : money(high))"
    case (let low?, nil): amounts = "From \(money(low))"
    case (nil, let high?): amounts = "Up to \(money(high))"
    case (nil, nil): return unit.textWithoutAmount
    }
    return "\(amounts) \(unit.textAfterAmount)"
  }
}

extension Pay {
  /// The signs that stand for one currency only.
  fileprivate var symbol: String? {
    switch currency {
    case "USD": "$"
    case "EUR": "€"
    case "GBP": "£"
    default: nil
    }
  }

  fileprivate func money(_ hundredths: Int) -> String {
    symbol.map { $0 + Pay.figure(hundredths) } ?? "\(currency) \(Pay.figure(hundredths))"
  }

  fileprivate static func figure(_ hundredths: Int) -> String {
    let digits = Array(String(hundredths / 100).utf8)
    var grouped: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped.append(0x2C) }
      grouped.append(digit)
    }
    let cents = hundredths % 100
    return String(decoding: grouped, as: UTF8.self) + (cents == 0 ? "" : "." + padded(cents, 2))
  }
}

extension PayUnit {
  fileprivate var textAfterAmount: String {
    switch self {
    case .hour: "an hour"
    case .day: "a day"
    case .week: "a week"
    case .twoWeeks: "every two weeks"
    case .month: "a month"
    case .year: "a year"
    case .schoolYear: "a school year"
    case .piece: "a piece"
    case .fee: "as a fee"
    case .stipend: "as a stipend"
    case .unpaid: "without compensation"
    }
  }

  fileprivate var textWithoutAmount: String {
    switch self {
    case .unpaid: "Without compensation"
    case .stipend: "Student stipend"
    case .fee: "Fee basis"
    case .piece: "Piece work"
    case .hour, .day, .week, .twoWeeks, .month, .year, .schoolYear: ""
    }
  }
}
