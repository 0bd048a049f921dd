import UIKit

/// A table of 320 by 480 points whose cells a closure creates.
@MainActor final class CellScreen: NSObject {
  let table: UITableView
  private let count: Int
  private let makeCell: (Int) -> UITableViewCell
  /// The titles of the header and the footer.
  var titles: (header: String?, footer: String?)
  /// The header as a view.
  var header: UIView?
  /// The calls of the delegate.
  var log: [String] = []
  /// The rows that can be edited, and the editing control of each row.
  var editingStyles: [UITableViewCell.EditingStyle?] = []
  /// Whether rows without editing controls are indented during editing.
  var indents = true
  var canMove = false

  /// Creates a screen with a cell of a style for each row.
  init(
    _ style: UITableView.Style = .plain, count: Int = 1,
    _ makeCell: @escaping (Int) -> UITableViewCell
  ) {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    self.count = count
    self.makeCell = makeCell
    super.init()
    table.dataSource = self
    table.delegate = self
  }

  /// Creates a screen with a single row of a style, which a closure configures.
  convenience init(
    _ style: UITableView.Style = .plain, cell cellStyle: UITableViewCell.CellStyle,
    _ configure: @escaping (UITableViewCell) -> Void = { _ in }
  ) {
    self.init(style) { _ in
      let cell = UITableViewCell(style: cellStyle, reuseIdentifier: nil)
      configure(cell)
      return cell
    }
  }

  /// Returns the cell of a row after layout.
  func cell(_ row: Int = 0) -> UITableViewCell? {
    table.layoutIfNeeded()
    return table.cellForRow(at: IndexPath(row: row, section: 0))
  }
}

extension CellScreen: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell(indexPath.row)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    titles.footer
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !editingStyles.indices.contains(indexPath.row) || editingStyles[indexPath.row] != nil
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
}

extension CellScreen: UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    guard editingStyles.indices.contains(indexPath.row) else { return .delete }
    return editingStyles[indexPath.row] ?? .none
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indents }
}

/// A list of one row, which displays the content of a cell as a list cell does.
@MainActor final class ListCellReference: NSObject, UICollectionViewDataSource {
  private let view: UICollectionView
  private let configure: (UICollectionViewListCell) -> Void
  private let title: UIListContentConfiguration?

  /// Creates a list of an appearance, with a title as its header.
  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    header title: UIListContentConfiguration? = nil,
    _ configure: @escaping (UICollectionViewListCell) -> Void
  ) {
    self.configure = configure
    self.title = title
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = title == nil ? .none : .supplementary
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  var cell: UICollectionViewCell? { view.cellForItem(at: [0, 0]) }

  var header: UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    if let cell = cell as? UICollectionViewListCell { configure(cell) }
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
    (header as? UICollectionViewListCell)?.contentConfiguration = title
    return header
  }
}

extension UIView {
  /// The frames of the view's labels and images by their content, in the view's coordinates.
  var contentFrames: [String: CGRect] {
    layoutIfNeeded()
    var frames: [String: CGRect] = [:]
    for view in descendants {
      if let text = (view as? UILabel)?.text {
        frames[text] = view.convert(view.bounds, to: self).rounded
      } else if (view as? UIImageView)?.image != nil {
        frames["image \(frames.count)"] = view.convert(view.bounds, to: self).rounded
      }
    }
    return frames
  }

  /// The lines of hairline height in the view: its separators.
  var separatorFrames: [CGRect] {
    layoutIfNeeded()
    return subviews.map(\.frame).filter { $0.height > 0 && $0.height <= 1 }
  }

  private var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}

extension CGRect {
  /// The rectangle rounded to hundredths of a point, since conversions between views are inexact.
  var rounded: CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return CGRect(
      x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}
