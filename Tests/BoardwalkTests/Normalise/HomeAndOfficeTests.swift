import Testing

@testable import Boardwalk

@Suite("At home, in an office, or far from both")
struct HomeAndOfficeTests {
  @Test(
    "Who may work at home some of the days works in the office as well",
    arguments: [
      ("Hamburg (Homeoffice möglich)", "Hamburg, Germany", "telework on-site"),
      ("Hamburg, mobiles Arbeiten möglich", "Hamburg, Germany", "telework on-site"),
      ("Bordeaux (télétravail possible)", "Bordeaux, France", "telework on-site"),
      ("Amsterdam, thuiswerken mogelijk", "Amsterdam, Netherlands", "telework on-site"),
      ("Stuttgart (Homeoffice optional)", "Stuttgart, Germany", "telework on-site"),
      ("Wien, Homeoffice nach Vereinbarung", "Wien, Austria", "telework on-site"),
      ("Hamburg (Homeoffice nach Absprache möglich)", "Hamburg, Germany", "telework on-site"),
      ("Utrecht, thuiswerken in overleg", "Utrecht, Netherlands", "telework on-site"),
      ("Hamburg, Homeoffice-Möglichkeit", "Hamburg, Germany", "telework on-site"),
      ("Remote (up to 2 days a week), London", "London, United Kingdom", "telework on-site"),
      ("WFH Fridays, Austin", "Austin, Texas", "telework on-site"),
      ("Chicago - work from home Fridays", "Chicago, Illinois", "telework on-site"),
      ("Foster City, CA (Hybrid: In office M/W/F)", "Foster City, California", "telework on-site"),
      ("Chicago, IL (hybrid 3x/week)", "Chicago, Illinois", "telework on-site"),
      ("Paris (Hybrid - 3j/semaine)", "Paris, France", "telework on-site"),
    ])
  func some(_ text: String, _ places: String, _ workplace: String) { expect(text, places, workplace) }

  @Test(
    "Who works at home all days, or may choose to, works from anywhere",
    arguments: [
      ("Hamburg (100% Homeoffice möglich)", "Hamburg, Germany", "remote on-site"),
      ("Berlin oder Homeoffice", "Berlin, Germany", "remote on-site"), ("Homeoffice", "", "remote"),
      ("Homeoffice in Deutschland", "Germany", "remote"), ("Home office in Hamburg", "Hamburg, Germany", "remote"),
      ("Full télétravail, France", "France", "remote"), ("Remote möglich, Berlin", "Berlin, Germany", "remote on-site"),
      ("remote, berlin", "Berlin, Germany", "remote"), ("remote poland", "Poland", "remote"),
    ])
  func all(_ text: String, _ places: String, _ workplace: String) { expect(text, places, workplace) }

  @Test(
    "A place that is far from everything is where one works",
    arguments: [
      ("Remote site, Alaska", "Alaska", "on-site"),
      ("Remote camp, Fort McMurray, AB", "Fort McMurray, Alberta, Canada", "on-site"),
      ("Remote community, Nunavut", "Nunavut, Canada", "on-site"),
      ("Remote Island, Scotland", "Scotland, United Kingdom", "on-site"),
    ])
  func far(_ text: String, _ places: String, _ workplace: String) { expect(text, places, workplace) }

  @Test(
    "Of states in which one has to live none is picked out, and of those that are listed all count",
    arguments: [
      ("Remote - must live in NY or NJ", "", "remote"), ("Remote - must reside in CA, NY or WA", "", "remote"),
      ("Remote (must be based in Texas or Florida)", "", "remote"),
      ("Remote in OH, MI or IN", "Ohio; Michigan; Indiana", "remote"),
    ])
  func states(_ text: String, _ places: String, _ workplace: String) { expect(text, places, workplace) }

  @Test(
    "What stands beside a town and names no place takes the town from nobody",
    arguments: [
      ("Atlanta, GA - Onsite, M-F", "Atlanta, Georgia"), ("New York, NY (preferred)", "New York"),
      ("Seattle, WA (relocation available)", "Seattle, Washington"),
    ])
  func asides(_ text: String, _ places: String) { expect(text, places, "on-site") }

  private func expect(_ text: String, _ places: String, _ workplace: String) {
    let read = PlacesInWordsTests.read(text)
    #expect(read.places.map(\.text).joined(separator: "; ") == places)
    #expect(read.workplace.names.joined(separator: " ") == workplace)
  }
}
