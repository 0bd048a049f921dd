import Foundation
import LayoutGeometry

/// Where a section that scrolls across its layout comes to rest (compositional-layout.md 5.3).
///
/// Offsets are in points from the start of the scroller's content, where reading starts. Nothing is
/// stored for a group: a rest position is arithmetic, and finding one costs O(log n).
package struct OrthogonalPaging: Sendable {
  /// What decides about rest positions.
  package let behavior: OrthogonalBehavior
  /// How it follows a finger.
  package let scrolling: OrthogonalScrolling
  /// The length of the scroller: W.
  package let length: CGFloat
  let stack: InstanceStack

  /// The length of the scroller's content without `insets`, in points.
  package var contentLength: CGFloat { max(0, stack.contentLength) }

  /// Room around the content in which the first and the last group can be centered.
  ///
  /// [guess 5.3] None where the section's own insets are larger.
  package var insets: LayoutInterval {
    guard behavior == .groupPagingCentered, stack.count > 0 else {
      return LayoutInterval(start: 0, end: 0)
    }
    let last = group(stack.count - 1)
    return LayoutInterval(
      start: max(0, -centeredOffset(0)),
      end: max(0, (length + last.length) / 2 - (contentLength - last.start)))
  }

  /// The offsets that can be scrolled to, from the first to the last.
  package var range: LayoutInterval {
    let insets = insets
    return LayoutInterval(
      start: -insets.start, end: max(-insets.start, contentLength - length + insets.end))
  }

  /// How many rest positions there are; 0 where it rests anywhere.
  package var restCount: Int {
    switch behavior {
    case .none, .continuous: 0
    case .paging: pageCount
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: stack.count
    }
  }

  /// A rest position, in points.
  package func rest(_ position: Int) -> CGFloat {
    switch behavior {
    case .none, .continuous: range.start
    case .paging: min(CGFloat(position) * length, furthest)
    case .continuousGroupLeadingBoundary, .groupPaging: leadingOffset(position)
    case .groupPagingCentered: centeredOffset(position)
    }
  }

  /// The largest offset that shows no room after the content: max.
  var furthest: CGFloat { max(0, contentLength - length) }

  /// [guess 5.3, §9.10] A group at rest shows its start where the first one has it before scrolling.
  private func leadingOffset(_ position: Int) -> CGFloat {
    min(group(position).start - group(0).start, furthest)
  }

  private func centeredOffset(_ position: Int) -> CGFloat {
    let group = group(position)
    return (group.start + group.end - length) / 2
  }

  private var pageCount: Int {
    guard length > 0, stack.count > 0 else { return 0 }
    // A page of less than a thousandth of a point is noise of sums (2.4).
    let pages = ((furthest - 0.001) / length).rounded(.up) + 1
    return pages < CGFloat(Int.max / 2) ? Int(max(1, pages)) : Int.max / 2
  }

  private func group(_ position: Int) -> LayoutInterval {
    guard let instance = stack.instance(position) else { return LayoutInterval(start: 0, end: 0) }
    return LayoutInterval(
      start: instance.origin, end: instance.origin + instance.solved.length(on: stack.axis))
  }
}
