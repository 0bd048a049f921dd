import Foundation

extension NSLayoutConstraint {
  /// The description in the forms of uikit.md, 4.8: the visual format for distances between
  /// neighbors, otherwise an equation.
  var layoutDescription: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let body = visualForm ?? equation
    let state = isActive ? "active" : "inactive"
    return "<\(type(of: self)):\(addressText(of: self))\(name) \(body)   (\(state)\(aliases))>"
  }

  private var equation: String {
    let left = "\(text(of: firstLayoutItem)).\(firstAttribute.name)"
    guard secondAttribute != .notAnAttribute else {
      return "\(left) \(relation.sign) \(number(constant))\(priorityText)"
    }
    let factor = multiplier == 1 ? "" : number(multiplier) + "*"
    let right = "\(factor)\(text(of: secondLayoutItem)).\(secondAttribute.name)"
    let offset = constant == 0 ? "" : (constant < 0 ? " - " : " + ") + number(abs(constant))
    return "\(left) \(relation.sign) \(right)\(offset)\(priorityText)"
  }

  /// `V:|-(8)-[A]`, `H:[A]-(8)-|` or `H:[A]-(8)-[B]`; `nil` for other constraints.
  private var visualForm: String? {
    guard let first = firstLayoutItem, let second = secondLayoutItem, multiplier == 1 else {
      return nil
    }
    let isStart = [.top, .leading, .left].contains(firstAttribute)
    let isEnd = [.bottom, .trailing, .right].contains(firstAttribute)
    let gap = "\(relation == .equal ? "" : relation.sign)\(number(constant))\(priorityText)"
    let axis = firstAttribute.isVertical ? "V" : "H"
    if firstAttribute == secondAttribute, isStart, first.frameOwner === second {
      return "\(axis):|-(\(gap))-[\(text(of: first))]"
    }
    if firstAttribute == secondAttribute, isEnd, second.frameOwner === first {
      return "\(axis):[\(text(of: second))]-(\(gap))-|"
    }
    let isNext = isStart && secondAttribute == firstAttribute.opposite
    guard isNext, first.frameOwner === second.frameOwner else { return nil }
    return "\(axis):[\(text(of: second))]-(\(gap))-[\(text(of: first))]"
  }

  private var aliases: String {
    guard let form = visualForm, let first = firstLayoutItem, let second = secondLayoutItem else {
      return ""
    }
    guard form.contains("|") else { return "" }
    let superview = form.hasSuffix("|") ? first : second
    return ", names: '|':\(superview.layoutName) "
  }

  private var priorityText: String {
    priority == .required ? "" : " @" + number(CGFloat(priority.rawValue))
  }

  private func text(of item: (any LayoutItem)?) -> String {
    item?.layoutName ?? "(null)"
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension NSLayoutConstraint.Attribute {
  /// The opposite edge, which is next to a neighbor's.
  fileprivate var opposite: NSLayoutConstraint.Attribute? {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .left: .right
    default: nil
    }
  }
}
