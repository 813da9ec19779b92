// swift-tools-version: 6.1
import PackageDescription

// A package of its own: a fuzz target has no `main`, so it can only be built with `--sanitize fuzzer`.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  targets: [
    .executableTarget(
      name: "MustacheFuzz", dependencies: ["Mustache", "MustacheCheck"],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    // Links to Boardwalk's own sources.
    .target(name: "Mustache"),
    .target(name: "MustacheCheck", dependencies: ["Mustache"]),
  ]
)
