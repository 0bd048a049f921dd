// swift-tools-version: 6.0
import PackageDescription

#if canImport(Darwin)
  // Apple's UIKit is there: the one for Linux must not be declared beside it.
  let uiKit: [Target.Dependency] = []
  let testCalls: [Target.Dependency] = []
#else
  let uiKit: [Target.Dependency] = ["UIKit"]
  let testCalls: [Target.Dependency] = ["TestCalls"]
#endif

// The product, its tests and the example app.
let product: [Target] = [
  // State: what was read, and who observes it.
  .target(name: "LegoState"),
  // Where cells are: layouts of collections as values.
  .target(
    name: "LayoutBox", dependencies: ["CompositionalLayout", "LayoutGeometry"] + uiKit),
  // Collection screens: what is displayed, and when it changes.
  .target(
    name: "LegoKit",
    dependencies: ["LayoutBox", "LayoutGeometry", "LegoState", "OrderedDifference", "ScrollMotion"]
      + uiKit),
  // Views in boxes, with modifiers and bindings.
  .target(
    name: "LegoViews",
    dependencies: ["BoxLayout", "LayoutGeometry", "LegoKit", "OrderedDifference"] + uiKit),
  // The names of three libraries over LegoViews.
  .target(name: "ZKit", dependencies: ["LegoViews"] + uiKit, path: "Sources/Dialects/ZKit"),
  .target(
    name: "Puyopuyo", dependencies: ["BoxLayout", "LayoutGeometry", "LegoViews"] + uiKit,
    path: "Sources/Dialects/Puyopuyo"),
  .target(
    name: "DeclarativeSugar", dependencies: ["LegoViews"] + uiKit,
    path: "Sources/Dialects/DeclarativeSugar"),
  // A headless screen for tests: tap, scroll, type, look.
  .target(
    name: "LegoTesting", dependencies: ["LayoutGeometry", "LegoKit", "SnapshotComparison"] + uiKit),
  // Recorded files and differences of images, for LegoTesting and the golden pictures.
  .target(name: "SnapshotComparison", dependencies: uiKit),
  // Screens as an app's author writes them.
  .target(
    name: "ExampleScreens", dependencies: ["LegoViews"] + uiKit, path: "ExampleApp",
    exclude: ["App/Xcode", "Command", "ExampleApp.xcodeproj"],
    sources: ["App", "Screens", "Cells", "Models"]),
  .testTarget(
    name: "LayoutBoxTests", dependencies: ["LayoutBox", "SeededNumbers", "TestSupport"] + uiKit,
    exclude: ["Presets/__Snapshots__"]),
  .testTarget(name: "LegoStateTests", dependencies: ["LegoState"]),
  .testTarget(
    name: "LegoKitTests",
    dependencies: [
      "LayoutBox", "LegoKit", "LegoSupport", "LegoTesting", "SeededNumbers", "TestSupport",
    ] + uiKit,
    exclude: [
      "Features/__Snapshots__", "Images/__Snapshots__", "Layouts/__Snapshots__",
      "Rows/__Snapshots__",
    ]),
  .testTarget(
    name: "LegoViewsTests",
    dependencies: [
      "ContactCells", "LegoSupport", "LegoTesting", "LegoViews", "SeededNumbers", "TestSupport",
      "ViewSupport",
    ] + uiKit,
    exclude: ["Styles/__Snapshots__"]),
  // The code of the libraries' documents; each test imports one dialect only.
  .testTarget(
    name: "DeclarativeSugarTests",
    dependencies: [
      "DeclarativeSugar", "LegoSupport", "LegoTesting", "TestSupport", "ViewSupport",
    ] + uiKit,
    path: "Tests/DialectTests/DeclarativeSugarTests"),
  .testTarget(
    name: "PuyopuyoTests",
    dependencies: ["LegoSupport", "LegoTesting", "Puyopuyo", "TestSupport", "ViewSupport"] + uiKit,
    path: "Tests/DialectTests/PuyopuyoTests"),
  .testTarget(
    name: "ZKitTests",
    dependencies: ["LegoSupport", "LegoTesting", "TestSupport", "ViewSupport", "ZKit"] + uiKit,
    path: "Tests/DialectTests/ZKitTests"),
  .testTarget(
    name: "LegoTestingTests",
    dependencies: [
      "LegoKit", "LegoSupport", "LegoTesting", "ProcessRuns", "SnapshotComparison", "TestSupport",
    ] + uiKit,
    exclude: ["Screen/__Snapshots__"]),
  // The rules of ARCHITECTURE.md that can be checked in the sources.
  .testTarget(name: "ArchitectureTests", dependencies: ["ProcessRuns"]),
  // README.md and the DocC catalogs: their code, links and images.
  .testTarget(
    name: "DocumentationTests",
    dependencies: ["LegoTesting", "LegoViews", "TestSupport"] + uiKit,
    exclude: [
      "Blocks/Articles/__Snapshots__", "Blocks/GettingStarted/__Snapshots__",
      "Blocks/README/__Snapshots__",
    ]),
  // Golden pictures for every suite.
  .target(
    name: "TestSupport", dependencies: ["SnapshotComparison"] + uiKit,
    path: "Tests/Support/Snapshots"),
  // A screen in a view, without a window, and a finger on it.
  .target(
    name: "LegoSupport", dependencies: ["LegoKit", "LegoTesting"] + uiKit,
    path: "Tests/Support/Legos"),
  // Views and screens of tests, and modifiers that are checked in their static and bound forms.
  .target(
    name: "ViewSupport", dependencies: ["LegoViews"] + uiKit, path: "Tests/Support/ViewSupport"),
  // One cell written in three ways, for a test and a benchmark.
  .target(
    name: "ContactCells", dependencies: ["LegoViews"] + uiKit, path: "Tests/Support/ContactCells"),
  // Seeded random numbers for every suite, the fuzzer and the benchmarks.
  .target(name: "SeededNumbers", path: "Tests/Support/SeededNumbers"),
  // Long runs of random cases: seeds, progress, findings, hangs and memory.
  .target(name: "SeededRuns", path: "Tests/Support/SeededRuns"),
  // Processes that tests start, each with a limit.
  .target(name: "ProcessRuns", path: "Tests/Support/ProcessRuns"),
]

