import Foundation
import LayoutGeometry

extension SolvedLayout {
  /// Returns the cell of an item; `nil` for a section or an item without a frame.
  package func cell(_ item: Int, section: Int) -> LayoutElement? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].cell(item).map { placed($0, section: section) }
  }

  /// Returns the boundary item or badge of a kind; `nil` if there is none at this index.
  ///
  /// `visible` is the visible interval along the scroll axis, for pinned items.
  package func supplementary(
    _ kind: String, item: Int, section: Int, visible: LayoutInterval?
  ) -> LayoutElement? {
    guard sections.indices.contains(section) else { return nil }
    let solved = sections[section]
    let inner = sectionsVisible(visible)?.moved(by: -start(of: section))
    let found =
      item == 0
      ? solved.boundaryElements(visible: inner).first { $0.category == .supplementary(kind) } : nil
    return (found ?? solved.badge(kind, item: item)).map { placed($0, section: section) }
  }

  /// Returns the background of a kind; `nil` if the section has none.
  package func decoration(_ kind: String, section: Int) -> LayoutElement? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].decorationElements.first { $0.category == .decoration(kind) }
      .map { placed($0, section: section) }
  }

  /// Returns the layout's own boundary item of a kind; `nil` if it has none.
  package func boundaryItem(_ kind: String, visible: LayoutInterval?) -> LayoutElement? {
    boundary.elements(axis: axis, visible: mirrored(visible))
      .first { $0.category == .supplementary(kind) }.map(published)
  }

  /// Returns the interval of a section along the scroll axis, before mirroring, in points.
  package func interval(ofSection section: Int) -> LayoutInterval? {
    guard sections.indices.contains(section) else { return nil }
    return LayoutInterval(start: 0, end: sections[section].length).moved(by: start(of: section))
  }

  private func placed(_ element: LayoutElement, section: Int) -> LayoutElement {
    published(element.moved(by: start(of: section), along: axis, section: section))
  }
}

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
