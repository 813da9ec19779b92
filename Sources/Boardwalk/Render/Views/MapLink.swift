/// A map of where a job is, elsewhere on the web: https://wiki.openstreetmap.org/wiki/Browsing
enum MapLink {
  private static let site = "https://www.openstreetmap.org/"
  /// A town fills the window.
  private static let zoom = 11

  /// - Returns: the map of the first place whose coordinates are known; nil where one only works from home.
  static func address(of job: Job) -> String? {
    guard job.workplace.contains(.onSite) || !job.workplace.contains(.remote) else { return nil }
    for place in job.allPlaces where place.city != nil {
      guard let north = place.latitude, let east = place.longitude else { continue }
      return "\(site)?mlat=\(north)&mlon=\(east)#map=\(zoom)/\(north)/\(east)"
    }
    return nil
  }

  /// Whether an address leads to such a map: nobody need ask whether it is there.
  static func isOne(_ address: some StringProtocol) -> Bool { address.utf8.starts(with: "\(site)?mlat=".utf8) }
}
