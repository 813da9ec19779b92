/// A way of dividing the open jobs that has pages of its own, unless `lists-by:` in board.yml leaves it out.
enum Division: String, CaseIterable, Sendable, ScalarSetting {
  case organizations, locations, categories

  static let placeholder = Division.organizations
}
