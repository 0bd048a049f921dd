extension UIViewController {
  /// Whether the view controller is inside a navigation controller.
  var isInNavigation: Bool { navigationController != nil }

  /// The scroll view that the bar observes: the one that was set, or else the view itself or its
  /// first subview that is one.
  var scrollViewBelowBar: UIScrollView? {
    if let named = contentScrollView(for: .top) { return named }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
