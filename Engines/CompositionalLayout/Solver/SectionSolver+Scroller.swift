import Foundation
import LayoutGeometry

// A section that scrolls across its layout is solved like any other, with the axis along which its
// groups follow each other turned (compositional-layout.md, 5.1, 5.2).

extension SectionSolver {
  /// Whether the section scrolls across the layout.
  var isOrthogonal: Bool { section.orthogonalBehavior != .none }

  /// The axis along which the groups follow each other: S.
  var stackAxis: LayoutAxis { isOrthogonal ? axis.crossing : axis }

  // Unverified: the insets of the reference count too, so that cells can scroll to the edges of the
  // screen (compositional-layout.md, 5.2).
  /// The insets before the first and after the last group along S.
  var stackInsets: LayoutInterval {
    let insets = LayoutInterval(
      start: section.insets.start(stackAxis), end: section.insets.end(stackAxis))
    guard isOrthogonal else { return insets }
    let span = context.span(for: section.insetsReference)
    return LayoutInterval(
      start: span.start + insets.start,
      end: context.environment.size[stackAxis] - span.end + insets.end)
  }

  /// The origin of a scroller's groups along the scroll axis, in points from the content's start.
  var mainOrigin: CGFloat { section.insets.start(axis) + edges(on: axis).start }

  /// Returns the length of insets and groups along the scroll axis, in points.
  func contentLength(of stack: InstanceStack) -> CGFloat {
    guard isOrthogonal else { return stack.contentLength }
    return section.insets.start(axis) + scrollerLength(of: stack) + section.insets.end(axis)
  }

  /// Returns the scroller of the section; `nil` if it has none.
  func scroller(of stack: InstanceStack) -> SolvedScroller? {
    guard isOrthogonal else { return nil }
    let main = LayoutInterval(start: 0, end: scrollerLength(of: stack))
    return SolvedScroller(
      main: main.moved(by: section.insets.start(axis)), span: mainSpan(of: stack),
      paging: OrthogonalPaging(
        behavior: section.orthogonalBehavior, scrolling: section.orthogonalScrolling,
        length: context.environment.size[stackAxis],
        stack: stack))
  }

  // Unverified: the length of the longest group, with the gaps around it
  // (compositional-layout.md, 5.2).
  /// Returns the length of the scroller along the layout's axis.
  private func scrollerLength(of stack: InstanceStack) -> CGFloat {
    guard stack.count > 0 else { return 0 }
    let edges = edges(on: axis)
    let length = template(in: stack)?.size[axis] ?? 0
    return max(0, edges.start + max(length, stack.solved.sum.acrossLength) + edges.end)
  }

  /// Returns the frames of the groups without measured cells; `nil` if there are none.
  private func template(in stack: InstanceStack) -> LayoutTemplate? {
    stack.count > stack.solved.count ? stack.template : nil
  }

  /// Returns the interval that cells and badges cover along the scroll axis, which may exceed the
  /// scroller.
  private func mainSpan(of stack: InstanceStack) -> LayoutInterval {
    let covered = template(in: stack)?.covered(on: axis) ?? .nothing
    return covered.union(stack.solved.sum.across).union(LayoutInterval(start: 0, end: 0))
      .moved(by: mainOrigin)
  }
}
