import LayoutBox
import UIKit

/// A group is a layout: its boxes repeat from top to bottom until every item has its place.
///
/// ```swift
/// Section(id: 0, layout: GroupLayoutBox(width: .w(1.0), height: .absolute(80)) {
///   ItemLayoutBox(columns: 4, width: .w(0.25), height: .h(1.0))
/// }) { icons }
/// ```
extension GroupLayoutBox: SectionLayout {
  /// Makes the layout of the section.
  @MainActor public func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: toBuild())
  }
}
