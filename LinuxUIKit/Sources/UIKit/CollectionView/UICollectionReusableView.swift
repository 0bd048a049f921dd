/// A view of a collection view that is reused for other data when it is no longer displayed.
///
/// Headers, footers and decoration views derive from it; cells derive from `UICollectionViewCell`.
///
/// ```swift
/// final class TitleView: UICollectionReusableView {
///   let label = UILabel()
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     addSubview(label)
///   }
///
///   required init?(coder: NSCoder) { fatalError("Created in code only") }
/// }
/// ```
///
/// The collection view creates it by `init(frame:)`.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  private var identifier: String?
  private var displayed: ElementID?

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without size.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a class that is known at run time only.
  ///
  /// Creating an instance of a dynamic class requires such an initializer in Swift. Subclasses
  /// inherit it, and it is not visible outside of this module. A collection view cannot create a
  /// subclass whose own initializer replaces `init(frame:)`.
  @_spi(ClassMaking) public required convenience init(_ maker: ReusableViewMaker) {
    self.init(frame: maker.frame)
    identifier = maker.reuseIdentifier
  }

  /// The reuse identifier; `nil` for a view that was not created by a collection view.
  open var reuseIdentifier: String? { identifier }

  /// Called before the view is reused for other data.
  ///
  /// The default implementation does nothing.
  open func prepareForReuse() {}

  /// Invalidates the size of the view, so that a self-sizing view is measured again.
  ///
  /// See `UICollectionView.selfSizingInvalidation`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged()
  }

  /// Called after layout attributes were applied to the view.
  ///
  /// A subclass applies its own attributes here. The default implementation does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before a change of layout.
  ///
  /// The default implementation does nothing.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after a change of layout and its animation.
  ///
  /// The default implementation does nothing.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes with the preferred size of the view.
  ///
  /// This method is called once for a displayed view with estimated dimensions; only the size on
  /// estimated axes is used. The default implementation uses the constraints in the view, or in the
  /// content view of a cell, and keeps the size on the other axis. Without constraints it uses
  /// `sizeThatFits(_:)`; a view that overrides neither keeps its size.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes)
  }

  // MARK: Display

  /// The element that the view displays; `nil` for a view that is not displayed.
  var displayedElement: ElementID? { displayed }

  /// Stores the element that the view displays.
  func setDisplayedElement(_ element: ElementID?) { displayed = element }

  /// The view as a cell; `nil` for any other view.
  var asCell: UICollectionViewCell? { nil }

  /// Called after the view was dequeued, and before the data source configures it.
  func willConfigure(as element: ElementID, in layout: UICollectionViewLayout) {}

  /// Called after the data source has configured the view of an item.
  func didConfigure(at indexPath: IndexPath, by dataSource: any UICollectionViewDataSource) {}

  /// Applies the state of an item; views other than cells have none.
  func setItemState(isSelected: Bool, isEditing: Bool) {}

  /// Removes the state of an item, because the view is no longer displayed.
  func resetItemState() {}

  /// Called after an update, which may have changed the view's position in its section.
  func indexPathsDidChange() {}

  /// Called when an outline has changed that contains the item of the view.
  func outlineDidChange(
    _ outlines: any OutlineDataSource, at indexPath: IndexPath, animated: Bool
  ) {}

  /// Called when the view is pinned to the visible bounds, and when it is no longer pinned.
  func setPinned(_ isPinned: Bool) {}

  // MARK: Measuring

  /// The view whose content is measured.
  var measuredContent: UIView { self }

  /// The insets between the view and its measured content.
  var contentSides: UIEdgeInsets { .zero }

  /// The minimum height that the views beside the measured content require, in points.
  var minimumHeight: CGFloat { 0 }

  override func constraintsInsideDidChange() -> Bool {
    sizeMayHaveChanged(byConstraints: true)
    return true
  }
}

/// The arguments for creating a view of a class that is known at run time only.
@_spi(ClassMaking) public struct ReusableViewMaker {
  let frame: CGRect
  let reuseIdentifier: String
}
