import Foundation
import LayoutGeometry

extension SolvedLayout {
  /// The boundary items that keep to what is visible, as far as their sections are visible now.
  ///
  /// Costs O(log n) and what is visible, so it can be asked at every step of a scroll.
  package func pinnedElements(visible: LayoutInterval) -> [LayoutElement] {
    let inner = sectionsVisible(visible)
    let all = mirrored(visible) ?? visible
    let inSections = positions(intersecting: all)
      .filter { interval(ofSection: $0)?.intersects(all) ?? false }
      .flatMap { section in
        sections[section].boundary.elements(
          axis: axis, visible: inner?.moved(by: -start(of: section)), onlyPinned: true
        ).map { $0.moved(by: start(of: section), along: axis, section: section) }
      }
    let around = boundary.elements(axis: axis, visible: mirrored(visible), onlyPinned: true)
    return (inSections + around).map(published)
  }
}
