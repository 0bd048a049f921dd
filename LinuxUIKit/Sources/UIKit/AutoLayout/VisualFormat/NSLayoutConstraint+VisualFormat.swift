import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints that a visual format describes, which are not active.
  ///
  /// ```swift
  /// NSLayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[icon(44)]-12-[title]-|", options: .alignAllCenterY,
  ///   metrics: nil, views: ["icon": icon, "title": title])
  /// ```
  ///
  /// A dash is 8 points between views, and the superview's margin at its edge (uikit.md, 3.3). A
  /// format that can't be parsed, or that refers to a missing name, raises Apple's exception.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try constraints(parsing: format, options: opts, metrics: metrics, views: views)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Returns the constraints that a visual format describes.
  ///
  /// - Throws: The text of Apple's exception.
  package class func constraints(
    parsing format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) throws -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues(number)
    var parser = VisualFormatParser(format, metrics: numbers)
    let line = try parser.parse()
    return try VisualFormatConstraints(format: format, options: options, views: views)
      .constraints(of: line)
  }

  private class func number(_ value: Any) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }
}

/// A builder of the constraints of a visual format.
@MainActor private struct VisualFormatConstraints {
  let format: String
  let options: NSLayoutConstraint.FormatOptions
  let views: [String: Any]

  /// The distance of a dash between neighbors (uikit.md, 3.3).
  private static let standardSpacing: CGFloat = 8

  func constraints(of line: VisualFormat) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [any LayoutItem] = []
    for view in line.views { items.append(try item(view.name)) }
    // 1. Lengths, and distances from one view to the next.
    var constraints = try ends(line, items)
    for (view, item) in zip(line.views, items) { constraints += try lengths(view, item, line.axis) }
    for (index, connection) in line.between.enumerated() {
      constraints += gaps(connection, from: items[index], to: items[index + 1], line.axis)
    }
    // 2. Alignment on the other axis.
    for attribute in options.alignedAttributes {
      constraints += zip(items, items.dropFirst()).map { first, second in
        NSLayoutConstraint(first, attribute, .equal, second, attribute, constant: 0)
      }
    }
    return constraints
  }

  private func item(_ name: String) throws(VisualFormatError) -> any LayoutItem {
    if let item = views[name] as? any LayoutItem { return item }
    let end = format.range(of: "[" + name).map {
      format.distance(from: format.startIndex, to: $0.upperBound)
    }
    throw VisualFormatError(
      message: "\(name) is not a key in the views dictionary.", format: format, offset: end ?? 0)
  }

  /// Returns the connections of the first and the last view to their superview.
  private func ends(
    _ line: VisualFormat, _ items: [any LayoutItem]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    guard line.start != nil || line.end != nil, let first = items.first, let last = items.last
    else {
      return []
    }
    guard let superview = first.frameOwner else {
      throw VisualFormatError(
        message: "Unable to interpret '|' character, because the related view doesn't have a "
          + "superview", format: format, offset: 0)
    }
    let (near, far) = edges(line.axis)
    var constraints: [NSLayoutConstraint] = []
    if let start = line.start {
      constraints += distances(start, first, near, superview, near, isAtMargin: true)
    }
    if let end = line.end {
      constraints += distances(end, superview, far, last, far, isAtMargin: true)
    }
    return constraints
  }

  private func gaps(
    _ connection: VisualFormat.Connection, from first: any LayoutItem, to second: any LayoutItem,
    _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard axis == .vertical, options.contains(.spacingBaselineToBaseline) else {
      let (near, far) = edges(axis)
      return distances(connection, second, near, first, far)
    }
    return distances(connection, second, .firstBaseline, first, .lastBaseline)
  }

  /// Returns `after == before + distance`; from right to left the distance has the other sign.
  private func distances(
    _ connection: VisualFormat.Connection, _ after: any LayoutItem,
    _ afterEdge: NSLayoutConstraint.Attribute, _ before: any LayoutItem,
    _ beforeEdge: NSLayoutConstraint.Attribute, isAtMargin: Bool = false
  ) -> [NSLayoutConstraint] {
    switch connection {
    case .flush:
      return [NSLayoutConstraint(after, afterEdge, .equal, before, beforeEdge, constant: 0)]
    case .standard where isAtMargin:
      return [marginConnection(after, afterEdge, before, beforeEdge)]
    case .standard:
      let spacing = isReversed(afterEdge) ? -Self.standardSpacing : Self.standardSpacing
      return [NSLayoutConstraint(after, afterEdge, .equal, before, beforeEdge, constant: spacing)]
    case .distances(let predicates):
      return predicates.compactMap { predicate in
        guard case .points(let points) = predicate.amount else { return nil }
        let reversed = isReversed(afterEdge)
        let constraint = NSLayoutConstraint(
          after, afterEdge, reversed ? predicate.relation.reversed : predicate.relation, before,
          beforeEdge, constant: reversed ? -points : points)
        constraint.priority = UILayoutPriority(predicate.priority)
        return constraint
      }
    }
  }

  /// Returns the connection of a view's edge to its superview's margin.
  private func marginConnection(
    _ after: any LayoutItem, _ afterEdge: NSLayoutConstraint.Attribute, _ before: any LayoutItem,
    _ beforeEdge: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    let isNear = after.frameOwner === before
    return NSLayoutConstraint(
      after, isNear ? afterEdge : afterEdge.atMargin, .equal, before,
      isNear ? beforeEdge.atMargin : beforeEdge, constant: 0)
  }

  private func lengths(
    _ view: VisualFormat.View, _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for predicate in view.lengths {
      let constraint: NSLayoutConstraint
      switch predicate.amount {
      case .points(let points):
        constraint = NSLayoutConstraint(
          item, axis.length, predicate.relation, nil, .notAnAttribute, constant: points)
      case .lengthOf(let name):
        constraint = NSLayoutConstraint(
          item, axis.length, predicate.relation, try self.item(name), axis.length, constant: 0)
      }
      constraint.priority = UILayoutPriority(predicate.priority)
      constraints.append(constraint)
    }
    return constraints
  }

  /// Returns the attributes of a view's start and end on the axis.
  private func edges(
    _ axis: NSLayoutConstraint.Axis
  ) -> (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
    guard axis == .horizontal else { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  private func isReversed(_ edge: NSLayoutConstraint.Attribute) -> Bool {
    (edge == .left || edge == .right) && options.contains(.directionRightToLeft)
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation of the negated sides.
  fileprivate var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the margin at the edge.
  fileprivate var atMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
