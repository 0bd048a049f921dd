import BoxLayout
import UIKit

/// The parts of a view's placement that the lists of LegoKit depend on.
package struct ViewPlacement {
  /// Whether an alignment was added to the view.
  package let hasAlignment: Bool
  /// Whether the width is that of the content.
  package let wrapsWidth: Bool
  /// Whether the height is that of the content.
  package let wrapsHeight: Bool
}

extension UIView {
  /// The placement that modifiers have set, or the default one.
  package var placement: ViewPlacement {
    guard let box = existingViewBox else {
      return ViewPlacement(hasAlignment: false, wrapsWidth: true, wrapsHeight: true)
    }
    let style = box.style
    return ViewPlacement(
      hasAlignment: !box.offsets.isEmpty, wrapsWidth: style.width.isWrap,
      wrapsHeight: style.height.isWrap)
  }
}

extension BoxLength {
  fileprivate var isWrap: Bool {
    if case .wrap = kind { true } else { false }
  }
}

extension UIView {
  /// Has the view fill its box along the axes in which it has no size of its own, and returns it.
  package func filling() -> Self {
    if viewBox.style.width == .wrap { width(.fill) }
    if viewBox.style.height == .wrap { height(.fill) }
    return self
  }

  /// The axis of the line of boxes that the view is in; `nil` in a flow, an overlay and other views.
  package var boxAxis: NSLayoutConstraint.Axis? {
    let box = viewBox.node.parent ?? (superview as? any BoxContainer)?.viewBox.node
    guard case .linear(let line) = box?.arrangement.kind else { return nil }
    return line.axis == .horizontal ? .horizontal : .vertical
  }
}
