import Foundation

/// A linear relation between the frames of views: `first == multiplier × second + constant`.
///
/// ```swift
/// NSLayoutConstraint.activate([
///   title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
///   title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
/// ])
/// ```
///
/// Lengths are in points. The nearest common ancestor of both items holds an active constraint.
///
/// - Note: Not implemented: archiving.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The two sides of a constraint and their relation, which never change.
  private struct Relationship: ~Copyable {
    let firstItem: UnretainedLayoutItem
    let secondItem: UnretainedLayoutItem
    let firstAttribute: Attribute
    let secondAttribute: Attribute
    let relation: Relation
    let multiplier: CGFloat
  }

  /// The constant that was set, or a multiple of the system spacing between baselines.
  private struct Distance {
    var constant: CGFloat
    /// The multiple of the line spacing that applies if both sides are baselines of text; `nil`
    /// after the constant was set.
    var lineSpacingMultiplier: CGFloat?
  }

  private var relationship: Relationship
  private var distance: Distance
  /// The view that holds the constraint while it is active.
  ///
  /// Set by activation in this file only.
  private(set) var holder: UIView? {
    get { holderReference.object }
    set { holderReference = UnretainedReference(newValue) }
  }
  private var holderReference = UnretainedReference<UIView>(nil)
  /// The number of activations before this one: a conflict is resolved in favor of the older
  /// constraint.
  ///
  /// Set by activation in this file only.
  private(set) var activationOrder = 0

  /// The constant that is added to the second side, in points.
  ///
  /// A change takes effect in the next layout pass. System spacing between baselines follows their
  /// fonts until the constant is set.
  open var constant: CGFloat {
    get {
      distance.lineSpacingMultiplier.flatMap { systemBaselineSpacing(times: $0) }
        ?? distance.constant
    }
    set {
      guard newValue != constant else { return }
      distance = Distance(constant: newValue)
      inputsDidChange()
    }
  }

  /// The priority of the constraint.
  ///
  /// The default is `required`.
  ///
  /// The priority of an active constraint can't change from required to optional, or back.
  open var priority = UILayoutPriority.required {
    didSet { priorityDidChange(from: oldValue) }
  }

  /// The name of the constraint in descriptions and logs.
  open var identifier: String?

  /// Creates a constraint without items, for subclasses; it can't be activated.
  public override init() {
    relationship = Relationship(
      firstItem: .none, secondItem: .none, firstAttribute: .notAnAttribute,
      secondAttribute: .notAnAttribute, relation: .equal, multiplier: 1)
    distance = Distance(constant: 0)
    super.init()
  }

  /// Creates a constraint between two attributes; without a second item, between one and a
  /// constant.
  ///
  /// Items are views and layout guides. Edges of different kinds, such as leading and left, or
  /// leading and top, stop with the message of Apple's exception.
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

  convenience init(
    _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    Self.check(firstAttribute, secondAttribute, constant: constant)
    self.init()
    relationship = Relationship(
      firstItem: UnretainedLayoutItem(first), secondItem: UnretainedLayoutItem(second),
      firstAttribute: firstAttribute, secondAttribute: secondAttribute, relation: relation,
      multiplier: multiplier)
    distance = Distance(constant: constant)
  }

  // MARK: Sides

  /// The attribute of the first item.
  open var firstAttribute: Attribute { relationship.firstAttribute }
  /// The attribute of the second item; `notAnAttribute` if there is none.
  open var secondAttribute: Attribute { relationship.secondAttribute }
  /// The relation of both sides.
  open var relation: Relation { relationship.relation }
  /// The factor of the second item's attribute.
  open var multiplier: CGFloat { relationship.multiplier }

  /// The view or layout guide of the first side.
  open var firstItem: AnyObject? { firstLayoutItem }
  /// The view or layout guide of the second side, if any.
  open var secondItem: AnyObject? { secondLayoutItem }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstLayoutItem, attribute: firstAttribute)
  }

  /// The second side as an anchor; `nil` if it is a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondLayoutItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  var firstLayoutItem: (any LayoutItem)? { relationship.firstItem.item }
  var secondLayoutItem: (any LayoutItem)? { relationship.secondItem.item }

  /// Uses a multiple of the system spacing as the constant if both sides are baselines of text.
  func useSystemBaselineSpacing(times multiplier: CGFloat) {
    distance.lineSpacingMultiplier = multiplier
  }

  // MARK: Activation

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

  private static var activationCount = 0

  private func activate() {
    guard holder == nil else { return }
    guard let view = commonAncestor else { stopWithoutCommonAncestor() }
    install(on: view)
  }

  func deactivate() {
    guard let view = holder else { return }
    holder = nil
    view.autoLayoutState?.remove(self)
    view.forEachEngine { $0.remove(self) }
    view.markForLayout()
    view.notifyOfConstraintChange()
  }

  /// Activates the constraint with a given common ancestor of both items as its holder.
  func install(on view: UIView) {
    Self.activationCount += 1
    activationOrder = Self.activationCount
    holder = view
    view.requireAutoLayoutState().insert(self)
    inputsDidChange()
  }

  /// Marks the constraint for re-reading in the next layout pass.
  private func inputsDidChange() {
    guard let holder else { return }
    _ = holder.requireLayoutEngine()
    holder.forEachEngine { $0.invalidate(self) }
    holder.markForLayout()
    holder.notifyOfConstraintChange()
  }

  private func priorityDidChange(from old: UILayoutPriority) {
    guard isActive, priority != old else { return }
    checkPriorityChange(from: old)
    inputsDidChange()
  }

  /// The nearest common ancestor of both items; a view counts as its own ancestor.
  private var commonAncestor: UIView? {
    guard let view = firstLayoutItem?.layoutView else { return nil }
    guard let second = secondLayoutItem else { return view }
    guard let other = second.layoutView else { return nil }
    return sequence(first: view, next: \.superview).first { other.isDescendant(of: $0) }
  }

  /// The constraint in the form of Apple's logs.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { layoutDescription }
  }
}
