import Foundation

/// A view that arranges its subviews in a row or column by constraints.
///
/// ```swift
/// let row = UIStackView(arrangedSubviews: [icon, title, badge])
/// row.spacing = 8
/// row.alignment = .center
/// row.setCustomSpacing(16, after: title)
/// ```
///
/// Lengths are in points. A hidden view takes no space. A view that is hidden in an animation block
/// shrinks along the axis, and is drawn until the animation ends; one that is shown grows. The
/// constraints have Apple's identifiers, `UISV-…`, and are updated in `updateConstraints()`, where
/// only those that differ change. The rules are those of uikit.md, 4.10.
///
/// - Note: Not implemented: archiving.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The custom spacing that stands for `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The spacing that stands for the system spacing.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The arranged views, and the spacings that were set for them.
  ///
  /// Only arranged views have a custom spacing.
  private struct ArrangedViews {
    private(set) var views: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    func contains(_ view: UIView) -> Bool { views.contains { $0 === view } }

    /// Inserts a view, or moves it if it is arranged already.
    mutating func insert(_ view: UIView, at index: Int) {
      views.removeAll { $0 === view }
      views.insert(view, at: min(index, views.count))
    }

    /// Removes a view and its spacing; returns whether it was arranged.
    mutating func remove(_ view: UIView) -> Bool {
      guard let index = views.firstIndex(where: { $0 === view }) else { return false }
      views.remove(at: index)
      customSpacings[ObjectIdentifier(view)] = nil
      return true
    }

    mutating func setSpacing(_ spacing: CGFloat?, after view: UIView) {
      customSpacings[ObjectIdentifier(view)] = spacing
    }

    func spacing(after view: UIView) -> CGFloat? { customSpacings[ObjectIdentifier(view)] }
  }

  /// The properties that determine the constraints, apart from the views.
  private struct Options: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = Distribution.fill
    var alignment = Alignment.fill
    var spacing: CGFloat = 0
    var isBaselineRelative = false
    var isMarginsRelative = false
  }

  private var arranged = ArrangedViews()
  private var options = Options() {
    didSet { if options != oldValue { setNeedsUpdateConstraints() } }
  }
  private var arranger = StackArranger()

  /// Creates a stack view with that frame and no arranged views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty stack view.
  ///
  /// - Note: Not implemented: archives.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Creates a stack view that arranges views, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The arranged views in the order of their positions; `subviews` is in drawing order.
  open var arrangedSubviews: [UIView] { arranged.views }

  /// Adds a view to the end of the arranged views, and as a subview if it isn't one yet.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.count)
  }

  /// Removes a view from the arranged views; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    removeFromArrangement(view)
  }

  /// Inserts a view into the arranged views, or moves it if it is arranged already.
  ///
  /// The order of subviews does not change. An index beyond the end raises Apple's exception.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard stackIndex < 0 || stackIndex > arrangedSubviews.count else {
      return arrange(view, at: stackIndex)
    }
    fatalError(
      """
      NSInternalInconsistencyException: index out of bounds for arranged subview: \
      index = \(stackIndex) expected to be less than or equal to \(arrangedSubviews.count)
      """)
  }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    setNeedsUpdateConstraints()
  }

  /// Removes a view from the arranged views, with its custom spacing and its constraints.
  private func removeFromArrangement(_ view: UIView) {
    guard arranged.remove(view) else { return }
    arranger.remove(view)
    view.setStackRole(nil)
    view.layer.cancelAnimations(ofSamePropertyAs: .hiding)
    setNeedsUpdateConstraints()
  }

  // MARK: Arrangement

  /// The axis along which the views are arranged.
  ///
  /// The default is `horizontal`.
  open var axis: NSLayoutConstraint.Axis {
    get { options.axis }
    set { options.axis = newValue }
  }

  /// The distribution of the space along the axis.
  ///
  /// The default is `fill`.
  open var distribution: Distribution {
    get { options.distribution }
    set { options.distribution = newValue }
  }

  /// The alignment of the views on the other axis.
  ///
  /// The default is `fill`.
  open var alignment: Alignment {
    get { options.alignment }
    set { options.alignment = newValue }
  }

  /// The distance between neighbors in points; the least distance if gaps share the remaining
  /// space.
  open var spacing: CGFloat {
    get { options.spacing }
    set { options.spacing = newValue }
  }

  /// Sets the spacing after a view, until the view is removed.
  ///
  /// `spacingUseDefault` removes it. Views that are not arranged are ignored. If the next views are
  /// hidden, the spacing applies up to the next visible one.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(arrangedSubview) else { return }
    arranged.setSpacing(spacing == Self.spacingUseDefault ? nil : spacing, after: arrangedSubview)
    setNeedsUpdateConstraints()
  }

  /// Returns the custom spacing after a view; `spacingUseDefault` if none is set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arranged.spacing(after: arrangedSubview) ?? Self.spacingUseDefault
  }

  /// Whether vertical spacing is from the last baseline of a view to the first baseline of the
  /// next.
  ///
  /// The default is `false`.
  open var isBaselineRelativeArrangement: Bool {
    get { options.isBaselineRelative }
    set { options.isBaselineRelative = newValue }
  }

  /// Whether the views are inside the stack view's margins instead of its edges.
  ///
  /// The default is `false`.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { options.isMarginsRelative }
    set { options.isMarginsRelative = newValue }
  }

  // MARK: Layout

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Updates the constraints, and the roles of the arranged views.
  open override func updateConstraints() {
    let arrangement = arrangement
    arranger.update(to: arrangement, in: self)
    let roles = arrangement.roles()
    for (view, item) in zip(arrangedSubviews, arrangement.items) {
      view.setStackRole(roles[item.id])
    }
    super.updateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeFromArrangement(subview)
    super.willRemoveSubview(subview)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.displayScale != previousTraitCollection?.displayScale else { return }
    setNeedsUpdateConstraints()
  }

  override func layoutInputsDidChange(of subview: UIView) {
    setNeedsUpdateConstraints()
  }

  /// Draws a hidden view until it has shrunk, and updates the layout immediately in an animation
  /// block.
  override func visibilityDidChange(of subview: UIView) {
    guard arranged.contains(subview) else { return }
    subview.layer.animate(subview.layer.isHidden ? .hiding : nil)
    setNeedsUpdateConstraints()
    // Unverified: the immediate layout is inferred from uikit.md, 4.10; the change is animated
    // whether or not the block calls `layoutIfNeeded()`.
    guard AnimationBlock.current != nil, canAnimate else { return }
    layoutIfNeeded()
  }

  open override var forFirstBaselineLayout: UIView { baselineView(.firstBaseline) }
  open override var forLastBaselineLayout: UIView { baselineView(.lastBaseline) }
}

extension UIStackView {
  /// The distribution of views along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack view, by their priorities.
    case fill = 0
    /// The views fill the stack view with equal lengths.
    case fillEqually = 1
    /// The views fill the stack view in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// The views keep their intrinsic lengths, with equal gaps.
    case equalSpacing = 3
    /// The views keep their intrinsic lengths, with equal distances of their centers.
    case equalCentering = 4
  }

  /// The alignment of views on the other axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack view.
    case fill = 0
    /// The views are at the leading edge; the same as `top`.
    case leading = 1
    /// The first baselines of the views in a row are aligned.
    case firstBaseline = 2
    /// The views are centered.
    case center = 3
    /// The views are at the trailing edge; the same as `bottom`.
    case trailing = 4
    /// The last baselines of the views in a row are aligned.
    case lastBaseline = 5

    /// The views are at the top edge; the same as `leading`.
    public static var top: Alignment { .leading }
    /// The views are at the bottom edge; the same as `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}
