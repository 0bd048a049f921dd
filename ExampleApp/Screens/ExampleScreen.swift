import UIKit

/// A screen of the gallery.
public struct ExampleScreen: Sendable {
  /// The name on the command line.
  public let name: String
  /// The heading above its images.
  public let title: String
  /// The content in one sentence.
  public let summary: String
  /// The closure that creates the view controller of the screen.
  public let makeViewController: @MainActor @Sendable () -> UIViewController
}

extension ExampleScreen {
  /// Every screen, in the order of the gallery.
  public static let all =
    layouts + [
      ExampleScreen(
        name: "color-waterfall", title: "Colors",
        summary: "A waterfall that follows its state: add, remove, shuffle, toggle."
      ) { ColorWaterfallScreen() },
      ExampleScreen(
        name: "contacts", title: "Contacts",
        summary: "Contacts by team under pinned headers, following a view model."
      ) { ContactsScreen() },
      ExampleScreen(
        name: "front-page", title: "Front page",
        summary: "A banner, a grid, a table and a waterfall in one Lego."
      ) { FrontPageScreen() },
      ExampleScreen(
        name: "chat", title: "Chat",
        summary: "Self-sizing bubbles of stack views, and an input bar."
      ) { ChatScreen() },
      ExampleScreen(
        name: "profile", title: "Profile",
        summary: "The profile of a user, a button to follow them, and their pictures in a grid."
      ) { ProfileScreen() },
      ExampleScreen(
        name: "settings", title: "Settings",
        summary: "Controls in a list, and a model that they follow."
      ) { SettingsScreen() },
      ExampleScreen(
        name: "feed", title: "Feed",
        summary: "Posts in stack views, with long texts that expand."
      ) { FeedScreen() },
      ExampleScreen(
        name: "calendar", title: "Calendar",
        summary: "A month in seven columns, and the events of the selected day."
      ) { CalendarScreen() },
    ]

  private static let layouts = [
    ExampleScreen(
      name: "nested-groups", title: "Nested groups",
      summary: "Two boxes beside a column of two, in one group that repeats."
    ) { LayoutScreen(title: "Nested groups", layout: .nestedGroups, count: 18) },
    ExampleScreen(
      name: "mixed-heights", title: "Mixed heights",
      summary: "One wide box, three narrow ones, two tall ones."
    ) { LayoutScreen(title: "Mixed heights", layout: .mixedHeights, count: 18) },
    ExampleScreen(
      name: "conditional-grid", title: "if and for",
      summary: "A row whose boxes come from an if and a loop."
    ) { LayoutScreen(title: "if and for", layout: .conditionalGrid, count: 36) },
    ExampleScreen(
      name: "rainbow", title: "Rainbow",
      summary: "Seven stripes, each split into one box more than the one above."
    ) { LayoutScreen(title: "Rainbow", layout: .rainbow, count: 56) },
  ]
}
