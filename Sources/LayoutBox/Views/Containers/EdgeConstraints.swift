import BoxLayout
import UIKit

/// The constraints of a view to a superview that isn't a box.
@MainActor struct EdgeConstraints {
  private var constraints: [NSLayoutConstraint] = []
  /// Whether the view is placed by constraints.
  private(set) var isUsed = false

  /// Removes the constraints, and has none until the next update.
  mutating func remove() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    isUsed = false
  }

  /// Replaces the constraints by those for a style and the offsets of an alignment.
  mutating func update(
    for view: UIView, in superview: UIView, style: BoxStyle, offsets: [Alignment: CGFloat]
  ) {
    NSLayoutConstraint.deactivate(constraints)
    isUsed = true
    guard style.isActive else {
      constraints = []
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    constraints = Self.lengths(of: view, in: superview, style: style)
    if !(superview is UIStackView) {
      constraints += Self.edges(of: view, in: superview, style: style, offsets: offsets)
    }
    NSLayoutConstraint.activate(constraints)
  }

  // MARK: Lengths

  private static func lengths(
    of view: UIView, in superview: UIView, style: BoxStyle
  ) -> [NSLayoutConstraint] {
    length(style.width, view.widthAnchor, superview.widthAnchor, ratio: view)
      + length(style.height, view.heightAnchor, superview.heightAnchor, ratio: view)
  }

  private static func length(
    _ length: BoxLength, _ anchor: NSLayoutDimension, _ parent: NSLayoutDimension, ratio view: UIView
  ) -> [NSLayoutConstraint] {
    switch length {
    case .fixed(let length): return [anchor.constraint(equalToConstant: max(0, length))]
    case .fill: return [anchor.constraint(equalTo: parent)]
    case .aspectRatio(let ratio):
      guard ratio.isFinite, ratio > 0 else { return [] }
      return [view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: ratio)]
    case .wrap(let wrapping):
      var limits: [NSLayoutConstraint] = []
      if wrapping.minimum > 0 {
        limits.append(anchor.constraint(greaterThanOrEqualToConstant: wrapping.minimum))
      }
      if wrapping.maximum.isFinite {
        limits.append(anchor.constraint(lessThanOrEqualToConstant: wrapping.maximum))
      }
      return limits
    }
  }

  // MARK: Edges

  private static func edges(
    of view: UIView, in superview: UIView, style: BoxStyle, offsets: [Alignment: CGFloat]
  ) -> [NSLayoutConstraint] {
    let margin = style.margin
    var offsets = offsets
    // Without an alignment the view is at the leading edge and the top.
    if offsets.keys.allSatisfy({ ![.leading, .trailing, .centerX].contains($0) }) {
      offsets[.leading] = 0
    }
    if offsets.keys.allSatisfy({ ![.top, .bottom, .centerY].contains($0) }) { offsets[.top] = 0 }
    return offsets.map { alignment, offset in
      switch alignment {
      case .leading:
        view.leadingAnchor.constraint(
          equalTo: superview.leadingAnchor, constant: offset + margin.leading)
      case .trailing:
        view.trailingAnchor.constraint(
          equalTo: superview.trailingAnchor, constant: offset - margin.trailing)
      case .top: view.topAnchor.constraint(equalTo: superview.topAnchor, constant: offset + margin.top)
      case .bottom:
        view.bottomAnchor.constraint(
          equalTo: superview.bottomAnchor, constant: offset - margin.bottom)
      case .centerX:
        view.centerXAnchor.constraint(equalTo: superview.centerXAnchor, constant: offset)
      default: view.centerYAnchor.constraint(equalTo: superview.centerYAnchor, constant: offset)
      }
    }
  }
}
