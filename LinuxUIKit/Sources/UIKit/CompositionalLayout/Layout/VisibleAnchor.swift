import CompositionalLayout
import LayoutGeometry

/// The cell that stays where it is on the screen when something before it changes its size.
///
/// [guess compositional-layout.md 4.5, §9.12] The first that starts at or after the visible start;
/// where none does, the end of the last one that is visible. So a change of what starts above moves
/// the offset by its own amount, and a change at or below the visible start does not.
struct VisibleAnchor {
  private let element: LayoutElement
  private let isEnd: Bool
  private let isBackwards: Bool
  private let axis: LayoutAxis

  /// The anchor of a layout in a visible rectangle; nil where it has no cell there.
  init?(of layout: SolvedLayout, in visible: CGRect) {
    axis = layout.axis
    isBackwards = axis == .horizontal && layout.environment.isRightToLeft
    let (axis, isBackwards) = (axis, isBackwards)
    func start(_ frame: CGRect) -> CGFloat { isBackwards ? -frame.maxX : frame.origin[axis] }
    let cells = layout.elements(in: visible, visible: nil).filter { $0.category == .cell }
    let starting = cells.filter { start($0.frame) >= start(visible) }
    let first = starting.min { start($0.frame) < start($1.frame) }
    guard let element = first ?? cells.last else { return nil }
    self.element = element
    isEnd = first == nil
  }

  /// How far the anchor is from there in another solution, in points along the scroll axis.
  func distance(to layout: SolvedLayout) -> CGFloat? {
    layout.cell(element.item, section: element.section ?? 0).map {
      edge(of: $0.frame) - edge(of: element.frame)
    }
  }

  private func edge(of frame: CGRect) -> CGFloat {
    isEnd != isBackwards
      ? frame.origin[axis] + frame.size[axis] : frame.origin[axis]
  }
}
