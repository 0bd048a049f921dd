import Foundation

/// A factory for constraints on an edge, a center or a length of a view or layout guide.
///
/// ```swift
/// badge.centerXAnchor.constraint(equalTo: avatar.trailingAnchor, constant: -4).isActive = true
/// ```
///
/// The type parameter prevents constraints between edges of different axes, or with lengths, at
/// compile time. Anchors with the same item and attribute are equal.
///
/// - Note: Not implemented: `hasAmbiguousLayout` and `constraintsAffectingLayout` of anchors.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let attribute: NSLayoutConstraint.Attribute
  private let itemReference: UnretainedLayoutItem

  init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    itemReference = UnretainedLayoutItem(item)
    self.attribute = attribute
    super.init()
  }

  private var layoutItem: (any LayoutItem)? { itemReference.item }

  /// Returns a constraint that sets this anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// Returns a constraint that sets this anchor greater than or equal to another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }

  /// Returns a constraint that sets this anchor less than or equal to another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }

  /// Returns a constraint that sets this anchor equal to another plus a constant, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, constant: c)
  }

  /// Returns a constraint that sets this anchor greater than or equal to another plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns a constraint that sets this anchor less than or equal to another plus a constant.
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

  open override nonisolated var description: String {
    MainActor.assumeIsolated {
      let owner = layoutItem?.layoutName ?? "(null)"
      return "<\(anchorTypeName):\(addressText(of: self)) \"\(owner).\(attribute.name)\">"
    }
  }

  /// Creates a constraint of this anchor with another, or with a constant.
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
    case .leftRight, .leadingTrailing, .centerX: "NSLayoutXAxisAnchor"
    case .vertical: "NSLayoutYAxisAnchor"
    case .length, .none: "NSLayoutDimension"
    }
  }
}

/// A factory for constraints on left, right, leading or trailing edges, or horizontal centers.
///
///     name.leadingAnchor.constraint(equalToSystemSpacingAfter: icon.trailingAnchor, multiplier: 1)
///
/// The system spacing is 8 points (uikit.md, 3.3).
///
/// - Note: Not implemented: `anchorWithOffset(to:)`.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint that sets this edge to a multiple of the system spacing after another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing(times: multiplier))
  }

  /// Returns a constraint that sets this edge to at least a multiple of the system spacing after
  /// another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing(times: multiplier))
  }

  /// Returns a constraint that sets this edge to at most a multiple of the system spacing after
  /// another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing(times: multiplier))
  }
}

/// Returns a multiple of the system spacing in points; a negative multiplier acts as zero
/// (uikit.md, 3.3).
private func systemSpacing(times multiplier: CGFloat) -> CGFloat {
  8 * max(multiplier, 0)
}

/// A factory for constraints on top or bottom edges, vertical centers, or baselines of text.
///
///     detail.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 1)
///
/// The system spacing is 8 points; between baselines of text it is the line spacing of the fonts
/// (uikit.md, 3.3).
///
/// - Note: Not implemented: `anchorWithOffset(to:)`.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint that sets this edge to a multiple of the system spacing below another.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, systemSpacingBelow: anchor, multiplier)
  }

  /// Returns a constraint that sets this edge to at least a multiple of the system spacing below
  /// another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, systemSpacingBelow: anchor, multiplier)
  }

  /// Returns a constraint that sets this edge to at most a multiple of the system spacing below
  /// another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, systemSpacingBelow: anchor, multiplier)
  }

  private func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, systemSpacingBelow anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = makeConstraint(
      relation, to: anchor, constant: systemSpacing(times: multiplier))
    constraint.useSystemBaselineSpacing(times: max(multiplier, 0))
    return constraint
  }
}

/// A factory for constraints on a width or height, also with a constant or a multiple of another.
///
///     image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 9 / 16)
///
/// Constants are in points.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that sets the length equal to a constant.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, to: nil, constant: c)
  }

  /// Returns a constraint that sets the length greater than or equal to a constant.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: nil, constant: c)
  }

  /// Returns a constraint that sets the length less than or equal to a constant.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: nil, constant: c)
  }

  /// Returns a constraint that sets the length equal to a multiple of another.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: 0)
  }

  /// Returns a constraint that sets the length greater than or equal to a multiple of another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }

  /// Returns a constraint that sets the length less than or equal to a multiple of another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }

  /// Returns a constraint that sets the length equal to a multiple of another plus a
  /// constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that sets the length greater than or equal to a multiple of another plus
  /// a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that sets the length less than or equal to a multiple of another plus a
  /// constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}
