import BoxLayout
import LayoutGeometry
import UIKit

/// The constraints of a view to a superview that isn't a box.
@MainActor struct SuperviewConstraints {
  private var constraints: [NSLayoutConstraint] = []
  /// Whether the view is placed by constraints.
  private(set) var isUsed = false

  /// Removes the constraints, and has none until the next update.
  mutating func remove() {
    guard isUsed else { return }
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    isUsed = false
    // A box sets frames.
    view?.translatesAutoresizingMaskIntoConstraints = true
  }

  private weak var view: UIView?

  /// Replaces the constraints by those for the style and the alignment of an element.
  mutating func update(for view: UIView, in superview: UIView, element: ViewBox) {
    NSLayoutConstraint.deactivate(constraints)
    isUsed = true
    self.view = view
    let style = element.node.style
    guard style.isActive else {
      constraints = []
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    constraints = Self.lengths(of: view, in: superview, style: style)
    if !(superview is UIStackView) {
      constraints += Self.edges(of: view, in: superview, element: element)
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
    _ length: BoxLength, _ anchor: NSLayoutDimension, _ parent: NSLayoutDimension,
    ratio view: UIView
  ) -> [NSLayoutConstraint] {
    switch length.kind {
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

  /// The priority at which a superview is as large as its views: below that of their contents.
  private static let containing = UILayoutPriority(740)

  private static func edges(
    of view: UIView, in superview: UIView, element: ViewBox
  ) -> [NSLayoutConstraint] {
    let margin = element.node.style.margin
    let offsets = effectiveOffsets(of: view, element.offsets)
    let edges = offsets.map { alignment, offset in
      switch alignment {
      case .leading:
        view.leadingAnchor.constraint(
          equalTo: superview.leadingAnchor, constant: offset + margin.leading)
      case .trailing:
        view.trailingAnchor.constraint(
          equalTo: superview.trailingAnchor, constant: offset - margin.trailing)
      case .top:
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: offset + margin.top)
      case .bottom:
        view.bottomAnchor.constraint(
          equalTo: superview.bottomAnchor, constant: offset - margin.bottom)
      case .centerX:
        view.centerXAnchor.constraint(equalTo: superview.centerXAnchor, constant: offset)
      default: view.centerYAnchor.constraint(equalTo: superview.centerYAnchor, constant: offset)
      }
    }
    return edges + containment(of: view, in: superview, margin: margin, offsets: offsets)
  }

  /// Returns the offsets of the alignment, with the leading edge and the top if it has none along an axis.
  ///
  /// The padding view of a container fills along such an axis.
  private static func effectiveOffsets(
    of view: UIView, _ offsets: [Alignment: CGFloat]
  ) -> [Alignment: CGFloat] {
    var offsets = offsets
    let fills = (view as? PaddingView)?.subviews.first?.isPlainContainer ?? false
    if offsets.keys.allSatisfy({ ![.leading, .trailing, .centerX].contains($0) }) {
      offsets[.leading] = 0
      if fills { offsets[.trailing] = 0 }
    }
    if offsets.keys.allSatisfy({ ![.top, .bottom, .centerY].contains($0) }) {
      offsets[.top] = 0
      if fills { offsets[.bottom] = 0 }
    }
    return offsets
  }

  /// Returns constraints that make a superview without a size as large as the view in it.
  private static func containment(
    of view: UIView, in superview: UIView, margin: LayoutInsets, offsets: [Alignment: CGFloat]
  ) -> [NSLayoutConstraint] {
    guard superview.isPlainContainer else { return [] }
    superview.viewBox.fitSubviews()
    var result: [NSLayoutConstraint] = []
    if offsets[.leading] == nil || offsets[.trailing] == nil {
      result += [
        view.leadingAnchor.constraint(
          greaterThanOrEqualTo: superview.leadingAnchor, constant: margin.leading),
        view.trailingAnchor.constraint(
          lessThanOrEqualTo: superview.trailingAnchor, constant: -margin.trailing),
      ]
    }
    if offsets[.top] == nil || offsets[.bottom] == nil {
      result += [
        view.topAnchor.constraint(greaterThanOrEqualTo: superview.topAnchor, constant: margin.top),
        view.bottomAnchor.constraint(
          lessThanOrEqualTo: superview.bottomAnchor, constant: -margin.bottom),
      ]
    }
    for constraint in result { constraint.priority = containing }
    return result
  }
}

extension UIView {
  /// Whether the view has no content but its subviews.
  fileprivate var isPlainContainer: Bool {
    !(self is UIControl || self is UILabel || self is UIImageView || self is UITextView)
      && (!(self is UIScrollView))
  }
}
