import CollectionCore
import Foundation

/// A section that scrolls across a vertical layout in the obvious way: group after group to the
/// right, in points of the scroller's content, left to right (compositional-layout.md 5.2).
struct ReferenceScroller {
  var cells: [CGRect] = []
  var starts: [CGFloat] = []
  var width: CGFloat = 0
  var height: CGFloat = 0

  init(_ situation: Situation, section number: Int) throws {
    let content = situation.contents[number]
    let (section, view) = (content.section, situation.environment)
    let own = view.sides(section.insetsReference, situation.configuration)
    let room = CGSize(
      width: view.size.width - own.0 - own.1 - section.insets.leading - section.insets.trailing,
      height: view.size.height - section.insets.top - section.insets.bottom)
    let edges = section.group.edgeSpacing
    width = own.0 + section.insets.leading
    while cells.count < content.itemCount {
      let left = content.itemCount - cells.count
      var group = try ReferenceGroup(
        section.group, room.width, room.height, limit: .max, situation.frames)
      guard !group.leaves.isEmpty else { break }
      if section.group.selfSizes, left < group.leaves.count {
        group = try ReferenceGroup(
          section.group, room.width, room.height, limit: left, situation.frames)
      }
      if !starts.isEmpty { width += section.interGroupSpacing }
      width += edges.leading.points
      starts.append(width)
      cells += group.leaves.prefix(left).map {
        $0.frame.offsetBy(dx: width, dy: section.insets.top + edges.top.points)
      }
      width += group.width + edges.trailing.points
      height = max(height, edges.top.points + group.height + edges.bottom.points)
    }
    width += section.insets.trailing + own.1
  }
}
