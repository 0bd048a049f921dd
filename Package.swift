// swift-tools-version: 6.0
import PackageDescription

#if canImport(Darwin)
  // Apple's UIKit is there: ours must not be declared beside it.
  let uiKit: [Target.Dependency] = []
  let pango: [Target.Dependency] = []
  let uiKitTargets: [Target] = []
  let uiKitProducts: [Product] = []
#else
  let uiKit: [Target.Dependency] = ["UIKit"]
  let pango: [Target.Dependency] = ["CPango"]
  let uiKitProducts: [Product] = [.library(name: "UIKit", targets: ["UIKit"])]
  let uiKitTargets: [Target] = [
    // The part of Apple's UIKit that collection screens stand on, under its own name.
    .target(
      name: "UIKit",
      dependencies: [
        "CollectionCore", "ConstraintSolver", "CCairo", "CFreeType", "CPNG", "CPango",
        "CTurboJPEG", "_Testing_UIKit",
      ]),
    // A file that imports Testing and UIKit makes the compiler look for an overlay of this name.
    .target(name: "_Testing_UIKit"),
    // Pixels.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    // Outlines of symbols.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    // Pictures in files.
    .systemLibrary(name: "CPNG", pkgConfig: "libpng16", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    // Text.
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    // Public API only: the same files run against Apple's UIKit on a Mac.
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "SeededNumbers", "TestSupport"],
      exclude: [
        "CollectionView/Animation/__Snapshots__",
        "CollectionViewLayout/FlowLayout/__Snapshots__",
        "CompositionalLayout/Pictures/__Snapshots__", "ContentConfiguration/__Snapshots__",
        "Controls/__Snapshots__", "Drawing/__Snapshots__", "Images/__Snapshots__",
        "Lists/__Snapshots__", "Navigation/__Snapshots__", "Presentation/__Snapshots__",
        "ScrollView/__Snapshots__", "SearchBar/__Snapshots__", "StackView/__Snapshots__",
        "Text/__Snapshots__", "TextInput/__Snapshots__",
      ]),
    // Sequences of updates made from a seed, and whether the screen shows what plain arrays hold.
    .target(
      name: "SoakCases", dependencies: ["UIKit", "SeededNumbers", "SeededRuns"],
      path: "Soak/Cases"),
    // Runs a million of them: `make soak`.
    .executableTarget(
      name: "Soak", dependencies: ["SoakCases", "SeededRuns"], path: "Soak/Command"),
    .testTarget(name: "SoakTests", dependencies: ["SoakCases"]),
    // Solvers, passes and drawing, through `@testable`.
    .testTarget(
      name: "UIKitInternalTests",
      dependencies: ["UIKit", "CollectionCore", "SeededNumbers", "TestSupport"],
      exclude: ["Lists/__Snapshots__"]),
  ]
#endif

let package = Package(
  name: "LayoutBox",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "LayoutBox", targets: ["LayoutBox"]),
    .library(name: "LegoKit", targets: ["LegoKit"]),
    .library(name: "LegoTesting", targets: ["LegoTesting"]),
  ] + uiKitProducts,
  targets: [
    // Where it goes: descriptions of layouts as values.
    .target(name: "LayoutBox", dependencies: ["CollectionCore"] + uiKit),
    // What is on the screen, and when it changes.
    .target(name: "LegoKit", dependencies: ["LayoutBox"] + uiKit),
    // Drives a screen as a person would: tap, scroll, look.
    .target(name: "LegoTesting", dependencies: ["LegoKit"] + uiKit),
    // Frames and differences as pure values, on every platform.
    .target(name: "CollectionCore"),
    // Constraints as pure values, on every platform.
    .target(name: "ConstraintSolver"),
    // Screens as an app's author writes them.
    .target(
      name: "ExampleScreens", dependencies: ["LayoutBox", "LegoKit"] + uiKit, path: "ExampleApp",
      exclude: ["Command"], sources: ["Screens", "Cells", "Models"]),
    // The command that draws them.
    .executableTarget(
      name: "ExampleApp", dependencies: ["ExampleScreens", "LegoTesting"] + uiKit,
      path: "ExampleApp/Command"),
    // Golden pictures for every suite.
    .target(name: "TestSupport", dependencies: uiKit, path: "Tests/Support"),
    // Seeded numbers for every suite, the fuzzer and the benchmarks.
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers"),
    // What commands that run made cases share: seeds, progress, findings, hangs and memory.
    .target(name: "SeededRuns", path: "Tests/SeededRuns"),
    // Views under constraints, for the solver's tests and the benchmarks.
    .target(
      name: "ConstraintSystems", dependencies: ["ConstraintSolver", "SeededNumbers"],
      path: "Tests/ConstraintSystems"),
    // What takes how long, with the answers checked: `make bench`.
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CollectionCore", "ConstraintSystems", "SeededNumbers"] + uiKit + pango,
      path: "Benchmarks", exclude: ["README.md", "Results"]),
    // Layouts made from a seed, ordinary and hostile, and what holds of each.
    .target(
      name: "FuzzCases", dependencies: ["CollectionCore", "SeededNumbers", "SeededRuns"],
      path: "Fuzz/Cases"),
    // Runs them for minutes on end: `make fuzz`.
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzCases", "SeededRuns"], path: "Fuzz/Command"),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzCases"]),
    // Which of the names that apps use a module has, from its symbol graph.
    .target(name: "InterfaceReport", path: "Interface/Report"),
    // Writes it into RemainingInterface.md: `make interface`.
    .executableTarget(
      name: "Interface", dependencies: ["InterfaceReport"], path: "Interface/Command"),
    .testTarget(name: "InterfaceTests", dependencies: ["InterfaceReport"]),
    // The rules of ARCHITECTURE.md that can be read off the sources.
    .testTarget(name: "HouseTests"),
    .testTarget(name: "CollectionCoreTests", dependencies: ["CollectionCore", "SeededNumbers"]),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["ConstraintSolver", "ConstraintSystems", "SeededNumbers"]),
    .testTarget(
      name: "LayoutBoxTests", dependencies: ["LayoutBox", "SeededNumbers", "TestSupport"] + uiKit),
    .testTarget(
      name: "LegoKitTests",
      dependencies: ["LegoKit", "LegoTesting", "SeededNumbers", "TestSupport"] + uiKit),
    .testTarget(name: "LegoTestingTests", dependencies: ["LegoTesting", "TestSupport"] + uiKit),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: ["ExampleApp", "ExampleScreens", "LegoTesting", "TestSupport"] + uiKit,
      exclude: ["__Snapshots__"]),
  ] + uiKitTargets,
  swiftLanguageModes: [.v6]
)
