import Testing

@testable import Web

@Suite struct SecretTests {
  @Test("A secret prints as dots however it is printed")
  func prints() {
    let secret = Secret(key)
    #expect("\(secret)" == "•••")
    #expect(String(reflecting: secret) == "•••")
    #expect(Mirror(reflecting: secret).children.isEmpty)
    #expect(!everythingPrinted(of: secret).contains(key))
    #expect(secret.reveal() == key)
  }

  @Test("A request prints its header names and none of its secrets")
  func requestPrints() {
    let printed = everythingPrinted(of: [Request.keyed("https://jobs.example/")])
    #expect(printed.contains("Authorization-Key"))
    #expect(!printed.contains(key))
  }

  @Test("Secrets are equal when their texts are")
  func compares() {
    #expect(Secret("a") == Secret("a"))
    #expect(Secret("a") != Secret("b"))
  }

  @Test("A text that repeats a secret of the request is shown with dots, in any case")
  func redacts() {
    let request = Request.keyed("https://jobs.example/")
    #expect(request.redacted("https://\(key.uppercased()).example") == "https://•••.example")
    #expect(Request.plain("https://jobs.example/").redacted("a b") == "a b")
  }
}