// Algorithms over plain values, on every platform.
let engines: [Target] = [
  .target(name: "LayoutGeometry", path: "Engines/LayoutGeometry"),
  .target(
    name: "CompositionalLayout", dependencies: ["LayoutGeometry", "ScrollMotion"],
    path: "Engines/CompositionalLayout"),
  .target(name: "BoxLayout", dependencies: ["LayoutGeometry"], path: "Engines/BoxLayout"),
  .target(name: "FlowLayout", dependencies: ["LayoutGeometry"], path: "Engines/FlowLayout"),
  .target(name: "ScrollMotion", dependencies: ["LayoutGeometry"], path: "Engines/ScrollMotion"),
  .target(name: "OrderedDifference", path: "Engines/OrderedDifference"),
  .target(name: "ConstraintSolver", path: "Engines/ConstraintSolver"),
  .testTarget(
    name: "CompositionalLayoutTests",
    dependencies: ["CompositionalLayout", "LayoutGeometry", "ScrollMotion", "SeededNumbers"],
    path: "Engines/Tests/CompositionalLayoutTests"),
  .testTarget(
    name: "BoxLayoutTests",
    dependencies: ["BoxLayout", "BoxTrees", "LayoutGeometry", "SeededNumbers"],
    path: "Engines/Tests/BoxLayoutTests"),
  // Lists and levels of boxes, for the tests of boxes and the benchmarks.
  .target(
    name: "BoxTrees", dependencies: ["BoxLayout", "LayoutGeometry", "SeededNumbers"],
    path: "Engines/Tests/BoxTrees"),
  .testTarget(
    name: "FlowLayoutTests", dependencies: ["FlowLayout", "LayoutGeometry", "SeededNumbers"],
    path: "Engines/Tests/FlowLayoutTests"),
  .testTarget(
    name: "ScrollMotionTests", dependencies: ["ScrollMotion", "LayoutGeometry", "SeededNumbers"],
    path: "Engines/Tests/ScrollMotionTests"),
  .testTarget(
    name: "OrderedDifferenceTests", dependencies: ["OrderedDifference", "SeededNumbers"],
    path: "Engines/Tests/OrderedDifferenceTests"),
  .testTarget(
    name: "ConstraintSolverTests",
    dependencies: ["ConstraintSolver", "ConstraintSystems", "SeededNumbers"],
    path: "Engines/Tests/ConstraintSolverTests"),
  // Views under constraints, for the solver's tests and the benchmarks.
  .target(
    name: "ConstraintSystems", dependencies: ["ConstraintSolver", "SeededNumbers"],
    path: "Engines/Tests/ConstraintSystems"),
  // Random layouts, ordinary and hostile, and what holds for each of them.
  .target(
    name: "FuzzCases",
    dependencies: ["CompositionalLayout", "LayoutGeometry", "SeededNumbers", "SeededRuns"],
    path: "Engines/Fuzz/Cases"),
  .testTarget(
    name: "FuzzTests", dependencies: ["FuzzCases", "SeededNumbers"],
    path: "Engines/Tests/FuzzTests"),
  // Measures time and memory, and checks the results.
  .target(name: "BenchmarkHarness", path: "Engines/Benchmarks/Harness"),
  .target(
    name: "EngineBenchmarkCases",
    dependencies: [
      "BenchmarkHarness", "BoxLayout", "BoxTrees", "CompositionalLayout", "LayoutGeometry",
      "OrderedDifference", "ConstraintSystems", "SeededNumbers",
    ],
    path: "Engines/Benchmarks/Cases"),
]

