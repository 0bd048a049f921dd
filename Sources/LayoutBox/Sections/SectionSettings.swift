import CompositionalLayout
import LayoutGeometry
import UIKit

/// The properties of a section besides its boxes.
struct SectionSettings: Equatable, Sendable {
  /// The insets, spacing and scrolling of the section.
  ///
  /// Its group and the items around it are placeholders, which `description(of:axis:container:)`
  /// replaces.
  var template = LayoutSection(group: LayoutNode(size: .full))
  /// The headers, footers and other boundary items.
  var boundaryItems = BoundaryBoxes()
  /// The backgrounds, from back to front.
  var backgrounds: [BackgroundBox] = []
  /// The closure for visible items.
  var handler: VisibleItemsHandler?
  /// The pinning of the header that LegoKit adds to the section.
  var header = HeaderPinning()

  /// Returns the description of a section of these boxes.
  ///
  /// `container` is the size of the section's container in points.
  func description(
    of config: LayoutBoxConfig, axis: LayoutAxis, container: CGSize
  ) -> SectionDescription {
    let box = config.sectionBox(
      scrollAxis: axis, isOrthogonal: template.orthogonalBehavior != .none)
    var section = template
    section.group = box.node
    section.boundaryItems = boundaryItems.resolved(
      axis: axis, container: container, insets: template.insets)
    section.decorations = backgrounds.map(\.decoration)
    return SectionDescription(
      section: section, displayedGroup: box.sectionNode, contents: box.customContents,
      backgrounds: backgrounds, handler: handler)
  }
}

/// A section as a value of the engine, with the closures and classes that the value cannot contain.
final class SectionDescription {
  /// The section as described.
  let section: LayoutSection
  /// The group to display: that of the section, or one cell if it displays none.
  let displayedGroup: LayoutNode
  /// The contents of custom groups.
  let contents: CustomContents
  /// The backgrounds with their classes.
  let backgrounds: [BackgroundBox]
  /// The closure for visible items.
  let handler: VisibleItemsHandler?

  init(
    section: LayoutSection, displayedGroup: LayoutNode, contents: CustomContents,
    backgrounds: [BackgroundBox], handler: VisibleItemsHandler?
  ) {
    (self.section, self.displayedGroup) = (section, displayedGroup)
    (self.contents, self.backgrounds, self.handler) = (contents, backgrounds, handler)
  }

  /// The section with the group to display.
  var displayedSection: LayoutSection {
    var copy = section
    copy.group = displayedGroup
    return copy
  }
}

/// The pinning of a header.
struct HeaderPinning: Equatable, Sendable {
  /// Whether the header stays visible while its section does.
  var isPinned = false
  /// Whether the header covers the section's insets across the scroll axis.
  var coversInsets = false
}

/// A decoration behind a section, with the class of its view.
struct BackgroundBox: Equatable, Sendable {
  let decoration: LayoutDecoration
  /// The class to register with the layout; `nil` for a kind that the developer registers.
  let viewClass: UICollectionReusableView.Type?

  static func == (one: BackgroundBox, other: BackgroundBox) -> Bool {
    one.decoration == other.decoration && one.viewClass == other.viewClass
  }
}

/// A closure that receives the visible items of a section.
struct VisibleItemsHandler: Equatable, Sendable {
  typealias Handle =
    @MainActor (
      [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
    ) -> Void

  let id: DescriptionID
  let handle: Handle

  /// Returns a handler that calls `self` and then `other`.
  func followed(by other: VisibleItemsHandler) -> VisibleItemsHandler {
    VisibleItemsHandler(id: DescriptionID([id, other.id])) { items, offset, environment in
      handle(items, offset, environment)
      other.handle(items, offset, environment)
    }
  }

  static func == (one: VisibleItemsHandler, other: VisibleItemsHandler) -> Bool {
    one.id == other.id
  }
}

// MARK: Boxes without a group

extension LayoutBoxConfig {
  /// Returns the box that a section repeats.
  ///
  /// A single group is that box. A single item of an orthogonal section is a group of its own size.
  /// Other boxes are a line across the scroll axis that is as thick as the boxes if all have the
  /// same thickness.
  func sectionBox(scrollAxis: LayoutAxis, isOrthogonal: Bool) -> RepeatedBox {
    if boxes.count == 1, boxes[0].type == .group { return boxes[0] }
    if isOrthogonal, boxes.count == 1, boxes[0].count == 1 { return groupOfOwnSize(boxes[0]) }
    var size = LayoutItemSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
    var config = self
    if let thickness = boxes.first?.size[scrollAxis],
      boxes.allSatisfy({ $0.size[scrollAxis] == thickness })
    {
      size[scrollAxis] = thickness.ofEnclosingGroup
      config = changing { $0.size[scrollAxis] = thickness.filling(scrollAxis) }
    } else {
      size[scrollAxis] = .estimated(44)
    }
    return config.grouped(along: scrollAxis.crossing, size: size)
  }

  private func groupOfOwnSize(_ box: RepeatedBox) -> RepeatedBox {
    let size = LayoutItemSize(
      width: box.size.width.ofEnclosingGroup, height: box.size.height.ofEnclosingGroup)
    var item = box
    item.size = LayoutItemSize(
      width: box.size.width.filling(.horizontal), height: box.size.height.filling(.vertical))
    return LayoutBoxConfig(item).grouped(along: .horizontal, size: size)
  }
}

extension LayoutDimension {
  /// The dimension of a group around an item with this dimension.
  ///
  /// An outermost group that is uniform would make the items of the whole section equal
  /// (compositional-layout.md, 4.6).
  fileprivate var ofEnclosingGroup: LayoutDimension {
    if case .uniform(let points) = self { .estimated(points) } else { self }
  }

  /// Returns the dimension with which an item fills a group of this dimension.
  fileprivate func filling(_ axis: LayoutAxis) -> LayoutDimension {
    switch self {
    case .fractionalWidth, .fractionalHeight:
      axis == .horizontal ? .fractionalWidth(1) : .fractionalHeight(1)
    case .absolute, .estimated, .uniform: self
    }
  }
}
