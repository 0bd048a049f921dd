import Foundation
import LayoutGeometry

/// The rest positions of an orthogonally scrolling section (compositional-layout.md, 5.3).
///
/// Offsets are in points from the leading edge of the scroller's content. Nothing is stored for a
/// group: a rest position is arithmetic, and finding one costs O(log n).
package struct OrthogonalPaging: Sendable {
  /// The behavior that determines the rest positions.
  package let behavior: OrthogonalBehavior
  /// The bounce and the deceleration.
  package let scrolling: OrthogonalScrolling
  /// The length of the scroller: W.
  package let length: CGFloat
  let stack: InstanceStack

  /// The length of the scroller's content without `insets`, in points.
  package var contentLength: CGFloat { max(0, stack.contentLength) }

  // Unverified: none if the section's own insets are larger (compositional-layout.md, 5.3).
  /// The insets with which the first and the last group can be centered.
  package var insets: LayoutInterval {
    guard behavior == .groupPagingCentered, stack.count > 0 else {
      return LayoutInterval(start: 0, end: 0)
    }
    let last = group(stack.count - 1)
    return LayoutInterval(
      start: max(0, -centeredOffset(0)),
      end: max(0, (length + last.length) / 2 - (contentLength - last.start)))
  }

  /// The range of valid offsets.
  package var range: LayoutInterval {
    let insets = insets
    return LayoutInterval(
      start: -insets.start, end: max(-insets.start, contentLength - length + insets.end))
  }

  /// The number of rest positions; 0 if it can rest at any offset.
  package var restCount: Int {
    switch behavior {
    case .none, .continuous: 0
    case .paging: pageCount
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: stack.count
    }
  }

  /// Returns a rest position, in points.
  package func rest(_ position: Int) -> CGFloat {
    switch behavior {
    case .none, .continuous: range.start
    case .paging: min(CGFloat(position) * length, furthest)
    case .continuousGroupLeadingBoundary, .groupPaging: leadingOffset(position)
    case .groupPagingCentered: centeredOffset(position)
    }
  }

  /// The largest offset without space after the content: max.
  var furthest: CGFloat { max(0, contentLength - length) }

  // Unverified: compositional-layout.md, 5.3 doesn't state the reference edge.
  /// Returns the offset at which a group's leading edge is where that of the first group is
  /// initially.
  private func leadingOffset(_ position: Int) -> CGFloat {
    min(group(position).start - group(0).start, furthest)
  }

  private func centeredOffset(_ position: Int) -> CGFloat {
    let group = group(position)
    return (group.start + group.end - length) / 2
  }

  private var pageCount: Int {
    guard length > 0, stack.count > 0 else { return 0 }
    // A page of less than a thousandth of a point is a rounding error
    // (compositional-layout.md, 2.4).
    let pages = ((furthest - 0.001) / length).rounded(.up) + 1
    return pages < CGFloat(Int.max / 2) ? Int(max(1, pages)) : Int.max / 2
  }

  private func group(_ position: Int) -> LayoutInterval {
    guard let instance = stack.instance(position) else { return LayoutInterval(start: 0, end: 0) }
    return LayoutInterval(
      start: instance.origin, end: instance.origin + instance.solved.length(on: stack.axis))
  }
}
