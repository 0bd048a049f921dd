import Foundation

extension NSLayoutConstraint {
  /// The constraints that a line of the visual format language describes, not active yet.
  ///
  /// ```swift
  /// NSLayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[icon(44)]-12-[title]-|", options: .alignAllCenterY,
  ///   metrics: nil, views: ["icon": icon, "title": title])
  /// ```
  ///
  /// A dash is 8 points between views, and the superview's margin at its edge (uikit.md 3.3). A text
  /// that can't be read, or that names what is not there, stops with Apple's text.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues(number)
    var parser = VisualFormatParser(format, metrics: numbers)
    do {
      let line = try parser.parse()
      return try VisualFormatReader(format: format, options: opts, views: views).constraints(
        of: line)
    } catch {
      fatalError("\(error)")
    }
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

/// Turns a line of the visual format language into constraints.
@MainActor private struct VisualFormatReader {
  let format: String
  let options: NSLayoutConstraint.FormatOptions
  let views: [String: Any]

  /// The distance of a dash between neighbors (uikit.md 3.3).
  private static let standardSpacing: CGFloat = 8

  func constraints(of line: VisualFormat) throws(VisualFormatMistake) -> [NSLayoutConstraint] {
    var items: [any LayoutItem] = []
    for view in line.views { items.append(try item(view.name)) }
    // 1. Lengths, and distances from one view to the next.
    var made = try ends(line, items)
    for (view, item) in zip(line.views, items) { made += try lengths(view, item, line.axis) }
    for (index, connection) in line.between.enumerated() {
      made += gaps(connection, from: items[index], to: items[index + 1], line.axis)
    }
    // 2. Alignment across.
    for attribute in options.alignedAttributes {
      made += zip(items, items.dropFirst()).map { first, second in
        NSLayoutConstraint(first, attribute, .equal, second, attribute, constant: 0)
      }
    }
    return made
  }

  private func item(_ name: String) throws(VisualFormatMistake) -> any LayoutItem {
    if let item = views[name] as? any LayoutItem { return item }
    let end = format.range(of: "[" + name).map {
      format.distance(from: format.startIndex, to: $0.upperBound)
    }
    throw VisualFormatMistake(
      message: "\(name) is not a key in the views dictionary.", format: format, offset: end ?? 0)
  }

  /// The first and the last view at the edges of their superview.
  private func ends(
    _ line: VisualFormat, _ items: [any LayoutItem]
  ) throws(VisualFormatMistake) -> [NSLayoutConstraint] {
    guard line.start != nil || line.end != nil, let first = items.first, let last = items.last
    else {
      return []
    }
    guard let superview = first.frameOwner else {
      throw VisualFormatMistake(
        message: "Unable to interpret '|' character, because the related view doesn't have a "
          + "superview", format: format, offset: 0)
    }
    let (near, far) = edges(line.axis)
    var made: [NSLayoutConstraint] = []
    if let start = line.start {
      made += distances(start, first, near, superview, near, isAtMargin: true)
    }
    if let end = line.end {
      made += distances(end, superview, far, last, far, isAtMargin: true)
    }
    return made
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

  /// `after == before + distance`; from right to left the distance counts the other way.
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
        let made = NSLayoutConstraint(
          after, afterEdge, reversed ? predicate.relation.reversed : predicate.relation, before,
          beforeEdge, constant: reversed ? -points : points)
        made.priority = UILayoutPriority(predicate.priority)
        return made
      }
    }
  }

  /// An edge of a view at its superview's margin, whichever of both comes first.
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
  ) throws(VisualFormatMistake) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
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
      made.append(constraint)
    }
    return made
  }

  /// Where a view begins and ends along the line.
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
  /// How both sides compare when they are turned around zero.
  fileprivate var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge, in by the margin.
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
