import Testing

@testable import Boardwalk

@Suite("Places of a JobPosting")
struct JobPostingPlacesTests {
  @Test(
    "An address is one in whatever shape it is written",
    arguments: [
      (#"{"@type":"Place","name":"Boston office","address":"Boston, MA"}"#, "Boston, Massachusetts"),
      (
        #"["Paris, France",{"@type":"Place","name":"HQ","address":"10 Downing Street, London, UK"}]"#,
        "Paris, France; London, United Kingdom"
      ),
      (#"{"name":"Berlin","address":"Musterweg 5"}"#, "Berlin, Germany"),
      (
        #"{"address":[{"addressLocality":"Paris","addressCountry":"FR"},{"addressLocality":"Berlin","addressCountry":"DE"}]}"#,
        "Paris, France; Berlin, Germany"
      ),
      (#"{"address":{"addressLocality":["Paris","Lyon"],"addressCountry":"FR"}}"#, "Paris, France; Lyon, France"),
      (#"{"address":{"addressLocality":"Paris, Lyon","addressCountry":"FR"}}"#, "Paris, France; Lyon, France"),
      (#"{"address":{"addressLocality":["Köln","Cologne"],"addressCountry":"DE"}}"#, "Köln, Germany"),
      (
        #"{"address":{"addressLocality":["Boston","New York"],"addressRegion":["MA","NY"],"addressCountry":"US"}}"#,
        "Boston, Massachusetts; New York"
      ),
      (
        #"{"address":{"addressLocality":["Boston","New York"],"addressRegion":"MA","addressCountry":"US"}}"#,
        "Boston, Massachusetts; New York"
      ),
      (
        #"{"address":{"addressLocality":["Portland","Salem"],"addressRegion":"OR","addressCountry":"US"}}"#,
        "Portland, Oregon; Salem, Oregon"
      ),
      (#"{"address":{"streetAddress":"1 Main St, Boston, MA 02110"}}"#, "Boston, Massachusetts"),
      (#"{"address":{"streetAddress":"Hauptstr. 1, 10115 Berlin"}}"#, "Berlin, Germany"),
      (#"{"address":{"streetAddress":"Hauptstr. 1, 80331 München","addressCountry":"DE"}}"#, "München, Germany"),
      (#"{"address":{"streetAddress":"1600 Washington, Suite 300","addressRegion":"MI"}}"#, "Michigan"),
      (#"{"address":{"streetAddress":"1 Main St","addressCountry":"US"}}"#, "United States"),
      (#"{"@type":"PostalAddress","addressLocality":"Rome","addressCountry":"IT"}"#, "Rome, Italy"),
      (#"{"name":"Main building","address":{"addressLocality":"Rome","addressCountry":"IT"}}"#, "Rome, Italy"),
      (#""Vienna, Austria""#, "Vienna, Austria"),
    ])
  func address(_ location: String, _ places: String) async throws {
    let page =
      #"<html><script type="application/ld+json">{"@type":"JobPosting","title":"Glazier","hiringOrganization":"Panes","#
      + #""jobLocation":\#(location)}</script></html>"#
    let asked = try await Asked("jobposting:", recorded: ["1.html": page])
    #expect(asked.jobs().first?.allPlaces.map(\.text).joined(separator: "; ") == places)
  }

  @Test("The point of a place is not that of its several addresses")
  func point() async throws {
    func place(_ address: String) -> String {
      #"<html><script type="application/ld+json">{"@type":"JobPosting","title":"Glazier","hiringOrganization":"Panes","#
        + #""jobLocation":{"address":\#(address),"geo":{"latitude":1.5,"longitude":2.5}}}</script></html>"#
    }
    let rome = #"{"addressLocality":"Rome","addressCountry":"IT"}"#
    let one = try await Asked("jobposting:", recorded: ["1.html": place(rome)])
    #expect(one.jobs().first?.allPlaces.map(\.latitude) == [1.5])
    let oslo = #"{"addressLocality":"Oslo","addressCountry":"NO"}"#
    let two = try await Asked("jobposting:", recorded: ["1.html": place("[\(rome),\(oslo)]")])
    #expect(two.jobs().first?.allPlaces.map { ($0.latitude ?? 0).rounded() } == [42, 60])
  }
}
