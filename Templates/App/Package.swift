// swift-tools-version: 6.0
import PackageDescription

#if canImport(Darwin)
  // Apple's UIKit is there: the package of LayoutBox has none for it.
  let uiKit: [Target.Dependency] = []
#else
  let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "LayoutBox")]
#endif

// Builds, runs and tests the app on Linux; Xcode builds it for devices from App.xcodeproj.
let package = Package(
  name: "App",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .tvOS(.v16), .visionOS(.v1), .macOS(.v13)],
  dependencies: [
    // A clone beside this folder, which may have any name. The URL of a repository works, too:
    // .package(url: "https://example.com/LayoutBox.git", branch: "main")
    .package(name: "LayoutBox", path: "../LayoutBox")
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "LegoKit", package: "LayoutBox"),
        .product(name: "LayoutBox", package: "LayoutBox"),
      ] + uiKit),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", .product(name: "LegoTesting", package: "LayoutBox")],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
