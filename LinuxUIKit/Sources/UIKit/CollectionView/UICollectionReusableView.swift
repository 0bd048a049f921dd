/// A view of a collection view that is used again for other data when it leaves the screen.
///
/// Headers, footers and decorations derive from it; cells from `UICollectionViewCell`.
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
///   required init?(coder: NSCoder) { fatalError("Made in code only") }
/// }
/// ```
///
/// The collection view makes it by `init(frame:)`.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  private var identifier: String?
  var shownElement: ElementID?

  /// A view of that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view without size; ours has no archives to read more from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A view of a class that is known at run time only.
  ///
  /// Apple's makes objects of a class through Objective-C. Swift asks for a required initializer;
  /// subclasses inherit this one, and nobody outside of this module sees it. A subclass whose own
  /// initializer replaces `init(frame:)` can't be made by a collection view.
  @_spi(ClassMaking) public required convenience init(_ maker: ReusableViewMaker) {
    self.init(frame: maker.frame)
    identifier = maker.reuseIdentifier
  }

  /// The identifier that the view was made for; nil for one that no collection view made.
  open var reuseIdentifier: String? { identifier }

  /// Called before the view is used for other data.
  ///
  /// The default does nothing.
  open func prepareForReuse() {}

  /// Says that the view would now like to have another size: it is measured again if it sizes itself,
  /// see `UICollectionView.selfSizingInvalidation`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged()
  }

  /// Called after the layout's attributes were applied to the view.
  ///
  /// A subclass takes more from them here. The default does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before another layout takes over the views on the screen.
  ///
  /// The default does nothing.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when another layout has taken over, after the movement.
  ///
  /// The default does nothing.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes with the size that the view would like to have.
  ///
  /// Asked once the view is shown, when its dimension in the layout is estimated; only the size on
  /// estimated axes is used. By default constraints inside decide, for a cell those of its content
  /// view, with the other axis as the layout has it; without constraints `sizeThatFits(_:)` does,
  /// and a view that overrides neither keeps its size.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes)
  }
}

/// What a view of a class that is known at run time only is made from.
@_spi(ClassMaking) public struct ReusableViewMaker {
  let frame: CGRect
  let reuseIdentifier: String
}
