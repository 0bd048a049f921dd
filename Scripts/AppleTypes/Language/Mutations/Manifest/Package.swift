// swift-tools-version: 6.0
let package = Package(
  name: "Later",
  targets: [
    .target(
      name: "Later",
      swiftSettings: [
        .defaultIsolation(MainActor.self),  // newer: SE-0466
        .strictMemorySafety(),  // newer: SE-0458
        .treatAllWarnings(as: .error),  // newer: SE-0480
        .enableUpcomingFeature("MemberImportVisibility"),  // newer: SE-0444
        .enableUpcomingFeature("InferIsolatedConformances"),  // newer: SE-0470
        .enableUpcomingFeature("ExistentialAny"),
        .swiftLanguageMode(.v6),
      ])
  ]
)