// The tests of UIKit, on every platform: against Apple's and against the one for Linux.
let uiKitTests: [Target] = [
  // Public API only, so that the same files compile against Apple's UIKit.
  .testTarget(
    name: "UIKitTests", dependencies: ["SeededNumbers", "TestSupport"] + uiKit,
    path: "LinuxUIKit/Tests/UIKitTests",
    exclude: [
      "CollectionView/Animation/__Snapshots__",
      "CollectionViewLayout/FlowLayout/__Snapshots__",
      "CompositionalLayout/Pictures/__Snapshots__", "ContentConfiguration/__Snapshots__",
      "Controls/__Snapshots__", "Drawing/__Snapshots__",
      "Images/__Snapshots__", "Layers/__Snapshots__", "Lists/__Snapshots__",
      "Navigation/__Snapshots__", "Pickers/__Snapshots__",
      "Presentation/__Snapshots__",
      "ScrollView/__Snapshots__", "SearchBar/__Snapshots__", "StackView/__Snapshots__",
      "TabBar/__Snapshots__",
      "Text/__Snapshots__", "TextInput/__Snapshots__", "VisualEffects/__Snapshots__",
    ])
]

// The open UIKit for Linux, with what tests, measures and counts it.
#if canImport(Darwin)
  let linuxUIKitProducts: [Product] = []
  let linuxUIKit: [Target] = []
