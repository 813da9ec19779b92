/// What a service calls an employer: `acme` of `https://jobs.lever.co/acme`. It becomes part of a path or of a host.
struct AccountName: ScalarSetting, Sendable {
  let text: String

  static let expectation = "the employer's name in the address of its careers page: letters, digits, `-`, `_` and `.`"
  static let placeholder = AccountName(text: "")

  private init(text: String) { self.text = text }

  init?(setting text: SettingsTree.Text) {
    let letters = text.string.utf8
    guard (1...100).contains(letters.count), letters.allSatisfy(Self.isAllowed), letters.contains(where: { $0 != 0x2E })
    else { return nil }
    self.text = text.string
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    text.string.contains("/") ? "write only the name, such as `acme` of https://jobs.example.com/acme" : nil
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2D, 0x2E, 0x5F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}

extension AccountName {
  /// The name in the address of a job's page: the first part of the path at `host`, or what stands before it,
  /// `acme.example.com`. It says who hires where nothing else does.
  static func inAddress(_ address: String?, of host: String) -> String? {
    guard let address, let found = hostOfAddress(address) else { return nil }
    if found.hasSuffix("." + host) {
      let label = String(found.dropLast(host.utf8.count + 1))
      return label.contains(".") || label == "www" ? nil : label
    }
    return firstStep(of: address, at: host).flatMap {
      AccountName(setting: SettingsTree.Text(string: $0, style: .plain))?.text
    }
  }

  /// The first part of the path of an address at a host, where there are more.
  static func firstStep(of address: String, at host: String) -> String? {
    guard hostOfAddress(address) == host, let start = address.firstRange(of: host)?.upperBound else { return nil }
    let path = address[start...].drop { $0 != "/" }.split(separator: "/")
    return path.count > 1 ? String(path[0]) : nil
  }
}

extension JobSource {
  /// Throws a `Diagnostic` when board.yml leaves out what the source cannot be asked without.
  static func required<Value>(_ value: Value?, _ setting: String, _ hint: String) throws -> Value {
    if let value { return value }
    throw lack("`\(setting)` in board.yml.", hint)
  }

  /// Something that board.yml leaves out: `\(title) needs …`.
  static func lack(_ what: String, _ hint: String) -> Diagnostic {
    Diagnostic(.error, at: SourceEntry.settings, "\(policy.title) needs \(what)", hint: hint)
  }

  /// How a source asks for the jobs of one employer.
  static func inquiry(about account: AccountName?, setting: String, in world: World) -> Inquiry {
    inquiry(named: account?.text, setting: setting, in: world)
  }

  /// - Parameter name: what the service calls the employer.
  static func inquiry(named name: String?, setting: String, in world: World) -> Inquiry {
    let named = name.map { "\(policy.title) knows no “\($0)”" } ?? "There is no API at this address"
    return Inquiry(
      service: policy.title, world: world,
      missing: world.endpoint == nil
        ? (named, "Check `\(setting)` in board.yml against the address of the employer's careers page.")
        : ("There is no API at this address", "Check `endpoint:` in board.yml."))
  }
}
