/// The facts about a view that the inspector displays.
@MainActor struct InspectedView {
  /// The part that a view has on the screen, from the most to the least important.
  enum Role: Int, Comparable {
    /// A cell of a collection view or a table.
    case cell
    /// A header, a footer or another supplementary or decoration view.
    case supplementary
    /// A control.
    case control
    /// A view that arranges others: a scroll view, a stack view, a bar, the view of a controller.
    case container
    /// Any other view.
    case content

    static func < (one: Role, other: Role) -> Bool { one.rawValue < other.rawValue }
  }

  let view: UIView

  /// The name of the class, without its module.
  var className: String { String(describing: type(of: view)) }

  /// The part that the view has on the screen.
  var role: Role {
    if let element {
      return element.category == .cell ? .cell : .supplementary
    }
    switch view {
    case is UIControl: return .control
    case is UIScrollView, is UIStackView, is UINavigationBar, is UIToolbar, is UITabBar,
      is UIWindow:
      return .container
    default: return view.owningController == nil ? .content : .container
    }
  }

  /// The name that the app has given the view: its accessibility identifier, or else its label.
  var givenName: String? {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let label = view.accessibilityLabel, !label.isEmpty { return label }
    return nil
  }

  /// The element of the list that the view displays; `nil` for other views.
  var element: ElementID? { (view as? any ElementView)?.displayedElement }

  /// The index path of the item or section; `nil` for a view of no list.
  var indexPath: IndexPath? { element?.indexPath }

  /// The reuse identifier; `nil` for a view that isn't reused.
  var reuseIdentifier: String? {
    guard let identifier = (view as? any ElementView)?.reuseIdentifier, !identifier.isEmpty else {
      return nil
    }
    return identifier
  }

  /// The collection view that displays the element; that of its rows for a table.
  var list: UICollectionView? {
    guard element != nil else { return nil }
    return sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UICollectionView }
      .first
  }

  /// The mistakes in the layout of the view, in words.
  var layoutMistakes: [String] {
    var mistakes: [String] = []
    if view.hasAmbiguousLayout { mistakes.append("ambiguous layout") }
    if BrokenConstraints.contains(view) { mistakes.append("broken constraint") }
    return mistakes
  }

  /// The frame in the coordinates of the window, which are those of the screen for a window that
  /// fills it.
  func frame(in window: UIWindow) -> CGRect { view.convert(view.bounds, to: window) }
}

extension IndexPath {
  /// The numbers of the index path, such as `0-3`.
  var shortName: String { map(String.init).joined(separator: "-") }
}
