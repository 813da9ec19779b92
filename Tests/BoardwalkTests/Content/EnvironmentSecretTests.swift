import Testing

@testable import Boardwalk

@Suite("Secrets in the environment")
struct EnvironmentSecretTests {
  struct Source: Decodable { var key: EnvironmentSecret }

  func decode(_ yaml: String) -> (value: Source?, findings: [Diagnostic]) {
    SettingsDecoder(file: "board.yml").decode(Source.self, from: yaml)
  }

  @Test("A name with a dollar is looked up; an empty variable is none")
  func name() {
    let (source, findings) = decode("key: $BOARD_KEY_2")
    #expect(findings == [])
    #expect(source?.key.value(in: ["BOARD_KEY_2": "abc"]) == "abc")
    #expect(source?.key.value(in: ["BOARD_KEY_2": ""]) == nil)
    #expect(source?.key.value(in: [:]) == nil)
    #expect(source?.key.description == "$BOARD_KEY_2")
  }

  @Test(
    "A key written out is refused and never repeated",
    arguments: ["k3y/AbC=", "\"$abc def\"", "$", "$1abc", "${KEY}", "KEY", "ada@example.org"])
  func literal(key: String) {
    #expect(
      decode("key: \(key)").findings == [
        .error(
          "board.yml", 1, 6, "`key` must be the name of an environment variable with a $ in front",
          hint: "write the name of an environment variable such as $USAJOBS_API_KEY; secrets do not belong in the file")
      ])
  }

  @Test("Nor is it repeated when it stands where a map or a list is asked")
  func wrongForm() {
    let findings =
      decode("key: [k3y]").findings + SettingsDecoder(file: "b").decode([String].self, from: "k3y").findings
    #expect(findings.count == 2 && !findings.map(\.description).joined().contains("k3y"))
  }
}
