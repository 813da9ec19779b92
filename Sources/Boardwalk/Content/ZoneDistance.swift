/// A zone in which work is done, by its distance from UTC: `UTC-5`, `UTC+5:30`.
struct ZoneDistance: ScalarSetting, Sendable {
  /// As jobs are compared by it: `UTC+5:30`.
  var text: String

  static let expectation = "a distance from UTC such as UTC-5 or UTC+5:30"
  static let placeholder = ZoneDistance(text: "UTC+0")

  private init(text: String) { self.text = text }

  init?(setting text: SettingsTree.Text) {
    guard let zone = Condition.zone(text.string) else { return nil }
    self.text = zone
  }
}
