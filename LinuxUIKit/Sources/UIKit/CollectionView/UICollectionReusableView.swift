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
@preconcurrency @MainActor open class UICollectionReusableView: UIView, ElementView {
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

  /// Creates a view of a class that is known at run time only, by `make(_:)`.
  @usableFromInline convenience init(_ maker: ReusableViewMaker) {
    self.init(frame: maker.frame)
    identifier = maker.reuseIdentifier
  }

  /// The reuse identifier; `nil` for a view that was not created by a collection view.
  open var reuseIdentifier: String? { identifier }

  /// Prepares the view for being reused for other data.
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

  /// Applies the custom values of layout attributes to the view, after the collection view has
  /// applied all others.
  ///
  /// The default implementation does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Notifies the view that the layout is about to change.
  ///
  /// The default implementation does nothing.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Notifies the view that the layout has changed, after its animation.
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

  /// The view as a cell of the list core; `nil` for any other view.
  var elementCell: (any ElementCell)? { asCell }

  /// Notifies the view that it was dequeued, before the data source configures it.
  func willConfigure(as element: ElementID, in layout: UICollectionViewLayout) {}

  /// Notifies the view of an item that the data source has configured it.
  func didConfigure(at indexPath: IndexPath, by dataSource: any UICollectionViewDataSource) {}

  /// Applies the state of an item; views other than cells have none.
  func setItemState(isSelected: Bool, isEditing: Bool) {}

  /// Removes the state of an item, because the view is no longer displayed.
  func resetItemState() {}

  /// Notifies the view of an update, which may have changed its position in its section.
  func indexPathsDidChange() {}

  /// Notifies the view of a change of the outline that contains its item.
  func outlineDidChange(
    _ outlines: any OutlineDataSource, at indexPath: IndexPath, animated: Bool
  ) {}

  /// Notifies the view that it is pinned to the visible bounds, or no longer pinned.
  func setPinned(_ isPinned: Bool) {}

  // MARK: Measuring

  /// The view whose content is measured.
  var measuredContent: UIView { self }

  /// The insets between the view and its measured content.
  var contentSides: UIEdgeInsets { .zero }

  /// The minimum height that the views beside the measured content require, in points.
  var minimumHeight: CGFloat { 0 }

  override var repeatsLayout: Bool { OpenChoices.current.contains(.laysOutElementsTwice) }

  override func constraintsInsideDidChange() -> Bool {
    sizeMayHaveChanged(byConstraints: true)
    return true
  }
}

/// The arguments for creating a view of a class that is known at run time only.
@usableFromInline struct ReusableViewMaker {
  let frame: CGRect
  let reuseIdentifier: String
}

// Swift creates instances of a class that is known at run time only by a `required` initializer, which
// every subclass with a designated initializer of its own would have to repeat; Apple's runtime has no
// such rule. The entry of a convenience initializer takes the class of the new instance, as a class
// function does, so it is declared as one here, by the name of its symbol.
extension UICollectionReusableView {
  /// Creates a view of the class by its initializer, also if a subclass overrides or replaces it.
  @_silgen_name("$s5UIKit24UICollectionReusableViewCyAcA0cD5MakerVcfC")
  static func make(_ maker: consuming ReusableViewMaker) -> Self
}
