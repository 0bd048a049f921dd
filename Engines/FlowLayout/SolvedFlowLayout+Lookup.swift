import Foundation
import LayoutGeometry

extension SolvedFlowLayout {
  /// Returns the elements that touch a rectangle, section by section: header, cells, footer.
  ///
  /// `visible` is the visible interval along the scroll axis, for pinned headers and footers; `nil`
  /// leaves them at their natural positions. Costs O(log n) of the sections and lines, and the
  /// number of results.
  package func elements(in rect: CGRect, visible: LayoutInterval?) -> [FlowElement] {
    let area = unpublished(rect)
    var found: [FlowElement] = []
    for index in sections(touching: area.interval(on: environment.axis)) {
      if let header = header(ofSection: index, visible: visible) { found.append(header) }
      appendCells(ofSection: index, in: area, to: &found)
      if let footer = footer(ofSection: index, visible: visible) { found.append(footer) }
    }
    return found.filter {
      $0.frame.minX < rect.maxX && rect.minX < $0.frame.maxX
        && $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY
    }
  }

  /// Returns the cell of an item; `nil` if there is none.
  package func cell(_ item: Int, section: Int) -> FlowElement? {
    guard sections.indices.contains(section),
      let frame = sections[section].section.frame(of: item)
    else { return nil }
    return cell(item, section, frame)
  }

  /// Returns the header of a section; `nil` if it has none.
  package func header(ofSection index: Int, visible: LayoutInterval?) -> FlowElement? {
    guard sections.indices.contains(index), let frame = sections[index].section.header else {
      return nil
    }
    let start = environment.pinsHeaders ? pinnedHeaderStart(of: sections[index], visible) : nil
    return band(.header, index, frame, start: start, isPinned: environment.pinsHeaders)
  }

  /// Returns the footer of a section; `nil` if it has none.
  package func footer(ofSection index: Int, visible: LayoutInterval?) -> FlowElement? {
    guard sections.indices.contains(index), let frame = sections[index].section.footer else {
      return nil
    }
    let start = environment.pinsFooters ? pinnedFooterStart(of: sections[index], visible) : nil
    return band(.footer, index, frame, start: start, isPinned: environment.pinsFooters)
  }

  /// Returns the start of an item's line along the scroll axis, from the leading edge.
  package func lineStart(ofItem item: Int, section: Int) -> CGFloat? {
    guard sections.indices.contains(section) else { return nil }
    let placed = sections[section]
    return placed.section.lineStart(of: item).map { placed.start + $0 }
  }

  private func sections(touching interval: LayoutInterval) -> Range<Int> {
    let first = sections.firstPosition { $0.reach > interval.start }
    let end = sections.firstPosition { $0.start - overhang >= interval.end }
    return first..<max(first, end)
  }

  private func appendCells(ofSection index: Int, in area: CGRect, to found: inout [FlowElement]) {
    let placed = sections[index]
    let interval = area.interval(on: environment.axis).moved(by: -placed.start)
    placed.section.forEachItem(in: interval) { found.append(cell($0, index, $1)) }
  }

  private func cell(_ item: Int, _ section: Int, _ frame: CGRect) -> FlowElement {
    var moved = frame
    moved.origin[environment.axis] += sections[section].start
    return FlowElement(category: .cell, section: section, item: item, frame: published(moved))
  }

  private func band(
    _ category: FlowElement.Category, _ section: Int, _ frame: CGRect, start: CGFloat?,
    isPinned: Bool
  ) -> FlowElement {
    var moved = frame
    moved.origin[environment.axis] =
      start ?? frame.origin[environment.axis] + sections[section].start
    return FlowElement(
      category: category, section: section, item: 0, frame: published(moved),
      zIndex: isPinned ? Self.pinnedZIndex : 0)
  }
}
