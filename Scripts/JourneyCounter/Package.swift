// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that no target of the repository needs the counters: Scripts/journeys.
let package = Package(
  name: "Journeys",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "LayoutBox", path: "../..")],
  targets: [
    .executableTarget(
      name: "Journeys",
      dependencies: [
        "Profile",
        .product(name: "LayoutBox", package: "LayoutBox"),
        .product(name: "LegoKit", package: "LayoutBox"),
        .product(name: "LegoTesting", package: "LayoutBox"),
        .product(name: "UIKit", package: "LayoutBox"),
      ]),
    // The counters of the compiler's instrumentation.
    .target(name: "Profile"),
  ],
  swiftLanguageModes: [.v6]
)
