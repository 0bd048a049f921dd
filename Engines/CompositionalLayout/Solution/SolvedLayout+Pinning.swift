import Foundation
import LayoutGeometry

extension SolvedLayout {
  /// Returns the pinned boundary items of the visible sections.
  ///
  /// Costs O(log n) and the number of visible sections, so it can be called at every step of a
  /// scroll.
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
