/// The places of a `JobPosting`, in every shape that pages write them in.
/// Source: https://schema.org/jobLocation and https://schema.org/PostalAddress
extension JobDraft {
  mutating func claimPlaces(_ posting: WireTree) {
    let locations = posting["jobLocation"]?.items ?? []
    let isRepeated = Self.repeatsAddress(locations)
    places = locations.flatMap { location in
      isRepeated ? [PlaceClaim(name: location["name"]?.text)] : Self.claims(of: location)
    }
    let types = posting["jobLocationType"]?.texts ?? []
    guard types.contains(where: { $0.uppercased().contains("TELECOMMUTE") }) else { return }
    remote = true
    // The office of those who work from home is not where they may live.
    let homes = (posting["applicantLocationRequirements"]?.items ?? []).flatMap(Self.homes)
    if !homes.isEmpty { places = homes }
  }

  /// A `Place` with its address or with several, or an address in its stead.
  private static func claims(of location: WireTree) -> [PlaceClaim] {
    let addresses = location["address"]?.items ?? (isAddress(location) ? [location] : [])
    let name = location["name"]?.text
    guard !addresses.isEmpty else { return [PlaceClaim(name: name ?? location.text)] }
    var claims = addresses.flatMap { Self.claims(of: $0, called: name) }
    // One point cannot be where several places are.
    guard claims.count == 1 else { return claims }
    claims[0].latitude = location["geo"]?["latitude"]?.text.flatMap(Double.init)
    claims[0].longitude = location["geo"]?["longitude"]?.text.flatMap(Double.init)
    return claims
  }

  private static func isAddress(_ location: WireTree) -> Bool {
    ["addressLocality", "addressRegion", "addressCountry", "streetAddress"].contains { location[$0] != nil }
  }

  private static func claims(of address: WireTree, called name: String?) -> [PlaceClaim] {
    let localities = address["addressLocality"]?.texts ?? []
    let regions = address["addressRegion"]?.texts ?? []
    let country = address["addressCountry"]?.text
    guard localities.count > 1 else {
      let text = localities.isEmpty ? WrittenAddress.text(of: address, called: name) : name
      return [PlaceClaim(name: text, city: localities.first, region: regions.first, country: country)]
    }
    var seen: [City] = []
    return localities.enumerated().compactMap { index, city in
      let towns = WrittenAddress.towns(city, in: country)
      // `["Köln", "Cologne"]` is one town.
      if let town = towns.first, seen.contains(town) { return nil }
      seen += towns.prefix(1)
      let region = regions.count == localities.count ? regions[index] : regions.first
      let isElsewhere = regions.count != localities.count && WrittenAddress.areElsewhere(towns, than: region)
      return PlaceClaim(city: city, region: isElsewhere ? nil : region, country: country)
    }
  }

  /// Where one may live: `{"@type": "Country", "name": "USA"}`, or the name alone. Countries and states share names.
  private static func homes(_ requirement: WireTree) -> [PlaceClaim] {
    let isCountry = requirement["@type"]?.texts.contains("Country") == true
    return (requirement["name"] ?? requirement).texts.map { name in
      isCountry && Gazetteer.known.country(field: name) != nil ? PlaceClaim(country: name) : PlaceClaim(name: name)
    }
  }

  /// Some pages repeat the address of the first place for all of them, which only their names tell apart: one is the town of
  /// the address, and the others are not. `Main building` and `Annex` are two sites in one town.
  private static func repeatsAddress(_ locations: [WireTree]) -> Bool {
    let towns = Set(locations.map { $0["address"]?["addressLocality"]?.text?.folded })
    guard locations.count > 1, towns.count == 1, let first = towns.first, let town = first else { return false }
    let names = Set(locations.map { $0["name"]?.text.map { String($0.prefix { $0 != "," }).folded } })
    return names.count == locations.count && names.contains(town)
  }
}
