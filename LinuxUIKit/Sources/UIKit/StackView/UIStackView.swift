import Foundation

/// A row or column of views that it sizes and places by constraints of its own.
///
/// ```swift
/// let row = UIStackView(arrangedSubviews: [icon, title, badge])
/// row.spacing = 8
/// row.alignment = .center
/// row.setCustomSpacing(16, after: title)
/// ```
///
/// Lengths are points. A hidden view takes no room. One that is hidden in the block of an animation
/// shrinks along the axis while the others close up, and is drawn until then; one that is shown
/// grows. The constraints have Apple's identifiers, `UISV-…`, and are brought up to date in
/// `updateConstraints()`: what has not changed stays as it is, so that hiding one of n views costs
/// the constraints around it and a comparison of all. The rules are those of uikit.md 4.10. Ours
/// leaves out archiving.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// Stands for `spacing` where a custom spacing is asked for.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The distance that the system keeps between neighbors.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The views that are arranged, in the order of their places; `subviews` has that of drawing.
  open internal(set) var arrangedSubviews: [UIView] = []

  /// Custom spacings by the view that they follow.
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that the stack has made.
  var arranger = StackArranger()

  /// A stack of that frame, which arranges no views yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// An empty stack; ours has no archives to read one from.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// A stack of views, in that order; they become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// Arranges a view behind the others; it becomes a subview, if it is none, in front of the others.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.count)
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    leaveArrangement(view)
  }

  /// Arranges a view at an index; one that is arranged already moves there.
  ///
  /// The order of the subviews stays. An index beyond the end stops with Apple's text.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    checkArrangedIndex(stackIndex)
    arrange(view, at: stackIndex)
  }

  // MARK: Arrangement

  /// Whether the views stand side by side or one below the other; side by side unless set.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrangementDidChange(axis != oldValue) }
  }

  /// How the room along the axis is shared out.
  open var distribution = Distribution.fill {
    didSet { arrangementDidChange(distribution != oldValue) }
  }

  /// Where the views stand across the axis.
  open var alignment = Alignment.fill {
    didSet { arrangementDidChange(alignment != oldValue) }
  }

  /// The distance between neighbors, in points; the least one where the rest is shared out.
  open var spacing: CGFloat = 0 {
    didSet { arrangementDidChange(spacing != oldValue) }
  }

  /// Gives the gap after a view a length of its own, until the view leaves.
  ///
  /// `spacingUseDefault` takes it back. Does nothing for views that are not arranged. Where views are
  /// hidden, a gap has the spacing after the last visible view before it.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The spacing that was set for the gap after a view; `spacingUseDefault` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether spacing down a column is from the last baseline of a view to the first of the next.
  open var isBaselineRelativeArrangement = false {
    didSet { arrangementDidChange(isBaselineRelativeArrangement != oldValue) }
  }

  /// Whether the views stand inside of the stack's margins instead of at its edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrangementDidChange(isLayoutMarginsRelativeArrangement != oldValue) }
  }

  // MARK: Overridden

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    leaveArrangement(subview)
    super.willRemoveSubview(subview)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangementDidChange(
      traitCollection.displayScale != previousTraitCollection?.displayScale)
  }

  open override var forFirstBaselineLayout: UIView { baselineView(.firstBaseline) }
  open override var forLastBaselineLayout: UIView { baselineView(.lastBaseline) }
}
