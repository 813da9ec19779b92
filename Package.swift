// swift-tools-version: 6.1
import PackageDescription

// What the program says it was built from.
let commit =
  Context.gitInformation.map { String($0.currentCommit.prefix(10)) + ($0.hasUncommittedChanges ? "+" : "") } ?? ""

let package = Package(
  name: "Boardwalk",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "boardwalk", targets: ["BoardwalkCommand"]),
    .library(name: "Mustache", targets: ["Mustache", "MustacheCheck"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.0")),
  ],
  targets: [
    .executableTarget(
      name: "BoardwalkCommand",
      dependencies: [
        "Boardwalk", "CBuiltFrom", "DefaultTheme", "Markup", "Preview",
        .target(name: "CLinux", condition: .when(platforms: [.linux])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "Boardwalk",
      dependencies: [
        "Cities", "DefaultTheme", "Letters", "Markup", "Mustache", "MustacheCheck", "Web",
        .target(name: "CLinux", condition: .when(platforms: [.linux])),
        .target(name: "CMimalloc", condition: .when(platforms: [.linux])),
        "CCompression",
        .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift"),
        .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "DefaultTheme", path: "Templates",
      resources: [
        "activity.mustache", "applications.mustache", "assets", "backup.mustache", "facet.mustache", "facets.mustache",
        "favourites.mustache", "job.mustache", "languages", "list.mustache", "notfound.mustache", "offline.mustache",
        "page.mustache", "partials", "people.mustache", "person.mustache", "profile.mustache", "redirect.mustache",
        "VIEWS.md", "referral.mustache",
        "referrals.mustache", "saved.mustache", "search.mustache", "searches.mustache", "sources.mustache",
      ].map { .embedInCode($0) }),
    .target(name: "Letters", exclude: ["LICENSE.txt"], resources: [.embedInCode("letters.bin")]),
    .target(
      name: "Preview", dependencies: ["Boardwalk", "Markup", .product(name: "FlyingSocks", package: "FlyingFox")]),
    .target(name: "Cities"),
    .target(name: "Web", dependencies: ["CCurl"]),
    .target(name: "Markup", dependencies: ["CCMarkGFM"]),
    .target(name: "Mustache"),
    .target(name: "MustacheCheck", dependencies: ["Mustache"]),
    .target(name: "CBuiltFrom", cSettings: [.define("BOARDWALK_COMMIT", to: "\"\(commit)\"")]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CMimalloc", providers: [.apt(["libmimalloc-dev"])]),
    .systemLibrary(
      name: "CCompression", pkgConfig: "libbrotlienc",
      providers: [.apt(["libbrotli-dev", "zlib1g-dev"]), .brew(["brotli"])]),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .systemLibrary(
      name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),

    .testTarget(
      name: "BoardwalkTests",
      dependencies: [
        "Boardwalk", "Cities", "DefaultTheme", "FaultServer", "Fuzzing", "Markup", "Preview", "PublishVictim", "Web",
      ]),
    .testTarget(name: "BoardwalkCommandTests", dependencies: ["BoardwalkCommand"]),
    .testTarget(name: "DefaultThemeTests", dependencies: ["DefaultTheme"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "MarkupChild"]),
    .testTarget(name: "MustacheTests", dependencies: ["Mustache", "MustacheCheck"]),
    .testTarget(name: "PreviewTests", dependencies: ["Preview"]),
    .testTarget(name: "WebTests", dependencies: ["Web", "FaultServer"]),
    // A web server that answers by script, rightly or wrongly.
    .target(name: "FaultServer", path: "Tests/FaultServer"),
    // What tests and fuzzing throw at readers of strangers' data.
    .target(name: "Fuzzing", path: "Tests/Fuzz/Fuzzing"),
    // Programs that tests start in order to kill them.
    .executableTarget(name: "MarkupChild", dependencies: ["Markup"], path: "Tests/MarkupChild"),
    .executableTarget(name: "PublishVictim", dependencies: ["Boardwalk"], path: "Tests/PublishVictim"),
    // What publishing costs beside writing plainly.
    .executableTarget(name: "PublishBench", dependencies: ["Boardwalk"], path: "Tests/Benchmarks/PublishBench"),
  ]
)

// `make test` optimises what it tests, as it is shipped. The tests themselves are built as for debugging, on every core; in few
// batches, because each looks anew at what all have in common.
for target in package.targets where target.type == .test {
  let asForDebugging = [
    "-Onone", "-no-whole-module-optimization", "-enable-batch-mode", "-driver-batch-size-limit", "200",
  ]
  target.swiftSettings = [.unsafeFlags(asForDebugging, .when(configuration: .release))]
}

// What throws arbitrary bytes at the program has no `main`: it can only be built with `--sanitize fuzzer`, as `make fuzz` does.
if Context.environment["FUZZ"] != nil {
  func fuzz(_ name: String, _ dependencies: [Target.Dependency], at path: String? = nil) -> Target {
    .executableTarget(
      name: name, dependencies: ["Fuzzing"] + dependencies, path: path ?? "Tests/Fuzz/\(name)",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  }
  // The readers of strangers' data are among the tests, which read with them as well; a folder belongs to one target.
  package.targets.removeAll { $0.name == "BoardwalkTests" }
  package.targets += [
    fuzz("BoardwalkFuzz", ["Boardwalk", "Markup", "Preview", "Web"], at: "Tests/BoardwalkTests/Readers"),
    fuzz("MarkupFuzz", ["Markup"]),
    fuzz("MustacheFuzz", ["Mustache", "MustacheCheck"]),
  ]
}
