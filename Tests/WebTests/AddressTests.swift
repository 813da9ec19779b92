import Testing

@testable import Web

@Suite struct AddressTests {
  @Test("Addresses of this machine", arguments: ["127.0.0.1", "127.0.0.0", "127.255.255.255", "::1"])
  func loopback(text: String) throws {
    #expect(try #require(Address(text)).reach == .loopback)
  }

  @Test(
    "Addresses on the Internet",
    arguments: [
      "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0",
      "169.253.255.255", "172.15.255.255", "172.32.0.0", "192.167.255.255", "192.169.0.0", "198.17.255.255",
      "198.20.0.0", "223.255.255.255", "2606:4700::1", "2001:200::1", "2001:db9::1", "3ffe::1",
      "64:ff9b::1.1.1.1",
    ])
  func open(text: String) throws {
    #expect(try #require(Address(text)).reach == .open)
  }

  @Test(
    "Private, shared, link-local, multicast and reserved addresses",
    arguments: [
      "0.0.0.0", "0.1.2.3", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.127.255.255", "169.254.169.254",
      "172.16.0.0", "172.31.255.255", "192.168.0.0", "192.168.255.255", "192.0.0.1", "192.0.2.1", "198.18.0.0",
      "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
      "::", "::2", "::ffff:127.0.0.1", "::ffff:1.1.1.1", "::ffff:169.254.169.254", "::127.0.0.1", "fe80::1",
      "fec0::1", "fc00::1", "fd00:ec2::254", "ff02::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "3fff:1::1",
      "64:ff9b::127.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b:1::1.1.1.1", "100::1", "4000::1", "5f00::1",
    ])
  func closed(text: String) throws {
    #expect(try #require(Address(text)).reach == .closed)
  }

  @Test(
    "Names and other spellings are not addresses", arguments: ["", "localhost", "127.1", "0x7f.0.0.1", "1.1.1.1.1"])
  func notAnAddress(text: String) {
    #expect(Address(text) == nil)
  }
}
