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
  public static let all = groups.flatMap(\.screens)

  /// Screens of one kind.
  public struct Group: Sendable {
    /// The title above the screens.
    public let title: String
    /// The screens, in the order of the gallery.
    public let screens: [ExampleScreen]
  }

  /// The screens by kind, in the order of the gallery.
  public static let groups = [
    Group(title: "Layouts", screens: layouts),
    Group(title: "Screens", screens: screens),
    Group(title: "Short screens", screens: short),
    Group(title: "Views", screens: views),
  ]

  private static let screens = [
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
      summary: "Self-sizing bubbles in boxes, and an input bar."
    ) { ChatScreen() },
    ExampleScreen(
      name: "profile", title: "Profile",
      summary: "The profile of a user, a button to follow them, and their pictures in a grid."
    ) { ProfileScreen() },
    ExampleScreen(
      name: "calendar", title: "Calendar",
      summary: "A month in seven columns, and the events of the selected day."
    ) { CalendarScreen() },
    // New screens are inserted above this line.
  ]

  /// The screens that show how short a screen is: whole apps have them in about fifty lines.
  public static let short = [
    ExampleScreen(
      name: "inbox", title: "Inbox",
      summary: "Days, swipes, unread marks, pull to refresh, editing with undo."
    ) { InboxScreen() },
    ExampleScreen(
      name: "shop", title: "Shop",
      summary: "Offers, filters, and a grid with menus that loads page after page."
    ) { ShopScreen() },
    ExampleScreen(
      name: "sheet", title: "Sheet",
      summary: "Eight columns that are sorted by their titles, under a pinned row."
    ) { SheetScreen() },
    ExampleScreen(
      name: "photos", title: "Photos",
      summary: "A waterfall with as many columns as fit, under pinned headers."
    ) { PhotosScreen() },
    ExampleScreen(
      name: "form", title: "Form",
      summary: "Fields, switches and messages that are bound to a model."
    ) { FormScreen() },
    ExampleScreen(
      name: "settings", title: "Settings",
      summary: "Switches, menus, dates and colors, a link in a footer, and a reset that asks first."
    ) { SettingsScreen() },
    ExampleScreen(
      name: "checkout", title: "Checkout",
      summary: "An order, a card that is checked while it is typed, and a button that pays."
    ) { CheckoutScreen() },
    ExampleScreen(
      name: "tags", title: "Tags",
      summary: "Chips that move to the chosen ones, and a field that filters and adds them."
    ) { TagsScreen() },
    ExampleScreen(
      name: "board", title: "Board",
      summary: "Cards that are dragged between columns, added, renamed, deleted and searched."
    ) { BoardScreen() },
    ExampleScreen(
      name: "thread", title: "Thread",
      summary: "A chat that stays at its end and keeps its place."
    ) { ThreadScreen() },
    ExampleScreen(
      name: "feed", title: "Feed",
      summary: "Stories, and posts with images that load, long texts that expand, and pages."
    ) { FeedScreen() },
    ExampleScreen(
      name: "toggle", title: "List and grid",
      summary: "The same items in two layouts, with an animation between them."
    ) { ToggleScreen() },
    ExampleScreen(
      name: "dashboard", title: "Dashboard",
      summary: "Ten thousand values, sixty of which change in a second."
    ) { DashboardScreen() },
    ExampleScreen(
      name: "scores", title: "Scores",
      summary: "Games by league whose results change each second; favorites are on top."
    ) { ScoresScreen() },
    ExampleScreen(
      name: "people", title: "People",
      summary: "A list with an index and a search field."
    ) { PeopleScreen() },
    ExampleScreen(
      name: "artist", title: "Artist",
      summary: "A profile whose cover stretches when it is pulled down."
    ) { ArtistScreen() },
    ExampleScreen(
      name: "welcome", title: "Welcome",
      summary: "Pages with dots and a button that leads to the next one."
    ) { WelcomeScreen() },
    ExampleScreen(
      name: "paywall", title: "Subscription",
      summary: "Plans as cards, and a button that buys the chosen one."
    ) { PaywallScreen() },
    ExampleScreen(
      name: "files", title: "Files",
      summary: "An outline of folders, in a list or a grid, with files to drag and delete."
    ) { FilesScreen() },
    ExampleScreen(
      name: "queue", title: "Queue",
      summary: "Songs to play, reorder and remove."
    ) { QueueScreen() },
    ExampleScreen(
      name: "recipe", title: "Recipe",
      summary: "An image, facts, rows to check off, steps and a carousel in one screen."
    ) { RecipeScreen() },
  ]

  /// The screens without a list, whose views are in boxes and bound to state.
  public static let views = [
    ExampleScreen(
      name: "text-input", title: "Text input",
      summary: "A field and labels that are bound to the same text."
    ) { TextInputScreen() },
    ExampleScreen(
      name: "static-list", title: "Static list",
      summary: "Rows that a loop creates in a scroll view."
    ) { StaticListScreen() },
    ExampleScreen(
      name: "cake", title: "Cake",
      summary: "A condition and a loop that follow state."
    ) { CakeScreen() },
    ExampleScreen(
      name: "components", title: "Components",
      summary: "Counters with a binding, and their sum."
    ) { ComponentScreen() },
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
