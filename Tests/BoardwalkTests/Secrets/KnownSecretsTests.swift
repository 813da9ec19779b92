import Testing

@testable import Boardwalk

@Suite("Which variables hold secrets")
struct KnownSecretsTests {
  @Test(
    "A variable whose name says so, with a value that somebody made",
    arguments: [
      ("GITHUB_TOKEN", "ghs_16C7e42F292c69", true), ("aws_secret_access_key", "wJalrXUtnFEMI7MDENG", true),
      ("DB_PASSWORD", "correct horse battery", true), ("SMTP_PASSWD", "abcdefgh12345", true),
      ("CLIENT_SECRET", "aB3dE5gH7jK9", true), ("GOOGLE_CREDENTIALS", "{\"private\":1}", true),
      ("TOKEN", "short-1", false), ("SIGNING_KEY", "xxxxxxxxxxxxxxxx", false), ("API_KEY", "", false),
      ("KEYBOARD", "aB3dE5gH7jK9", false), ("LANG", "en_GB.UTF-8-and-more", false), ("PATH", "/usr/bin:/bin", false),
      ("DB_PASSWORD", "correcthorsebatterystaple", true), ("MY_SECRET", "4815162342108421", true),
      ("SMTP_PASSWORD", "hunter2-xyz", true), ("MY_SECRET", "1231231231231231", false), ("TOKEN", "test-1", false),
      ("MY_KEY", "development", false), ("MY_KEY", "default-key", false),
    ])
  func byName(name: String, value: String, isSecret: Bool) {
    #expect((KnownSecrets.values(named: [], in: [name: value])[name] != nil) == isSecret)
  }

  @Test("What board.yml names for a key, whatever its name and value; an address beside it is none")
  func namedByBoard() {
    let yaml = """
      title: Pier
      base-url: https://pier.example/
      sources:
        - usajobs: { key: $PIER, email: $PIER_MAIL }
        - usajobs: { key: $OTHER, email: $PIER_MAIL, name: other }
      """
    let (settings, findings) = BoardSettings.read(Array(yaml.utf8), file: "board.yml")
    #expect(findings == [])
    #expect(settings?.secrets == ["PIER", "OTHER"])
    let environment = ["PIER": "x", "PIER_MAIL": "pier@board.example", "HOME": "/root"]
    #expect(KnownSecrets.values(named: settings?.secrets ?? [], in: environment) == ["PIER": "x"])
  }
}
