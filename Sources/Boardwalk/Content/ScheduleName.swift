/// As files write it, or as the filters show it: `part-time`, `Part-time`.
extension Schedule: ScalarSetting {
  static var placeholder: Schedule { .fullTime }

  init?(setting text: SettingsTree.Text) {
    let named = Self.allCases.first { [$0.rawValue, $0.text].contains(text.string) }
    guard let named else { return nil }
    self = named
  }
}
