/// The view controllers of a split view controller's columns, which may be in one stack.
@MainActor struct SplitColumns {
  /// The view controller of a column, and its container.
  @MainActor struct Entry {
    let original: UIViewController
    /// The view controller itself, or the navigation controller around it.
    let container: UIViewController
    /// The view controllers that were moved to the stack of the primary column.
    var moved: [UIViewController] = []

    var navigation: UINavigationController? { container as? UINavigationController }
  }

  private var entries: [UISplitViewController.Column: Entry] = [:]
  /// Whether the columns are in one stack.
  private(set) var isCollapsed = false

  subscript(column: UISplitViewController.Column) -> Entry? { entries[column] }

  /// The containers of the columns, from the leading edge.
  var all: [UIViewController] {
    Self.order.compactMap { entries[$0]?.container }
  }

  private static let order: [UISplitViewController.Column] = [
    .primary, .supplementary, .secondary,
  ]

  /// Sets the view controller of a column.
  mutating func set(
    _ controller: UIViewController?, for column: UISplitViewController.Column, wraps: Bool
  ) {
    if isCollapsed, column != .compact { expand() }
    isCollapsed = false
    guard let controller else { return entries[column] = nil }
    let isNavigation = controller is UINavigationController
    // A view controller that is set again keeps its container.
    if let entry = entries[column], entry.original === controller { return }
    let container =
      wraps && !isNavigation
      ? controller.navigationController ?? UINavigationController(rootViewController: controller)
      : controller
    entries[column] = Entry(original: controller, container: container)
  }

  /// The last column that has a view controller.
  func top(of style: UISplitViewController.Style) -> UISplitViewController.Column {
    if entries[.compact] != nil { return .compact }
    return Self.order.last { entries[$0] != nil } ?? .primary
  }

  // MARK: Collapsing

  /// The container that is displayed in compact width.
  var collapsed: [UISplitViewController.Column: UIViewController] {
    if let compact = entries[.compact] { return [.compact: compact.container] }
    let column = Self.order.first { entries[$0] != nil }
    return column.flatMap { column in entries[column].map { [column: $0.container] } } ?? [:]
  }

  /// The containers that are displayed in regular width.
  var expanded: [UISplitViewController.Column: UIViewController] {
    entries.filter { $0.key != .compact }.mapValues(\.container)
  }

  private var stack: UINavigationController? {
    let column = Self.order.first { entries[$0] != nil }
    return column.flatMap { entries[$0]?.navigation }
  }

  /// Moves the view controllers of the columns up to the top one to the stack of the first one.
  mutating func collapse(to top: UISplitViewController.Column, discardsSecondary: Bool) {
    isCollapsed = true
    guard entries[.compact] == nil, let stack else { return }
    for column in Self.order.dropFirst() where column.rawValue <= top.rawValue {
      if column == .secondary, discardsSecondary { continue }
      move(column, to: stack)
    }
  }

  private mutating func move(
    _ column: UISplitViewController.Column, to stack: UINavigationController
  ) {
    guard let entry = entries[column], entry.container !== stack else { return }
    let moved = entry.navigation?.viewControllers ?? [entry.container]
    entry.navigation?.setViewControllers([], animated: false)
    entries[column]?.moved = moved
    stack.setViewControllers(stack.viewControllers + moved, animated: false)
  }

  /// Returns the view controllers to their columns; those that were pushed later belong to the column
  /// below.
  mutating func expand() {
    isCollapsed = false
    guard let stack else { return }
    for column in Self.order.dropFirst().reversed() {
      guard let first = entries[column]?.moved.first else { continue }
      entries[column]?.moved = []
      let all = stack.viewControllers
      guard let start = all.firstIndex(where: { $0 === first }) else {
        restorePopped(column, first)
        continue
      }
      stack.setViewControllers(Array(all[..<start]), animated: false)
      entries[column]?.navigation?.setViewControllers(Array(all[start...]), animated: false)
    }
  }

  /// Restores the root of a column whose view controllers the user has popped.
  private func restorePopped(_ column: UISplitViewController.Column, _ root: UIViewController) {
    entries[column]?.navigation?.setViewControllers([root], animated: false)
  }

  // MARK: Navigation in compact width

  /// Pushes the view controllers of a column, or pops to them.
  mutating func goTo(_ column: UISplitViewController.Column) {
    guard let stack, entries[.compact] == nil, let entry = entries[column] else { return }
    let target = entry.container === stack ? stack.viewControllers.first : entry.moved.last
    if let target, stack.viewControllers.contains(where: { $0 === target }) {
      stack.popToViewController(target, animated: true)
      return
    }
    let moved = entry.navigation?.viewControllers ?? [entry.container]
    let controllers = moved.isEmpty ? entry.moved : moved
    entry.navigation?.setViewControllers([], animated: false)
    entries[column]?.moved = controllers
    stack.setViewControllers(stack.viewControllers + controllers, animated: true)
  }

  /// Pops the view controllers of a column and those above.
  func leave(_ column: UISplitViewController.Column) {
    guard let stack, let first = entries[column]?.moved.first,
      let index = stack.viewControllers.firstIndex(where: { $0 === first }), index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }

  /// Pushes a view controller, or the content of a navigation controller, as the secondary column.
  mutating func push(_ controller: UIViewController, animated: Bool) {
    let navigation = controller as? UINavigationController
    let controllers = navigation?.viewControllers ?? [controller]
    navigation?.setViewControllers([], animated: false)
    let container = navigation ?? entries[.secondary]?.navigation ?? UINavigationController()
    entries[.secondary] = Entry(original: controller, container: container, moved: controllers)
    guard let stack = collapsed.values.first as? UINavigationController else { return }
    stack.setViewControllers(stack.viewControllers + controllers, animated: animated)
  }
}

/// The widths of the columns beside the secondary one.
@MainActor struct SplitColumnWidths {
  /// The preferred and extreme widths of a column, in points.
  @MainActor struct Width {
    var preferred = UISplitViewController.automaticDimension
    var fraction = UISplitViewController.automaticDimension
    var minimum: CGFloat = 0
    var maximum = UISplitViewController.automaticDimension

    /// Returns the width in a given width, or the default one.
    func resolved(in available: CGFloat, default standard: CGFloat) -> CGFloat {
      let automatic = UISplitViewController.automaticDimension
      let width =
        preferred != automatic ? preferred : fraction != automatic ? fraction * available : standard
      return min(max(width, minimum), min(maximum, available))
    }
  }

  var primary = Width()
  var supplementary = Width()

  /// Returns the width of a column, in points.
  func width(of column: UISplitViewController.Column, in available: CGFloat) -> CGFloat {
    column == .primary
      ? primary.resolved(in: available, default: SplitViewMetrics.primaryWidth)
      : supplementary.resolved(in: available, default: SplitViewMetrics.supplementaryWidth)
  }
}

/// The metrics of a split view controller, in points and seconds.
enum SplitViewMetrics {
  // Unverified: inferred from pictures of tablets.
  static let primaryWidth: CGFloat = 320
  // Unverified: inferred from pictures of tablets.
  static let supplementaryWidth: CGFloat = 320
  // Unverified: inferred from recordings.
  static let duration: TimeInterval = 0.35
  // Unverified: that of sheets is assumed.
  static let dimmingAlpha: CGFloat = 0.2
}
