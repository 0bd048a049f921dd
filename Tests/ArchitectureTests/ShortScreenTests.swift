import Testing

/// The lengths of the screens that show how short a screen is.
@Suite("Short screens") struct ShortScreenTests {
  /// The lines that a screen with its cells may have, without comments and blank lines.
  private static let limits = [
    "InboxScreen": 60, "ShopScreen": 130, "SheetScreen": 55, "PhotosScreen": 45, "FormScreen": 55,
    "BoardScreen": 110, "FilesScreen": 150, "FeedScreen": 170,
    // The onboarding and the paywall have 130 lines together.
    "WelcomeScreen": 65, "PaywallScreen": 65,
    "ThreadScreen": 55, "ToggleScreen": 35, "DashboardScreen": 25,
    "SettingsScreen": 85, "CheckoutScreen": 95, "TagsScreen": 70, "ScoresScreen": 75,
  ]

  @Test("Each short screen has at most the lines that it may have, and no delegate")
  func lengths() {
    let files = SourceFile.files(
      in: ["ExampleApp/Screens/Lego", "ExampleApp/Screens/Recipes"])
    for (name, limit) in Self.limits {
      let file = files.first { $0.path.hasSuffix("/\(name).swift") }
      let lines = (file?.lines ?? []).filter { line in
        let text = line.drop { $0 == " " }
        return !text.isEmpty && !text.hasPrefix("//")
      }
      #expect(!lines.isEmpty && lines.count <= limit, "\(name): \(lines.count) lines")
      #expect(!lines.contains { $0.contains("UICollectionViewDelegate") }, "\(name)")
    }
  }

  @Test("The screens of boxes contain no constraints, anchors and layout methods")
  func boxes() {
    let files = SourceFile.files(in: ["ExampleApp/Screens/Views"])
    #expect(files.count >= 4)
    for file in files {
      let places = file.places { line in
        ["NSLayoutConstraint", "Anchor", "layoutSubviews"].contains(where: line.contains)
      }
      #expect(places.isEmpty, "\(places)")
    }
  }
}
