// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "MustacheBenchmark",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The engine to compare with. Boardwalk itself does not depend on it.
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1")
  ],
  targets: [
    .executableTarget(name: "MustacheBenchmark", dependencies: ["JobPage", "OurEngine", "OtherEngine"]),
    .target(name: "JobPage"),
    .target(name: "OurEngine", dependencies: ["BoardwalkMustache", "JobPage"]),
    .target(name: "OtherEngine", dependencies: ["JobPage", .product(name: "Mustache", package: "swift-mustache")]),
    // A link to Boardwalk's own sources, under another name as both engines' modules are called Mustache.
    .target(name: "BoardwalkMustache"),
  ]
)