#else
  let linuxUIKitProducts: [Product] = [.library(name: "UIKit", targets: ["UIKit"])]
  let linuxUIKit: [Target] = [
    .target(
      name: "UIKit",
      dependencies: [
        "CoreGraphics", "QuartzCore", "CompositionalLayout", "FlowLayout", "LayoutGeometry",
        "OrderedDifference", "ScrollMotion", "ConstraintSolver", "CCairo", "CFreeType", "CPNG",
        "CISAL", "CPango", "CSDL2", "CTurboJPEG", "Accessibility", "Symbols",
        "UniformTypeIdentifiers",
        "_Testing_UIKit",
      ],
      path: "LinuxUIKit/Sources/UIKit"),
    // Details of elements for assistive technologies.
    .target(name: "Accessibility", path: "LinuxUIKit/Sources/Accessibility"),
    // Types of data and their conformances.
    .target(name: "UniformTypeIdentifiers", path: "LinuxUIKit/Sources/UniformTypeIdentifiers"),
    // Effects of symbols as values.
    .target(name: "Symbols", path: "LinuxUIKit/Sources/Symbols"),
    // Layers, how they are drawn, and their animation.
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "ScrollMotion", "CSwiftRuntime"],
      path: "LinuxUIKit/Sources/QuartzCore"),
    // Transforms, paths, colors, images and contexts.
    .target(
      name: "CoreGraphics", dependencies: ["CCairo", "_Testing_CoreGraphics"],
      path: "LinuxUIKit/Sources/CoreGraphics"),
    // A file that imports Testing and one of these modules makes the compiler look for an overlay of
    // such a name.
    .target(name: "_Testing_UIKit", path: "LinuxUIKit/Sources/_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "LinuxUIKit/Sources/_Testing_CoreGraphics"),
    // References to objects that other threads may release.
    .systemLibrary(name: "CSwiftRuntime", path: "LinuxUIKit/Sources/CSwiftRuntime"),
    // Pixels.
    .systemLibrary(
      name: "CCairo", path: "LinuxUIKit/Sources/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"])]),
    // Outlines of symbols.
    .systemLibrary(
      name: "CFreeType", path: "LinuxUIKit/Sources/CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"])]),
    // Image files.
    .systemLibrary(
      name: "CPNG", path: "LinuxUIKit/Sources/CPNG", pkgConfig: "libpng16",
      providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CISAL", path: "LinuxUIKit/Sources/CISAL", pkgConfig: "libisal",
      providers: [.apt(["libisal-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", path: "LinuxUIKit/Sources/CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"])]),
    // Windows on a display. The headers are in the system's folder; the flags that pkg-config has contain
    // `-D_REENTRANT`, about which SwiftPM warns in every build.
    .systemLibrary(
      name: "CSDL2", path: "LinuxUIKit/Sources/CSDL2", providers: [.apt(["libsdl2-dev"])]),
    // Text. The flags that pkg-config has for Pango contain `-pthread`, about which SwiftPM warns in
    // every build. So the headers are found through a link in `include`, and those that they include
    // by the flags for Cairo and HarfBuzz.
    .target(
      name: "CPango", dependencies: ["CCairo", "CHarfBuzz"], path: "LinuxUIKit/Sources/CPango"),
    .systemLibrary(
      name: "CHarfBuzz", path: "LinuxUIKit/Sources/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libpango1.0-dev"])]),
    // What copies of tests call in the place of macros, which `make test` compiles.
    .target(name: "TestCalls", path: "Scripts/TestFrontend/TestCalls"),
    // Solvers, passes and drawing, through `@testable`.
    .testTarget(
      name: "UIKitInternalTests",
      dependencies: [
        "UIKit", "QuartzCore", "CoreGraphics", "CompositionalLayout", "LayoutGeometry",
        "OrderedDifference", "ScrollMotion", "SeededNumbers", "TestSupport", "ContactsApp",
        "CSDL2", "ProcessRuns",
      ],
      path: "LinuxUIKit/Tests/UIKitInternalTests",
      exclude: [
        "Application/__Snapshots__", "Assets/__Snapshots__", "Controllers/__Snapshots__",
        "DragAndDrop/__Snapshots__",
        "Focus/__Snapshots__", "Fonts/__Snapshots__", "Images/__Snapshots__",
        "Inspector/__Snapshots__",
        "Lists/__Snapshots__",
        "Menus/__Snapshots__",
        "Pickers/__Snapshots__", "SearchBar/__Snapshots__", "TableView/__Snapshots__",
      ]),
    // An app as Xcode's template begins it, which is launched without a display.
    .executableTarget(
      name: "ContactsApp", dependencies: ["UIKit"], path: "LinuxUIKit/Apps/Contacts"),
    // An app of four tabs, in the code of which nothing is particular to Linux: `swift run Trails`.
    .executableTarget(
      name: "Trails", dependencies: ["UIKit"], path: "LinuxUIKit/Apps/Trails",
      exclude: ["Info.plist"],
      resources: [
        .copy("Resources/Assets.xcassets"), .process("Resources/de.lproj"),
        .process("Resources/en.lproj"),
      ]),
    // A user with a finger, on all screens of the app.
    .testTarget(
      name: "TrailsTests",
      dependencies: ["LegoTesting", "ProcessRuns", "Trails", "UIKit", "TestSupport"],
      path: "LinuxUIKit/Tests/TrailsTests", exclude: ["__Snapshots__"]),
    // Random update sequences, compared with an array model.
    .target(
      name: "SoakCases", dependencies: ["UIKit", "SeededNumbers", "SeededRuns"],
      path: "LinuxUIKit/Soak/Cases"),
    // Runs a million of them: `make soak`.
    .executableTarget(
      name: "Soak", dependencies: ["SoakCases", "SeededRuns"], path: "LinuxUIKit/Soak/Command"),
    .testTarget(
      name: "SoakTests", dependencies: ["SoakCases", "SeededNumbers"],
      path: "LinuxUIKit/Tests/SoakTests"),
    // Damaged and hostile files, formats and texts.
    .target(
      name: "InputCases", dependencies: ["UIKit", "SeededNumbers", "SeededRuns"],
      path: "LinuxUIKit/Fuzz/Cases"),
    // Uses them for minutes: `make fuzz`.
    .executableTarget(
      name: "InputFuzz", dependencies: ["InputCases", "SeededRuns"],
      path: "LinuxUIKit/Fuzz/Command"),
    .testTarget(
      name: "InputFuzzTests",
      dependencies: ["InputCases", "InputFuzz", "ProcessRuns", "SeededNumbers"],
      path: "LinuxUIKit/Tests/InputFuzzTests"),
    // The app of four tabs once more, as a module that a command can link.
    .target(
      name: "TrailsScreens", dependencies: ["UIKit"], path: "LinuxUIKit/Monkeys/Trails",
      exclude: ["App/AppDelegate.swift", "Info.plist"],
      resources: [
        .copy("Resources/Assets.xcassets"), .process("Resources/de.lproj"),
        .process("Resources/en.lproj"),
      ]),
    // Random users of apps.
    .target(
      name: "MonkeyCases",
      dependencies: [
        "ExampleScreens", "LegoTesting", "SeededNumbers", "SeededRuns", "TrailsScreens", "UIKit",
      ],
      path: "LinuxUIKit/Monkeys/Cases"),
    // Lets them use an app for minutes: `make monkeys`.
    .executableTarget(
      name: "Monkeys", dependencies: ["MonkeyCases", "SeededRuns"],
      path: "LinuxUIKit/Monkeys/Command"),
    .testTarget(
      name: "MonkeyTests", dependencies: ["MonkeyCases", "SeededNumbers"],
      path: "LinuxUIKit/Tests/MonkeyTests"),
    // The script that runs the tests of other libraries: `make peers`.
    .testTarget(
      name: "PeersTests", dependencies: ["ProcessRuns"], path: "LinuxUIKit/Tests/PeersTests"),
    // Runs all benchmarks, those of the engines included: `make bench`.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "UIKit", "LegoViews", "BenchmarkHarness", "ContactCells", "EngineBenchmarkCases",
        "SeededNumbers", "CPango",
      ],
      path: "LinuxUIKit/Benchmarks"),
    // Random programs on screens, compared with a plain model.
    .target(
      name: "LegoSoakCases",
      dependencies: ["LegoKit", "LegoTesting", "UIKit", "SeededNumbers", "SeededRuns"],
      path: "Tests/LegoSoak/Cases"),
    // Runs 300,000 of them: `make soak`.
    .executableTarget(
      name: "LegoSoak", dependencies: ["LegoSoakCases", "SeededRuns"],
      path: "Tests/LegoSoak/Command"),
    .testTarget(name: "LegoSoakTests", dependencies: ["LegoSoakCases", "SeededNumbers"]),
    // The share of UIKit's names that a module provides, from its symbol graph.
    .target(name: "InterfaceReport", path: "LinuxUIKit/Interface/Report"),
    // Writes it into REMAINING.md: `make interface`.
    .executableTarget(
      name: "Interface", dependencies: ["InterfaceReport"], path: "LinuxUIKit/Interface/Command"),
    .testTarget(
      name: "InterfaceTests", dependencies: ["InterfaceReport"],
      path: "LinuxUIKit/Tests/InterfaceTests"),
  ]
