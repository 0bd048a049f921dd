import UIKit

// The width that constraints will give a view, before they are solved: boxes with texts in them report
// the height for it as their intrinsic height.

/// A view whose constraints are being measured in a width.
@MainActor struct BoxMeasurement {
  private weak var view: UIView?
  private let width: CGFloat

  private static var current: [BoxMeasurement] = []

  /// Measures a view in a width, with boxes inside that know this width.
  static func measuring<Result>(_ view: UIView, width: CGFloat, _ measure: () -> Result) -> Result {
    current.append(BoxMeasurement(view: view, width: width))
    defer { current.removeLast() }
    view.invalidateBoxes()
    return measure()
  }

  /// Returns the width in which a view is being measured.
  static func width(of view: UIView) -> CGFloat? {
    current.last { $0.view === view }?.width
  }
}

extension UIView {
  /// The width that constraints will give the view, in points; `nil` if they can't be followed.
  ///
  /// It is known if the view has a width of its own, or both of its edges are at those of a superview
  /// whose width is known.
  var expectedWidth: CGFloat? {
    if let width = BoxMeasurement.width(of: self) { return width }
    guard !translatesAutoresizingMaskIntoConstraints else {
      return bounds.width > 0 ? bounds.width : nil
    }
    if let width = ownWidth { return width }
    guard let superview, let insets = horizontalInsets(in: superview),
      let width = superview.expectedWidth
    else { return nil }
    return max(0, width - insets)
  }

  /// The width that a constraint states.
  private var ownWidth: CGFloat? {
    constraints.first {
      $0.firstItem === self && $0.firstAttribute == .width && $0.secondItem == nil
        && $0.relation == .equal && $0.priority == .required
    }?.constant
  }

  /// The sum of the distances to both edges of the superview.
  private func horizontalInsets(in superview: UIView) -> CGFloat? {
    if let stack = superview as? UIStackView {
      let isStretched = stack.axis == .vertical && stack.alignment == .fill
      return isStretched && stack.arrangedSubviews.contains(self) ? stack.sideMargins : nil
    }
    var (start, end): (CGFloat?, CGFloat?)
    for constraint in superview.constraints
    where constraint.isActive && constraint.relation == .equal {
      guard let pin = EdgePin(constraint, of: self, in: superview) else { continue }
      switch pin.attribute {
      case .leading, .left: start = pin.inset
      case .trailing, .right: end = -pin.inset
      case .width: return -pin.inset
      default: break
      }
    }
    guard let start, let end else { return nil }
    return start + end
  }

  /// Has the boxes inside, which constraints place, report their sizes again.
  fileprivate func invalidateBoxes() {
    for subview in subviews {
      if let box = subview as? any BoxContainer {
        box.widthMayHaveChanged()
      } else {
        subview.invalidateBoxes()
      }
    }
  }
}

extension UIStackView {
  fileprivate var sideMargins: CGFloat {
    isLayoutMarginsRelativeArrangement
      ? directionalLayoutMargins.leading + directionalLayoutMargins.trailing : 0
  }
}

/// A constraint between the same attribute of a view and of its superview.
private struct EdgePin {
  let attribute: NSLayoutConstraint.Attribute
  /// The distance of the view's attribute from that of the superview, in points.
  let inset: CGFloat

  @MainActor init?(_ constraint: NSLayoutConstraint, of view: UIView, in superview: UIView) {
    guard constraint.firstAttribute == constraint.secondAttribute, constraint.multiplier == 1 else {
      return nil
    }
    attribute = constraint.firstAttribute
    if constraint.firstItem === view, constraint.secondItem === superview {
      inset = constraint.constant
    } else if constraint.firstItem === superview, constraint.secondItem === view {
      inset = -constraint.constant
    } else {
      return nil
    }
  }
}
