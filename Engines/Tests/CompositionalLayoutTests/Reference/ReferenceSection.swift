import CompositionalLayout
import Foundation

/// A straightforward solution of a section: every element in one list (compositional-layout.md, 2.8
/// and 3.3).
///
/// It supports layouts that scroll vertically; `Transposition` converts the others.
struct ReferenceSection {
  var elements: [LayoutElement] = []
  var length: CGFloat = 0
  var scroller: ReferenceScroller?

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
    guard let instances = try? ReferenceInstances(content, inner, frames).instances else { return }
    let stacked =
      section.orthogonalBehavior == .none
      ? stack(instances, content, inner, x: own.0 + section.insets.leading)
      : stackAcross(instances, content, own, width: view.size.width)
    let follows = section.supplementariesFollowInsets
    let band = (
      supplementary.0 + (follows ? section.insets.leading : 0),
      view.size.width - supplementary.1 - (follows ? section.insets.trailing : 0)
    )
    let boundary = ReferenceBoundary(
      section.boundaryItems, band: band, container: (own.0, view.size.width - own.1),
      height: inner.height, content: stacked, sizes: content.measured.boundary,
      pinningWidth: section.orthogonalBehavior == .none ? nil : view.size.width)
    length = boundary.length
    scroller?.frame.origin.y += boundary.shift
    elements =
      decorations(section, own, view) + elements.map { $0.down(boundary.shift) }
      + boundary.elements
  }

  private func decorations(
    _ section: LayoutSection, _ own: (CGFloat, CGFloat), _ view: LayoutEnvironment
  ) -> [LayoutElement] {
    guard length > 0 else { return [] }
    return section.decorations.map { item in
      let frame = CGRect(
        x: own.0 + item.insets.leading, y: item.insets.top,
        width: max(0, view.size.width - own.0 - own.1 - item.insets.leading - item.insets.trailing),
        height: max(0, length - item.insets.top - item.insets.bottom))
      return LayoutElement(
        category: .decoration(item.kind), item: 0, frame: frame, zIndex: item.zIndex)
    }
  }

  /// Adds the cells and badges of every instance, and returns the length with insets.
  private mutating func stack(
    _ instances: [ReferenceInstances.Instance], _ content: LayoutSectionContent, _ inner: CGSize,
    x: CGFloat
  ) -> CGFloat {
    let section = content.section
    let edges = section.group.edgeSpacing
    var y = section.insets.top
    let width = instances.first?.template.width ?? 0
    let rest = inner.width - width - (edges.trailing.isFlexible ? 0 : edges.trailing.points)
    let across =
      edges.leading.isFlexible
      ? max(edges.leading.points, edges.trailing.isFlexible ? rest / 2 : rest)
      : edges.leading.points
    for (k, instance) in instances.enumerated() {
      if k > 0 { y += section.interGroupSpacing }
      y += edges.top.points
      add(instance, content, x: x + across, y: y)
      y += instance.group.height + edges.bottom.points
    }
    sort()
    return y + section.insets.bottom
  }

  /// Adds the cells and badges of every instance after the previous one
  /// (compositional-layout.md, 5.2), and returns the length with insets.
  private mutating func stackAcross(
    _ instances: [ReferenceInstances.Instance], _ content: LayoutSectionContent,
    _ own: (CGFloat, CGFloat), width: CGFloat
  ) -> CGFloat {
    let section = content.section
    let edges = section.group.edgeSpacing
    let insets = section.insets
    var x = own.0 + insets.leading
    for (k, instance) in instances.enumerated() {
      if k > 0 { x += section.interGroupSpacing }
      x += edges.leading.points
      add(instance, content, x: x, y: insets.top + edges.top.points)
      x += instance.group.width + edges.trailing.points
    }
    sort()
    for place in elements.indices { elements[place].isInScroller = true }
    let longest = instances.map(\.group.height).max()
    let height = longest.map { max(0, edges.top.points + $0 + edges.bottom.points) } ?? 0
    scroller = ReferenceScroller(
      frame: CGRect(x: 0, y: insets.top, width: width, height: height),
      contentLength: max(0, x + insets.trailing + own.1))
    return insets.top + height + insets.bottom
  }

  private mutating func add(
    _ instance: ReferenceInstances.Instance, _ content: LayoutSectionContent, x: CGFloat,
    y: CGFloat
  ) {
    let promotion = content.section.decorations.isEmpty ? 0 : 1
    for (k, leaf) in instance.group.leaves.enumerated() where instance.item + k < content.itemCount
    {
      elements.append(
        LayoutElement(
          category: .cell, item: instance.item + k, frame: leaf.frame.offsetBy(dx: x, dy: y),
          zIndex: leaf.z + promotion))
    }
    for badge in instance.group.badges where instance.item + badge.leaf < content.itemCount {
      let frame = ReferenceGroup.badgeFrame(
        badge.item, badge.host,
        measured: content.measured.badges[badge.item.kind, item: instance.item + badge.leaf])
      elements.append(
        LayoutElement(
          category: .supplementary(badge.item.kind), item: instance.item + badge.leaf,
          frame: frame.offsetBy(dx: x, dy: y), zIndex: badge.item.zIndex))
    }
  }

  /// Sorts cells first, as in the results of a layout.
  private mutating func sort() {
    elements =
      elements.filter { $0.category == .cell } + elements.filter { $0.category != .cell }
  }
}

extension LayoutElement {
  func down(_ distance: CGFloat) -> LayoutElement {
    var copy = self
    copy.frame.origin.y += distance
    return copy
  }
}

extension LayoutEnvironment {
  /// Returns the leading and trailing insets of a reference (compositional-layout.md, 6.1).
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
