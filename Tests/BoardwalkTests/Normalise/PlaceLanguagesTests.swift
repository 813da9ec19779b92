import Testing

@testable import Boardwalk

@Suite("Ways of working in the languages of Europe")
struct PlaceLanguagesTests {
  @Test(
    "Words for the way of working are no places, and the place beside them is the place",
    arguments: [
      ("Remote-Friendly (Travel-Required) | San Francisco, CA", "San Francisco, California", "remote on-site"),
      ("Madrid (híbrido)", "Madrid, Spain", "telework on-site"),
      ("Milano (ibrido)", "Milano, Italy", "telework on-site"),
      ("Amsterdam (hybride)", "Amsterdam, Netherlands", "telework on-site"),
      ("Paris (Hybride)", "Paris, France", "telework on-site"), ("Hybride, Paris", "Paris, France", "telework on-site"),
      ("Modalidad híbrida - Madrid", "Madrid, Spain", "telework on-site"),
      ("Warszawa (hybrydowo)", "Warszawa, Poland", "telework on-site"),
      ("À distance (France)", "France", "remote"), ("100% à distance", "", "remote"), ("Distanciel", "", "remote"),
      ("Full remote, France", "France", "remote"), ("Full télétravail", "", "remote"),
      ("Remote partiel, Lyon", "Lyon, France", "telework on-site"),
      ("Télétravail partiel - Nantes", "Nantes, France", "telework on-site"),
      ("Lyon, 2 jours de télétravail", "Lyon, France", "telework on-site"),
      ("Paris (télétravail possible)", "Paris, France", "telework on-site"),
      ("Paris (pas de télétravail)", "Paris, France", "on-site"), ("Paris (présentiel)", "Paris, France", "on-site"),
      ("Trabajo remoto, México", "Mexico", "remote"), ("Remoto en España", "Spain", "remote"),
      ("Trabajo a distancia (Chile)", "Chile", "remote"), ("Madrid (presencial)", "Madrid, Spain", "on-site"),
      ("Trabalho remoto, Brasil", "Brazil", "remote"), ("Lavoro da remoto, Italia", "Italy", "remote"),
      ("Milano (smart working)", "Milano, Italy", "telework on-site"),
      ("Mobiles Arbeiten, Deutschland", "Germany", "remote"),
      ("Hamburg (mobiles Arbeiten möglich)", "Hamburg, Germany", "telework on-site"),
      ("Hamburg, teilweise remote", "Hamburg, Germany", "telework on-site"),
      ("Zdalnie, Polska", "Poland", "remote"), ("Praca zdalna", "", "remote"),
      ("Op afstand, Nederland", "Netherlands", "remote"), ("Stockholm (på distans)", "Stockholm, Sweden", "remote"),
      ("Europe (CET ±2h)", "Europe", "on-site"), ("Remote Europe (CET +/- 2h)", "Europe", "remote"),
      ("Bundesweit", "", ""), ("Deutschlandweit", "Germany", "on-site"),
      ("Remote deutschlandweit", "Germany", "remote"),
      ("Remote, bundesweit", "", "remote"), ("Remote nationwide", "", "remote"), ("Weltweit", "", "remote"),
      ("Toute la France", "France", "on-site"), ("Remote, tutta Italia", "Italy", "remote"),
      ("Europaweit", "Europe", "on-site"), ("National", "", ""),
      ("Berlin (teilremote)", "Berlin, Germany", "telework on-site"),
      ("Warszawa lub zdalnie", "Warszawa, Poland", "remote on-site"),
      ("Madrid o Barcelona", "Madrid, Spain; Barcelona, Spain", "on-site"),
      ("La Plata, Argentina", "La Plata, Argentina", "on-site"),
      ("Berlin, Travel required", "Berlin, Germany", "on-site"),
      ("Austin, TX (up to 25% travel)", "Austin, Texas", "on-site"),
      ("Remote (US preferred)", "United States", "remote"),
      // Places that are called so.
      ("National Harbor, MD", "National Harbor, Maryland", "on-site"), ("Mobile, AL", "Mobile, Alabama", "on-site"),
      ("Travelers Rest, SC", "Travelers Rest, South Carolina", "on-site"),
      ("Remote De Bilt, Netherlands", "De Bilt, Netherlands", "remote"),
      ("Sans Souci, Kogarah", "Sans Souci, Kogarah", "on-site"),
      ("Les Sables, France", "Les Sables, France", "on-site"),
      ("Los Mochis, SIN", "Los Mochis, Sinaloa, Mexico", "on-site"), ("Remote La Oliva", "La Oliva", "remote"),
      ("Remote Sin Le Noble", "Sin Le Noble", "remote"), ("Télétravail complet", "", "remote"),
    ] as [(String, String, String)])
  func ways(_ text: String, _ places: String, _ workplace: String) {
    let read = PlacesInWordsTests.read(text)
    #expect(read.places.map(\.text).joined(separator: "; ") == places)
    #expect(read.workplace.names.joined(separator: " ") == workplace)
  }

  @Test(
    "Around which zone the work is done is kept",
    arguments: [
      ("Europe (CET ±2h)", ["CET ±2h"]), ("Remote (CET business hours)", ["CET business hours"]),
      ("Remote (within 2h of CET)", ["within 2h of CET"]), ("Remote (4h overlap)", []),
    ] as [(String, [String])])
  func zones(text: String, times: [String]) { #expect(PlacesInWordsTests.read(text).times == times) }

  @Test("All of a country is shown in the words that say so")
  func countrywide() { #expect(PlacesInWordsTests.read("Deutschlandweit").text == "Deutschlandweit") }
}