#endif

// Commands, with the tests that import them: SwiftPM builds commands for macOS only, which has no UIKit.
#if canImport(Darwin)
  let commands: [Target] = []
#else
  let commands: [Target] = [
    // Draws the example screens: `make run`.
    .executableTarget(
      name: "ExampleApp", dependencies: ["ExampleScreens", "LegoTesting", "UIKit"],
      path: "ExampleApp/Command"),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: [
        "ExampleApp", "ExampleScreens", "LegoTesting", "LegoViews", "ProcessRuns", "TestSupport",
        "UIKit",
      ],
      exclude: [
        "__Snapshots__", "Lego/__Snapshots__", "Recipes/__Snapshots__", "Views/__Snapshots__",
      ]),
    // A user with a mouse and a keyboard, in windows of an X server.
    .testTarget(
      name: "WindowTests",
      dependencies: [
        "ExampleApp", "ExampleScreens", "LegoTesting", "ProcessRuns", "TestSupport", "UIKit",
      ],
      exclude: ["__Snapshots__"]),
    // The page of failed pictures in a headless browser.
    .testTarget(
      name: "BrowserTests",
      dependencies: ["ProcessRuns", "SnapshotComparison", "TestSupport", "UIKit"]),
    // The template of an app with tests on Linux, which users copy.
    .executableTarget(
      name: "App", dependencies: ["LayoutBox", "LegoKit", "UIKit"],
      path: "Templates/App/Sources/App"),
    .testTarget(
      name: "AppTests", dependencies: ["App", "LegoTesting"], path: "Templates/App/Tests/AppTests",
      exclude: ["__Snapshots__"]),
    // Runs the compiler on wrong descriptions, and checks its messages.
    .testTarget(
      name: "CompilerMessageTests", dependencies: ["LegoViews", "ProcessRuns", "UIKit"]),
    // Runs random layouts for minutes: `make fuzz`.
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzCases", "SeededRuns"], path: "Engines/Fuzz/Command"),
    // Runs the benchmarks of the engines alone.
    .executableTarget(
      name: "EngineBenchmarks", dependencies: ["BenchmarkHarness", "EngineBenchmarkCases"],
      path: "Engines/Benchmarks/Command"),
  ]
