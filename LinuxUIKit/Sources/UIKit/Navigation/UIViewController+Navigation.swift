extension UIViewController {
  /// The nearest navigation controller that this controller is inside of.
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst()
      .lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// The scroll view that a bar follows: the named one, else the view itself or the first inside.
  var scrollViewBelowBar: UIScrollView? {
    if let named = contentScrollView(for: .top) { return named }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
