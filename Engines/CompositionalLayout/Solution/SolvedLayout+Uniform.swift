import Foundation
import LayoutGeometry

extension SolvedLayout {
  /// Returns the items that must be measured, visible or not, before the sizes in a rectangle are
  /// final.
  ///
  /// These are the items of the instances in the rectangle that have the length of their largest
  /// sibling (compositional-layout.md, 4.6). `rect` is in the layout's coordinate space, and
  /// `offset` returns the orthogonal scroll offset of a section. Costs the items of the instances
  /// that the rectangle shows, and nothing for sections without uniform dimensions.
  package func uniformItems(
    in rect: CGRect, offset: (LayoutScroller) -> CGFloat = \.firstOffset
  ) -> [(section: Int, item: Int)] {
    let wide = unpublished(rect).interval(on: axis)
    return positions(intersecting: wide).flatMap { section in
      let window = scroller(ofSection: section).map {
        self.window(of: $0, in: rect, scrolledTo: offset($0))
      }
      return sections[section].uniformItems(in: wide.moved(by: -start(of: section)), window: window)
        .map { (section, $0) }
    }
  }
}

extension SolvedSection {
  /// Returns the items with uniform dimensions in the instances that touch `main` along the scroll
  /// axis, or `window` of their scroller's content.
  func uniformItems(in main: LayoutInterval, window: LayoutInterval?) -> [Int] {
    guard let template = stack.template, template.hasUniformLeaves else { return [] }
    // If the whole section shares a length, all of its items are measured as soon as one is
    // visible.
    if let kinds = stack.sharing?.kinds {
      return (0..<itemCount).filter { kinds[$0 % kinds.count].isUniform }
    }
    let content = window ?? main.moved(by: -boundary.contentStart)
    var items: [Int] = []
    stack.visit(intersecting: content) { instance in
      items += (0..<stack.leafCount(of: instance))
        .filter { instance.template.leaves[$0].sizing.isUniform }
        .map { instance.item + $0 }
    }
    return items
  }
}
