import BoxLayout
import Foundation
import LayoutGeometry

/// A slow layout of boxes that keeps no result and follows the rules one by one.
///
/// Every question about a box is answered by asking its children again. So the cost grows with the
/// number of boxes times their depth, or faster.
struct BoxReference {
  /// The space for a box: a width, whether it has exactly this one, and a known height.
  struct Slot {
    var width: CGFloat
    var isExact: Bool
    var height: CGFloat?
  }

  /// The frames of all boxes in their parents.
  var frames: [ObjectIdentifier: CGRect] = [:]

  /// Lays out a tree in a space.
  init(_ root: BoxNode, in size: CGSize, isRightToLeft: Bool) {
    let margin = root.style.margin
    let width = size.width - sum(margin, .horizontal)
    let height = size.height - sum(margin, .vertical)
    let known = height.isFinite ? max(0, height) : nil
    let slot = slot(root, in: max(0, width), height: known)
    var fitted = fit(root, slot)
    if case .fill = root.style.height.kind, let known { fitted.height = known }
    if case .wrap(let wrapping) = root.style.height.kind, let known {
      fitted.height = max(wrapping.minimum, min(fitted.height, known))
    }
    let frame = CGRect(
      x: margin.start(.horizontal), y: margin.start(.vertical), width: fitted.width,
      height: fitted.height)
    place(root, frame, slot, isRightToLeft: isRightToLeft)
  }

  func sum(_ insets: LayoutInsets, _ axis: LayoutAxis) -> CGFloat {
    insets.start(axis) + insets.end(axis)
  }

  func legal(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(0, length), 1e9) : 0
  }

  func children(of node: BoxNode) -> [BoxNode] {
    let boxes = node.children.filter {
      $0.style.isActive && $0.style.visibility != .gone && $0.style.visibility != .free
    }
    switch node.arrangement.kind {
    case .linear(let line) where line.isReversed: return boxes.reversed()
    case .flow(let flow) where flow.line.isReversed: return boxes.reversed()
    default: return boxes
    }
  }

  func knownHeight(_ node: BoxNode, offered: CGFloat?) -> CGFloat? {
    switch node.style.height.kind {
    case .fixed(let height): legal(height)
    case .fill: offered
    default: nil
    }
  }

  /// The height that a child has if it fills; `nil` if it depends on other boxes.
  func childHeight(_ child: BoxNode, in node: BoxNode, height: CGFloat?) -> CGFloat? {
    guard let height else { return nil }
    let inside = legal(
      height - sum(node.arrangement.padding, .vertical) - sum(child.style.margin, .vertical))
    switch node.arrangement.kind {
    case .overlay, .scroll(.horizontal): return inside
    case .linear(let line): return line.axis == .horizontal ? inside : nil
    case .scroll, .flow: return nil
    }
  }
}
