import Foundation

/// An edge, a middle or a length of a view or guide, which makes constraints with others of its
/// kind.
///
/// ```swift
/// badge.centerXAnchor.constraint(equalTo: avatar.trailingAnchor, constant: -4).isActive = true
/// ```
///
/// The type parameter keeps edges of the two axes and lengths apart at compile time. Anchors are
/// equal when item and attribute are. Ours leaves out what asks for ambiguity.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  weak var layoutItem: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute

  init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    self.layoutItem = item
    self.attribute = attribute
    super.init()
  }

  /// The view or guide that the anchor belongs to.
  open var item: AnyObject? { layoutItem }

  /// The name of what the anchor stands for.
  open var name: String { attribute.name }

  /// Makes both the same.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// Makes this one at least the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }

  /// Makes this one at most the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }

  /// Makes this one the other and a number of points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, constant: c)
  }

  /// Makes this one at least the other and a number of points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Makes this one at most the other and a number of points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, constant: c)
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated {
      attribute == other.attribute && layoutItem === other.layoutItem
    }
  }

  open override nonisolated var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(attribute)
      hasher.combine(layoutItem.map { ObjectIdentifier($0) })
      return hasher.finalize()
    }
  }

  public override nonisolated var description: String {
    MainActor.assumeIsolated {
      let owner = layoutItem?.layoutName ?? "(null)"
      return "<\(anchorTypeName):\(addressText(of: self)) \"\(owner).\(name)\">"
    }
  }

  /// Makes a constraint on the item of this anchor; without an anchor, with a number.
  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    guard let item = layoutItem else {
      fatalError("NSInvalidArgumentException: \(self) belongs to a view that is gone")
    }
    guard let anchor else {
      return NSLayoutConstraint(
        item, attribute, relation, nil, .notAnAttribute, constant: constant)
    }
    guard let other = anchor.layoutItem else {
      fatalError("NSInvalidArgumentException: \(anchor) belongs to a view that is gone")
    }
    return NSLayoutConstraint(
      item, attribute, relation, other, anchor.attribute, multiplier: multiplier,
      constant: constant)
  }

  private var anchorTypeName: String {
    switch attribute.family {
    case .leftRight, .leadingTrailing, .middleX: "NSLayoutXAxisAnchor"
    case .vertical: "NSLayoutYAxisAnchor"
    case .length, .none: "NSLayoutDimension"
    }
  }
}
