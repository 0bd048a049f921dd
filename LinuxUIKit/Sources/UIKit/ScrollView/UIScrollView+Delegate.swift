extension NSObjectProtocol where Self: UIScrollView {
  /// The object that is told what the scroll view does; it is not kept alive.
  ///
  /// A `UICollectionView` has a `delegate` of a narrower type. Objective-C lets a subclass narrow a
  /// property and Swift does not, so ours stands in an extension that a subclass can hide.
  @MainActor public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
