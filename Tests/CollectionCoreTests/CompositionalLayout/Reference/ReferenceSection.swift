import CollectionCore
import Foundation

/// One section in the obvious way, with every element in a list (compositional-layout.md 2.8, 3.3).
///
/// Works for layouts that scroll vertically; `Transposition` brings the others into this form.
struct ReferenceSection {
  var elements: [LayoutElement] = []
  var length: CGFloat = 0

  init(
    _ content: LayoutSectionContent, _ view: LayoutEnvironment,
    _ configuration: LayoutConfiguration,
    _ frames: LayoutCustomFrame.Provider
  ) {
    let section = content.section
    let own = view.sides(section.insetsReference, configuration)
    let supplementary = view.sides(section.supplementaryInsetsReference, configuration)
    let inner = CGSize(
      width: view.size.width - own.0 - own.1 - section.insets.leading - section.insets.trailing,
      height: view.size.height - section.insets.top - section.insets.bottom)
    guard let stacked = try? stack(content, inner, x: own.0 + section.insets.leading, frames) else {
      elements = []
      length = 0
      return
    }
    let follows = section.supplementariesFollowInsets
    let band = (
      supplementary.0 + (follows ? section.insets.leading : 0),
      view.size.width - supplementary.1 - (follows ? section.insets.trailing : 0)
    )
    let boundary = ReferenceBoundary(
      section.boundaryItems, band: band, container: (own.0, view.size.width - own.1),
      height: inner.height, content: stacked, sizes: content.measured.boundary)
    elements = elements.map { $0.down(boundary.shift) } + boundary.elements
    length = boundary.length
    guard length > 0 else { return }
    for item in section.decorations {
      let frame = CGRect(
        x: own.0 + item.insets.leading, y: item.insets.top,
        width: max(0, view.size.width - own.0 - own.1 - item.insets.leading - item.insets.trailing),
        height: max(0, length - item.insets.top - item.insets.bottom))
      elements.append(
        LayoutElement(
          category: .decoration(item.kind), item: 0, frame: frame, zIndex: item.zIndex))
    }
  }

  /// Adds the cells and badges of every instance, and returns the length with insets.
  private mutating func stack(
    _ content: LayoutSectionContent, _ inner: CGSize, x: CGFloat,
    _ frames: LayoutCustomFrame.Provider
  ) throws -> CGFloat {
    let section = content.section
    let edges = section.group.edgeSpacing
    var y = section.insets.top
    var item = 0
    let first =
      content.itemCount > 0
      ? try ReferenceGroup(section.group, inner.width, inner.height, limit: .max, frames) : nil
    var sizes = content.measured.items
    while item < content.itemCount, let first, !first.leaves.isEmpty {
      if item > 0 { y += section.interGroupSpacing }
      y += edges.top.points
      var instance = first
      if section.group.selfSizes {
        let left = content.itemCount - item
        for limit in [Int.max, left] where limit > left || instance.leaves.count > left {
          instance = try ReferenceGroup(
            section.group, inner.width, inner.height, limit: limit, frames, sizes, first: item)
        }
        if instance.leaves.isEmpty {
          // Nothing of what was measured has a place from here on.
          sizes = MeasuredSizes()
          instance = first
        }
      }
      let rest = inner.width - first.width - (edges.trailing.isFlexible ? 0 : edges.trailing.points)
      let across =
        edges.leading.isFlexible
        ? max(edges.leading.points, edges.trailing.isFlexible ? rest / 2 : rest)
        : edges.leading.points
      for (k, leaf) in instance.leaves.enumerated() where item + k < content.itemCount {
        elements.append(
          LayoutElement(
            category: .cell, item: item + k, frame: leaf.frame.offsetBy(dx: x + across, dy: y),
            zIndex: leaf.z + (section.decorations.isEmpty ? 0 : 1)))
      }
      for badge in instance.badges where item + badge.leaf < content.itemCount {
        elements.append(
          LayoutElement(
            category: .supplementary(badge.kind), item: item + badge.leaf,
            frame: badge.frame.offsetBy(dx: x + across, dy: y), zIndex: badge.z))
      }
      item += instance.leaves.count
      y += instance.height + edges.bottom.points
    }
    return y + section.insets.bottom
  }
}

extension LayoutElement {
  func down(_ distance: CGFloat) -> LayoutElement {
    var copy = self
    copy.frame = frame.offsetBy(dx: 0, dy: distance)
    return copy
  }
}

extension LayoutEnvironment {
  /// The leading and trailing insets of a reference (6.1).
  func sides(
    _ reference: LayoutInsetsReference, _ configuration: LayoutConfiguration
  ) -> (CGFloat, CGFloat) {
    switch reference == .automatic ? configuration.insetsReference : reference {
    case .none: (0, 0)
    case .automatic, .safeArea: (safeArea.leading, safeArea.trailing)
    case .layoutMargins: (layoutMargins.leading, layoutMargins.trailing)
    case .readableContent: (readableContent.leading, readableContent.trailing)
    }
  }
}
