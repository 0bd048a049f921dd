// swift-tools-version: 6.0
import PackageDescription

// Builds, runs and tests the app on Linux; Xcode builds it for devices from App.xcodeproj.
let package = Package(
  name: "App",
  dependencies: [
    // A clone beside this folder. The URL of a repository works, too:
    // .package(url: "https://example.com/LayoutBox.git", branch: "main")
    .package(path: "../LayoutBox")
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "LegoKit", package: "LayoutBox"),
        .product(name: "LayoutBox", package: "LayoutBox"),
        .product(name: "UIKit", package: "LayoutBox"),
      ]),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", .product(name: "LegoTesting", package: "LayoutBox")],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
