import Testing

@testable import Web

@Suite struct TargetTests {
  @Test(
    "Addresses that may be asked",
    arguments: [
      "https://jobs.example", "https://jobs.example:8443/a?b=c", "HTTPS://JOBS.EXAMPLE/", "https://bücher.example/",
      "https://1.1.1.1/", "https://[2606:4700::1]/", "http://localhost:8080/", "http://api.localhost/",
      "http://127.0.0.1:80/", "http://127.9.9.9/", "http://[::1]:9000/", "https://localhost/", "http://2130706433/",
    ])
  func allowed(url: String) throws {
    try Target(url, from: nil).check()
  }

  @Test(
    "Addresses that are refused, each for its reason",
    arguments: [
      ("http://jobs.example/", .schemeRefused("http")),
      ("ftp://jobs.example/", .schemeRefused("ftp")),
      ("file:///etc/passwd", .schemeRefused("file")),
      ("gopher://127.0.0.1:70/", .schemeRefused("gopher")),
      ("http://localhost.example/", .schemeRefused("http")),
      ("http://notlocalhost/", .schemeRefused("http")),
      ("http://127.0.0.1.example/", .schemeRefused("http")),
      ("http://10.0.0.1/", .schemeRefused("http")),
      ("https://10.0.0.1/", .addressRefused(host: "10.0.0.1")),
      ("https://169.254.169.254/latest", .addressRefused(host: "169.254.169.254")),
      ("https://[::ffff:127.0.0.1]/", .addressRefused(host: "::ffff:127.0.0.1")),
      ("https://[fe80::1%25eth0]/", .addressRefused(host: "fe80::1")),
      ("https://0x0a.0.0.1/", .addressRefused(host: "10.0.0.1")),
      ("https://0/", .addressRefused(host: "0.0.0.0")),
      ("https://me:\(key)@jobs.example/", .badURL("it holds a user name")),
      ("https://\(key)@jobs.example/", .badURL("it holds a user name")),
      ("https://jobs.example/\r\nX: 1", .badURL("it holds a control character")),
      ("https://jobs.example/\u{0}", .badURL("it holds a control character")),
      ("https://jobs.example:99999/", .badURL("its port is not a port number")),
      ("jobs.example", .badURL("it is not a web address")),
      ("/search", .badURL("it is not a web address")),
      ("", .badURL("it is not a web address")),
    ] as [(String, WebError)]
  )
  func refused(url: String, error: WebError) async {
    #expect(await failure(of: .keyed(url)) == error)
  }

  @Test(
    "An address is taken apart as it will be contacted",
    arguments: [
      ("HTTPS://Jobs.Example/a/../b?q=1#top", "https://jobs.example", "https://Jobs.Example/b?q=1"),
      ("http://127.1:8080/", "http://127.0.0.1:8080", "http://127.0.0.1:8080/"),
      ("https://[::1]:443/x", "https://[::1]", "https://[::1]:443/x"),
      ("https://jobs.example/Zürich", "https://jobs.example", "https://jobs.example/Z%c3%bcrich"),
      ("https://jobs.example/a b?c d", "https://jobs.example", "https://jobs.example/a%20b?c+d"),
    ]
  )
  func takesApart(text: String, origin: String, url: String) throws {
    let target = try Target(text, from: nil)
    #expect(target.origin == origin)
    #expect(target.url == url)
  }

  @Test("Where it is allowed, plain http reaches other machines, and no private network")
  func plain() throws {
    try Target("http://jobs.example/", from: nil).check(mayBePlain: true)
    #expect(throws: WebError.addressRefused(host: "10.0.0.1")) {
      try Target("http://10.0.0.1/", from: nil).check(mayBePlain: true)
    }
    #expect(throws: WebError.schemeRefused("ftp")) { try Target("ftp://a.example/", from: nil).check(mayBePlain: true) }
  }

  @Test(
    "An address of a reply is held to an origin by what libcurl makes of it",
    arguments: [
      ("https://jobs.example/", true, true), ("HTTPS://Jobs.Example:443/x?y#z", true, true),
      ("https://a.jobs.example/", false, true), ("https://www.jobs.example/", false, true),
      ("http://jobs.example/", false, false), ("https://jobs.example:8443/", false, false),
      ("https://example/", false, false), ("https://notjobs.example/", false, false),
      ("https://jobs.example.org/", false, false), ("https://jobs.example@evil.example/", false, false),
      ("http:/localhost:8972/?x=://jobs.example/", false, false),
      ("https:/evil.example/?x=://jobs.example/", false, false),
      ("//jobs.example/", false, false), ("/x", false, false), ("", false, false), ("file:///etc/passwd", false, false),
    ])
  func origin(address: String, isSame: Bool, isSite: Bool) throws {
    let origin = try #require(Origin("https://jobs.example/map.xml"))
    #expect(origin.holds(address) == isSame)
    #expect(origin.isSite(of: address) == isSite)
    #expect(try #require(Origin("https://www.jobs.example/")).isSite(of: address) == isSite)
  }

  @Test("This machine is known by each of its names")
  func thisMachine() {
    for address in [
      "http://localhost:1/", "http://a.localhost/", "https://127.1/", "http:/[::1]/", "http://2130706433",
    ] {
      #expect(Origin(address)?.isThisMachine == true, "\(address)")
    }
    #expect(Origin("https://localhost.example/")?.isThisMachine == false)
    #expect(Origin("file:///") == nil)
  }

  @Test("Only a host named as this machine may connect to this machine, and to nothing else")
  func connections() throws {
    let loopback = try #require(Address("127.0.0.1"))
    let open = try #require(Address("1.1.1.1"))
    let closed = try #require(Address("10.0.0.1"))
    let here = try Target("http://a.localhost/", from: nil)
    let elsewhere = try Target("https://jobs.example/", from: nil)
    #expect([loopback, open, closed].map(here.mayConnect) == [true, false, false])
    #expect([loopback, open, closed].map(elsewhere.mayConnect) == [false, true, false])
  }
}
