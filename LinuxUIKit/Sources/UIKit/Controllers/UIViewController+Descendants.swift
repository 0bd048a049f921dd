extension UIViewController {
  /// The view controller, its descendants, and those that they present.
  var withDescendants: [UIViewController] {
    let presented = transitions.presentation?.presented
    return [self] + (children + [presented].compactMap { $0 }).flatMap(\.withDescendants)
  }
}

extension UIWindow {
  /// The view controllers of the window, displayed or not: the root, its descendants, and those presented.
  var controllers: [UIViewController] { rootViewController?.withDescendants ?? [] }
}
