import UIKit

/// Cells that display items outside the order of a collection view: badges and backgrounds.
///
/// Only a collection view can create a cell of any class. One outside of the window creates several
/// cells at once, which are removed from it. Cells that are no longer used are kept for other items
/// of their type.
@MainActor final class HostedCells {
  private var waiting: [ObjectIdentifier: [UICollectionViewCell]] = [:]
  private let batchSize: Int

  /// Creates an empty store; `batchSize` is the number of cells that are created at once.
  init(batchSize: Int = 4) {
    self.batchSize = batchSize
  }

  /// Returns a cell that displays `item`, or `nil` if its class cannot be created.
  func cell(for item: AnyItem) -> UICollectionViewCell? {
    let type = Swift.type(of: item.base)
    var cells = waiting[ObjectIdentifier(type)] ?? []
    if cells.isEmpty { cells = CellFactory.cells(of: type.hostedCellClass, count: batchSize) }
    let cell = cells.popLast()
    waiting[ObjectIdentifier(type)] = cells
    guard let cell else { return nil }
    item.update(cell)
    return cell
  }

  /// Keeps the cell of an item for other items of its type.
  func recycle(_ cell: UICollectionViewCell, of item: AnyItem) {
    cell.removeFromSuperview()
    cell.prepareForReuse()
    waiting[ObjectIdentifier(Swift.type(of: item.base)), default: []].append(cell)
  }
}

/// An item with the cell that displays it in another view.
@MainActor final class HostedItem {
  /// The cell.
  let cell: UICollectionViewCell
  private var item: AnyItem
  private let cells: HostedCells

  /// Displays an item in a view; the cell receives no touches.
  init?(_ item: AnyItem, in view: UIView, cells: HostedCells) {
    guard let cell = cells.cell(for: item) else { return nil }
    (self.item, self.cell, self.cells) = (item, cell, cells)
    cell.isUserInteractionEnabled = false
    view.addSubview(cell)
  }

  /// Displays another item of the same type, and returns `false` for an item of another type.
  ///
  /// The cell is updated if the item is not known to be equal.
  func display(_ next: AnyItem) -> Bool {
    guard next.id.type == item.id.type else { return false }
    if next.id != item.id || !next.hasEqualContent(as: item) { next.update(cell) }
    item = next
    return true
  }

  /// Removes the cell from its view.
  func remove() {
    cells.recycle(cell, of: item)
  }

  /// Returns the size that the item specifies, or that the constraints of its cell require, within
  /// the `available` size.
  func fittingSize(in available: CGSize) -> CGSize {
    let stated = item.size(
      in: CGSize(width: available.width, height: .greatestFiniteMagnitude))
    let fitting = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let isStated = stated.height >= 0 && stated.height < .greatestFiniteMagnitude
    let hasWidth = stated.width >= 0 && stated.width < available.width
    return CGSize(
      width: hasWidth ? stated.width : min(fitting.width, available.width),
      height: isStated ? stated.height : fitting.height)
  }
}

/// A view that displays one item in its bounds, or none.
class ItemHostView: UICollectionReusableView {
  private var hosted: HostedItem?

  /// Displays an item in place of the one before; `nil` displays none.
  ///
  /// The cell of an equal item is not updated.
  func display(_ item: AnyItem?, cells: HostedCells) {
    if let item, hosted?.display(item) == true { return }
    hosted?.remove()
    hosted = item.flatMap { HostedItem($0, in: self, cells: cells) }
    hosted?.cell.frame = bounds
    hosted?.cell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

// MARK: Creating cells

/// A collection view outside of any window that creates cells.
private final class CellFactory: NSObject, UICollectionViewDataSource {
  private static let identifier = "LegoKit.Hosted"
  private var count: Int
  private var cells: [UICollectionViewCell] = []

  private init(count: Int) {
    self.count = count
  }

  /// Returns new cells of a class.
  static func cells(of cellClass: UICollectionViewCell.Type, count: Int) -> [UICollectionViewCell] {
    let factory = CellFactory(count: count)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 1, height: 1)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(cellClass, forCellWithReuseIdentifier: identifier)
    view.dataSource = factory
    view.layoutIfNeeded()
    // The cells must not count as displayed in that view any more.
    factory.count = 0
    view.reloadData()
    view.layoutIfNeeded()
    for cell in factory.cells {
      cell.removeFromSuperview()
      cell.isHidden = false
    }
    return factory.cells
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    cells.append(cell)
    return cell
  }
}

@MainActor extension TypedItemType {
  fileprivate static var hostedCellClass: UICollectionViewCell.Type { CellType.self }
}
