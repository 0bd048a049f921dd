import Foundation

/// A statement about the places and sizes of views: `first == multiplier × second + constant`.
///
/// ```swift
/// NSLayoutConstraint.activate([
///   title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
///   title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
/// ])
/// ```
///
/// Lengths are points. An active constraint is held by the nearest view around both items. Ours
/// leaves out archiving.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private weak var first: (any LayoutItem)?
  private weak var second: (any LayoutItem)?
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  /// When it was activated, counted over all constraints: conflicts are settled for the older one.
  var activationOrder = 0

  /// What of the first item the constraint is about.
  public let firstAttribute: Attribute
  /// What of the second item it is compared with; `notAnAttribute` when there is none.
  public let secondAttribute: Attribute
  /// How both sides compare.
  public let relation: Relation
  /// What the second item's attribute is multiplied with.
  public let multiplier: CGFloat

  /// Set where the constant is the distance of lines, times this, if both sides are baselines.
  var lineSpacingMultiplier: CGFloat?
  private var ownConstant: CGFloat

  /// What is added to the second side, in points.
  ///
  /// A change is laid out in the next pass. System spacing between baselines follows their fonts
  /// until it is set.
  open var constant: CGFloat {
    get { lineSpacing ?? ownConstant }
    set { setConstant(newValue) }
  }

  /// How much the constraint matters; required unless set.
  ///
  /// While it is active it can't become required or cease to be.
  open var priority = UILayoutPriority.required {
    didSet { priorityDidChange(from: oldValue) }
  }

  /// A name for descriptions and logs.
  open var identifier: String?

  /// Makes the statement about two attributes; without a second item, about one and a number.
  ///
  /// Items are views and layout guides. Edges of different kinds, such as leading and left, can't
  /// be compared.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = view1 as? any LayoutItem else {
      fatalError("NSInvalidArgumentException: \(view1) is not a view or a layout guide")
    }
    let second = view2 as? any LayoutItem
    self.init(
      first, attr1, relation, second, second == nil ? .notAnAttribute : attr2,
      multiplier: multiplier, constant: c)
  }

  init(
    _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    Self.check(firstAttribute, secondAttribute, constant: constant)
    self.first = first
    self.second = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    ownConstant = constant
    super.init()
  }

  private func setConstant(_ constant: CGFloat) {
    guard constant != self.constant else { return }
    lineSpacingMultiplier = nil
    ownConstant = constant
    inputsDidChange()
  }

  /// The view or guide of the first side.
  open var firstItem: AnyObject? { first }
  /// The view or guide of the second side, if any.
  open var secondItem: AnyObject? { second }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: first, attribute: firstAttribute)
  }

  /// The second side as an anchor; nil when it is a number.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates each of the constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The statement as Apple writes it in logs.
  public override nonisolated var description: String {
    MainActor.assumeIsolated { layoutDescription }
  }
}

extension NSLayoutConstraint {
  var firstLayoutItem: (any LayoutItem)? { first }
  var secondLayoutItem: (any LayoutItem)? { second }
}
