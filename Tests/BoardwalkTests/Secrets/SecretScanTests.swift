import Foundation
import Testing

@testable import Boardwalk

@Suite("Looking for secrets")
struct SecretScanTests {
  /// Keys as services give them out, a password somebody made up, and some with hardly a plain letter.
  static let keys = [
    "Zk8Qw2+fJ/7rTn5Vx0bLc==", "sk_live_51Hx9aQe7RmT2", "0123456789abcdef0123456789abcdef", "p&ss<w>\"ord'`=\\/%",
    "naïve clé ☂ 2026", "abc-def8", "!&%\\\"<>'/?", "a/b/c/d/e/f",
  ]

  @Test("A key is found in every coding", arguments: keys, Written.allCases)
  func found(key: String, written: Written) {
    let scan = SecretScan(["OTHER": "something-else-entirely", "API_KEY": key])
    let text = "<p>Pier keepers wanted&hellip; 100 % \\ " + written.form(of: key) + " apply & enjoy</p>"
    #expect(scan.hit(in: text) == "API_KEY")
  }

  @Test("Each letter but one is not the key", arguments: keys)
  func almost(key: String) {
    let scan = SecretScan(["API_KEY": key])
    for index in key.indices {
      var other = key
      other.replaceSubrange(index...index, with: "~")
      #expect(scan.hit(in: "<p>\(other) and \(other.dropLast())</p>") == nil)
    }
  }

  @Test("It is found at the beginning, at the end, and as the whole")
  func edges() {
    let scan = SecretScan(["API_KEY": "sk_live_51Hx9aQe7RmT2"])
    #expect(scan.hit(in: "sk_live_51Hx9aQe7RmT2") == "API_KEY")
    #expect(scan.hit(in: "sk_live_51Hx9aQe7RmT2 is first") == "API_KEY")
    #expect(scan.hit(in: "last is sk_live_51Hx9aQe7RmT2") == "API_KEY")
    #expect(scan.hit(in: "sk_live_51Hx9aQe7RmT") == nil)
    #expect(scan.hit(in: "SK_LIVE_51HX9AQE7RMT2") == nil)
    #expect(scan.hit(in: "") == nil)
  }

  @Test("The variable whose value comes first is named")
  func first() {
    let scan = SecretScan(["A_KEY": "first-of-two-keys", "B_KEY": "another-of-two-keys"])
    #expect(scan.hit(in: "another-of-two-keys first-of-two-keys") == "B_KEY")
    #expect(scan.hit(in: "first-of-two-keys another-of-two-keys") == "A_KEY")
  }

  @Test("A key inside base64 of something longer is found at every offset", arguments: ["", "u", "us", "user:"])
  func basicAuthorization(before: String) {
    let scan = SecretScan(["API_KEY": "sk_live_51Hx9aQe7RmT2"])
    let coded = Data("\(before)sk_live_51Hx9aQe7RmT2 and more".utf8).base64EncodedString()
    #expect(scan.hit(in: "Authorization: Basic \(coded)") == "API_KEY")
  }

  @Test(
    "White space around a value is not part of it; what is empty or short is not looked for, and short ones are named")
  func values() {
    let scan = SecretScan(["FILE_KEY": "\n sk_live_51Hx9 \r\n", "NO_KEY": "", "PIN_KEY": "1234567", "BLANK_KEY": " "])
    #expect(scan.hit(in: "x sk_live_51Hx9 x") == "FILE_KEY")
    #expect(scan.hit(in: "1234567") == nil)
    #expect(scan.tooShort == ["PIN_KEY"])
    #expect(SecretScan([:]).isEmpty && SecretScan(["PIN": "1234567"]).isEmpty && !scan.isEmpty)
  }

  @Test("A value whose longest word is on every page is found once it is really there")
  func commonWord() {
    let scan = SecretScan(["WEBHOOK_TOKEN": "https://hooks.example.org/T0/B1/xYz"])
    let page = String(repeating: "<a href=\"https://hooks.example.org/T0/\">T0</a>", count: 500)
    #expect(scan.hit(in: page) == nil)
    #expect(scan.hit(in: page + "https:\\/\\/hooks.example.org\\/T0\\/B1\\/xYz") == "WEBHOOK_TOKEN")
    #expect(scan.hit(in: page + "https%3a%2f%2Fhooks.example.org%2FT0%2fB1%2FxYz") == "WEBHOOK_TOKEN")
  }

  @Test("Escapes inside escapes are undone")
  func nested() {
    let scan = SecretScan(["API_KEY": "left&right<middle"])
    #expect(scan.hit(in: "<description>left&amp;amp;right&amp;lt;middle</description>") == "API_KEY")
    #expect(scan.hit(in: "{\"html\":\"left\\u0026amp;right\\u0026lt;middle\"}") == "API_KEY")
    #expect(scan.hit(in: "left%2526right%253Cmiddle") == "API_KEY")
  }
}

extension SecretScanTests {
  /// How somebody's program may write a key.
  enum Written: CaseIterable {
    case raw, percentFull, percentSmall, percentMinimal, percentUnreserved, base64, base64URL, hexadecimal,
      hexadecimalLarge, json, jsonSlash, jsonFull, jsonLarge, html, htmlNumbers, htmlHexadecimal, htmlMustache

    func form(of key: String) -> String {
      let bytes = Array(key.utf8)
      switch self {
      case .raw: return key
      case .percentFull: return bytes.map { String(format: "%%%02X", $0) }.joined()
      case .percentSmall: return bytes.map { String(format: "%%%02x", $0) }.joined()
      case .percentMinimal: return percent(key, keeping: .urlQueryAllowed)
      case .percentUnreserved: return percent(key, keeping: CharacterSet(charactersIn: "-._~").union(.ascii))
      case .base64: return Data(bytes).base64EncodedString()
      case .base64URL:
        return Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
          "=", with: "")
      case .hexadecimal: return bytes.map { String(format: "%02x", $0) }.joined()
      case .hexadecimalLarge: return bytes.map { String(format: "%02X", $0) }.joined()
      case .json: return key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      case .jsonSlash:
        return key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("/", with: "\\/")
          .replacing("<", with: "\\u003c").replacing(">", with: "\\u003E").replacing("&", with: "\\u0026")
      case .jsonFull: return key.utf16.map { String(format: "\\u%04x", $0) }.joined()
      case .jsonLarge: return key.utf16.map { String(format: "\\u%04X", $0) }.joined()
      case .html: return escaped(key)
      case .htmlNumbers: return key.unicodeScalars.map { "&#\($0.value);" }.joined()
      case .htmlHexadecimal: return key.unicodeScalars.map { "&#X" + String($0.value, radix: 16) + ";" }.joined()
      case .htmlMustache:
        return escaped(key).replacing("/", with: "&#x2F;").replacing("=", with: "&equals;").replacing(
          "`", with: "&#x60;"
        )
        .replacing("'", with: "&#39;")
      }
    }

    private func percent(_ key: String, keeping: CharacterSet) -> String {
      key.addingPercentEncoding(withAllowedCharacters: keeping) ?? ""
    }

    private func escaped(_ key: String) -> String {
      key.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("\"", with: "&quot;")
    }
  }
}

extension CharacterSet {
  fileprivate static let ascii = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
}

extension SecretScan {
  fileprivate func hit(in text: String) -> String? { Array(text.utf8).withUnsafeBytes { firstHit(in: $0) } }
}
