import UIKit

/// A layout of a section that is described by boxes.
///
/// The frames and mistakes of such a layout can be determined without a view, and its description
/// can be changed: `layout.sectionBox(in: context).spacing(20)`.
///
/// ```swift
/// struct RibbonLayout: SectionBoxConvertible, Hashable {
///   var height: CGFloat
///
///   func sectionBox(in context: SectionContext) -> SectionLayoutBox {
///     SectionLayoutBox {
///       ItemLayoutBox(width: .absolute(height), height: .absolute(height))
///     }
///     .orthogonal(.continuous)
///   }
/// }
/// ```
public protocol SectionBoxConvertible: SectionLayout, SolvableLayout {
  /// Returns the description of the section.
  ///
  /// It is called each time the layout is invalidated, and must have no side effects.
  @MainActor func sectionBox(in context: SectionContext) -> SectionLayoutBox
}

extension SectionBoxConvertible {
  /// Returns the section of UIKit for the description.
  @MainActor public func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    sectionBox(in: context).description(in: context).makeSection(in: context)
  }
}

extension SectionLayoutBox: DescribedByBoxes, PinnableHeaderLayout {
  /// Returns the section itself.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox { self }

  /// Whether the header that LegoKit adds stays visible while the section scrolls.
  @MainActor public var pinsHeader: Bool {
    get { fixedSettings.header.isPinned }
    set { self = changing { $0.header.isPinned = newValue } }
  }

  /// Whether the header that LegoKit adds covers the section's insets on both sides.
  @MainActor public var headerCoversInsets: Bool {
    get { fixedSettings.header.coversInsets }
    set { self = changing { $0.header.coversInsets = newValue } }
  }
}

/// A group of boxes is a layout: it repeats from top to bottom until every item has a frame.
///
/// ```swift
/// Section(id: 0, layout: GroupLayoutBox(width: .w(1.0), height: .absolute(80)) {
///   ItemLayoutBox(columns: 4, width: .w(0.25), height: .h(1.0))
/// }) { icons }
/// ```
extension GroupLayoutBox: DescribedByBoxes {
  /// Returns a section that repeats the group.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    SectionLayoutBox(config)
  }
}
