import Testing

@testable import Boardwalk

@Suite("Levels and languages")
struct FactVocabularyTests {
  @Test(
    "Levels are said in one vocabulary",
    arguments: [
      ("Level", "Senior", "Level: Senior"), ("Level", "entry-level", "Level: Entry level"),
      ("Experience", "Mid-Senior level", "Level: Mid level, Senior"),
      ("Level", "Senior, Midweight", "Level: Senior, Mid level"),
      ("Experience", "mid_level", "Level: Mid level"),
      ("Experience", "5 years with ropes", "Experience: 5 years with ropes"),
      ("Level", "Wizard", "Level: Wizard"), ("Level", "geschäftsleitung", "Level: Executive"),
      ("Level", "Internship", "Level: Internship"),
      ("Language", "de-AT", "Language: German"), ("Languages", "en, FR", "Language: English, French"),
      ("Language", "german", "Language: German"), ("Travel", "en", "Travel: en"),
    ])
  func plain(_ label: String, _ value: String, _ expected: String) {
    let fact = FactVocabulary.plain(Job.Fact(label, value))
    #expect("\(fact.label): \(fact.value)" == expected)
  }
}
