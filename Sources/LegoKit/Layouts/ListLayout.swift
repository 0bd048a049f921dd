import LayoutBox
import UIKit

/// One item under the other, each as wide as the room.
///
/// ```swift
/// Section(id: "contacts", layout: ListLayout(), header: TeamItem(team)) {
///   team.members
/// }
/// ```
///
/// A row is as high as its cell asks for in ``TypedCellType/layout(constraintsTo:with:)``. Where
/// no cell of the section says, rows start at 44 points and follow what the cells measure
/// themselves when they come into sight.
public struct ListLayout: SectionLayout, Hashable, Sendable {
  private let rowHeight: RowHeight
  private let spacing: CGFloat
  private let insets: BoxInsets
  /// Whether the header stays in sight while the section scrolls.
  public let pinsHeader: Bool

  /// A list.
  ///
  /// - Parameters:
  ///   - rowHeight: The height of the rows; from the cells by default.
  ///   - spacing: The gap between rows in points.
  ///   - insets: What stays free around the rows.
  ///   - pinsHeader: Whether the header stays in sight while the rows scroll by below it.
  public init(
    rowHeight: RowHeight = .fromCells, spacing: CGFloat = 0,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) {
    self.rowHeight = rowHeight
    self.spacing = spacing
    self.insets = BoxInsets(insets)
    self.pinsHeader = pinsHeader
  }

  /// Makes the layout of the section.
  @MainActor public func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    let width = context.width(inside: insets.edgeInsets)
    guard isMeasured(at: width, context) else { return makeSelfSizingSection() }
    return RowArrangement(
      columnWidths: [width], columnSpacing: 0, rowSpacing: spacing, rowHeight: rowHeight,
      fallbackHeight: 44, insets: insets
    )
    .makeSection(in: context)
  }

  @MainActor private func isMeasured(at width: CGFloat, _ context: SectionContext) -> Bool {
    guard rowHeight == .fromCells else { return true }
    return (0..<context.itemCount).contains { context.height(ofItem: $0, atWidth: width) != nil }
  }

  @MainActor private func makeSelfSizingSection() -> NSCollectionLayoutSection {
    let group = GroupLayoutBox(direction: .vertical, width: .w(1), height: .estimated(44)) {
      ItemLayoutBox(width: .w(1), height: .estimated(44))
    }
    let section = NSCollectionLayoutSection(group: group.toBuild())
    section.interGroupSpacing = spacing
    section.contentInsets = insets.edgeInsets
    return section
  }
}
