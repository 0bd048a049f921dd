import UIKit

/// An element of a section, displayed by the views of the section's block.
struct ViewRow<Element>: TypedItemType, Equatable {
  typealias CellType = ViewRowCell<Element>

  let id: AnyHashable
  let element: Element
  let block: RowBlock<Element>

  /// Returns whether the rows have the same block and equal elements.
  static func == (one: ViewRow, other: ViewRow) -> Bool {
    one.block === other.block && one.id == other.id && areEqual(one.element, other.element)
  }
}

/// A row of a ``ListBox`` with a layout, in a cell without the appearance of a list.
struct ViewTile<Element>: TypedItemType, Equatable {
  typealias CellType = ViewTileCell<Element>

  let row: ViewRow<Element>

  var id: AnyHashable { row.id }
}

/// The cell of a row in a ``ListBox`` with a style.
final class ViewRowCell<Element>: UICollectionViewListCell, TypedCellType {
  private let content = RowDisplay<Element>(minimumHeight: RowMetrics.minimumHeight)

  func update(with row: ViewRow<Element>) {
    content.display(row, in: contentView)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    content.fit(width: layoutAttributes.size.width - bounds.width + contentView.bounds.width)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// The cell of a row in a ``ListBox`` with a layout.
final class ViewTileCell<Element>: UICollectionViewCell, TypedCellType, FramedContentCell {
  private let content = RowDisplay<Element>(minimumHeight: 0)

  func contentSize(inWidth width: CGFloat) -> CGSize? { content.contentSize(inWidth: width) }

  func update(with tile: ViewTile<Element>) {
    content.display(tile.row, in: contentView)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    content.fit(width: layoutAttributes.size.width)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// The metrics of rows of views.
enum RowMetrics {
  /// The height of a row whose views need less, in points: that of a row of the system with one line.
  static let minimumHeight: CGFloat = 44
}

/// The row that a cell displays, and its views.
@MainActor final class RowDisplay<Element> {
  private struct Displayed {
    let row: ViewRow<Element>
    let state: RowState<Element>
    let content: UIView
  }

  private let minimumHeight: CGFloat
  private var displayed: Displayed?

  /// Creates the display of a cell without views.
  init(minimumHeight: CGFloat) {
    self.minimumHeight = minimumHeight
  }

  /// Displays a row in a view: in the views that are there, if they can display it, or in others.
  func display(_ row: ViewRow<Element>, in view: UIView) {
    guard let displayed, displayed.row.block === row.block, displayed.content.superview === view
    else { return replaceViews(with: row, in: view) }
    if displayed.row == row { return }
    guard row.block.reusesViews else { return replaceViews(with: row, in: view) }
    self.displayed = Displayed(row: row, state: displayed.state, content: displayed.content)
    displayed.state.display(row.element, id: row.id)
  }

  /// Prepares the views for being measured in a width.
  func fit(width: CGFloat) {
    (displayed?.content as? any RowHeightFitting)?.fit(width: width)
  }

  /// Returns the size of the view that fills the cell in a width, in points; `nil` if there are others.
  func contentSize(inWidth width: CGFloat) -> CGSize? {
    guard let content = displayed?.content, content is any RowHeightFitting else { return nil }
    return content.sizeThatFits(CGSize(width: width, height: 0))
  }

  private func replaceViews(with row: ViewRow<Element>, in view: UIView) {
    if displayed?.content.superview === view { displayed?.content.removeFromSuperview() }
    let state = RowState(id: row.id, row.element)
    let content = row.block.makeContent(of: state, minimumHeight: minimumHeight)
    _ = EdgeConstraints(adding: content, to: view)
    displayed = Displayed(row: row, state: state, content: content)
  }
}