#endif

// `.ci/run` optimizes what is tested, with assertions: a build of everything takes less time, and so do the tests.
// It is not the default: the build after a change takes longer, and packages with such flags can't be used by
// version.
#if canImport(Darwin)
  let isOptimized = false
#else
  let isOptimized = Context.environment["OPTIMIZED_SOURCES"] != nil
#endif

// As whole modules, as in a release, which takes less time to compile than file by file. What that costs, the runs of
// the tests save: not optimized, UIKit takes 115 s of processor time to compile instead of 448 s, and LegoKitTests,
// which `.ci/run` runs three times, 177 s instead of 77 s; LegoKit 44 s instead of 167 s, and LegoKitTests 112 s.
let optimizedModules: Set = [
  "BoxLayout", "CompositionalLayout", "ConstraintSolver", "CoreGraphics", "FlowLayout",
  "LayoutBox", "LayoutGeometry", "LegoKit", "LegoState", "LegoTesting", "LegoViews",
  "OrderedDifference", "QuartzCore", "ScrollMotion", "SeededNumbers", "SnapshotComparison", "UIKit",
]

// The modules of property tests, which with all cases spend their time in references and in random cases. With
// the part of the cases that `.ci/run` checks, compiling takes longer than that. File by file, since the compiler
// is slow in a process that expands many macros.
let hasAllCases = Context.environment["PROPERTIES"] == "full"
let optimizedTests: Set = [
  "BoxLayoutTests", "BoxTrees", "CompositionalLayoutTests", "ConstraintSolverTests",
  "ConstraintSystems", "FlowLayoutTests", "FuzzCases", "FuzzTests", "InputCases", "LegoSoakCases",
  "MonkeyCases", "OrderedDifferenceTests", "ScrollMotionTests", "SoakCases",
]

let package = Package(
  name: "LayoutBox",
  defaultLocalization: "en",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .tvOS(.v16), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "LayoutBox", targets: ["LayoutBox"]),
    .library(name: "LegoState", targets: ["LegoState"]),
    .library(name: "LegoKit", targets: ["LegoKit"]),
    .library(name: "LegoViews", targets: ["LegoViews"]),
    .library(name: "ZKit", targets: ["ZKit"]),
    .library(name: "Puyopuyo", targets: ["Puyopuyo"]),
    .library(name: "DeclarativeSugar", targets: ["DeclarativeSugar"]),
    .library(name: "LegoTesting", targets: ["LegoTesting"]),
  ] + linuxUIKitProducts,
  targets: product + engines + uiKitTests + linuxUIKit + commands,
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type == .test { target.dependencies += testCalls }

for target in package.targets where isOptimized && target.type != .system {
  // For the stack of a crash, lines are enough.
  var flags = ["-Xfrontend", "-gline-tables-only"]
  if optimizedModules.contains(target.name) || hasAllCases && optimizedTests.contains(target.name) {
    flags += ["-O", "-assert-config", "Debug"]
  }
  if optimizedModules.contains(target.name) {
    flags += ["-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"]
  }
  target.swiftSettings = [.unsafeFlags(flags)]
  // The toolchain's own linker, which takes half the time of the system's.
  if target.type == .executable || target.type == .test {
    target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(["-use-ld=lld"])]
  }
}
