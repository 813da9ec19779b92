import Testing

@testable import Boardwalk

@Suite("Pay for a year")
struct YearlyPayTests {
  @Test(
    "Figures of any size become a year's or nothing, and never stop the build",
    arguments: [
      (2623, PayUnit.hour, Int?.some(54_742)), (50, .year, 1), (49, .year, 0), (.max, .year, .max / 100),
      (.max / 2087, .hour, 92_233_720_368_547_741), (.max, .hour, nil), (5000, .piece, nil), (5000, .unpaid, 0),
    ])
  func yearly(hundredths: Int, unit: PayUnit, year: Int?) {
    #expect(Pay(currency: "USD", minimum: nil, maximum: hundredths, unit: unit).yearlyMaximum == year)
  }
}
