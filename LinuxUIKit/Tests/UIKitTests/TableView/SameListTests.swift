import TestSupport
import Testing
import UIKit

/// A list of two sections with texts, images and disclosure indicators.
@MainActor private enum Stations {
  static let size = CGSize(width: 320, height: 480)
  static let sections: [(title: String, rows: [(text: String, detail: String?)])] = [
    (
      "Lines",
      [
        ("Elbe", nil), ("Harbor", "12 platforms"),
        ("A station whose name is too long for one line of the list", nil),
      ]
    ),
    ("Closed", [("Museum", "until spring"), ("Old town", nil)]),
  ]

  static func content(
    at path: IndexPath, from empty: UIListContentConfiguration
  ) -> UIListContentConfiguration {
    let row = sections[path.section].rows[path.item]
    var content = empty
    content.text = row.text
    content.secondaryText = row.detail
    content.image = path.item == 1 ? UIImage(systemName: "star") : nil
    return content
  }

  /// Returns an image of a list in a window, with one pixel a point.
  static func image(of view: UIView, in style: UIUserInterfaceStyle) -> PictureReader {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.overrideUserInterfaceStyle = style
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
      window.layer.render(in: context.cgContext)
    }
    return PictureReader(image)
  }
}

/// The list as a table.
@MainActor private final class TableList: NSObject, UITableViewDataSource {
  let table: UITableView

  init(_ style: UITableView.Style) {
    table = UITableView(frame: CGRect(origin: .zero, size: Stations.size), style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { Stations.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Stations.sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = Stations.content(at: indexPath, from: .subtitleCell())
    cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .none
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Stations.sections[section].title
  }
}

/// The list as a list of a collection view.
@MainActor private final class CollectionList: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell, path, _ in
    cell.contentConfiguration = Stations.content(at: path, from: .subtitleCell())
    cell.accessories = path.item == 0 ? [.disclosureIndicator()] : []
  }
  private let header: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Stations.size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    header = UICollectionView.SupplementaryRegistration(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = Stations.sections[path.section].title
      cell.contentConfiguration = content
    }
    super.init()
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { Stations.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Stations.sections[section].rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }
}

/// The same list by a table and by a collection view.
@Suite("Tables and lists of the same content") @MainActor struct SameListTests {
  nonisolated private static let styles:
    [(UITableView.Style, UICollectionLayoutListConfiguration.Appearance)] = [
      (.plain, .plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
    ]

  @Test("All frames are equal", arguments: styles)
  func frames(
    _ style: UITableView.Style, _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) throws {
    let (table, list) = (TableList(style), CollectionList(appearance))
    table.table.layoutIfNeeded()
    list.view.layoutIfNeeded()

    #expect(table.table.contentSize == list.view.contentSize)
    #expect(table.table.indexPathsForVisibleRows == list.view.indexPathsForVisibleItems.sorted())
    for path in list.view.indexPathsForVisibleItems {
      let (row, item) = (table.table.cellForRow(at: path), list.view.cellForItem(at: path))
      #expect(row?.frame == item?.frame, "\(path)")
      #expect(row?.contentView.frame == item?.contentView.frame, "\(path)")
    }
    let kind = UICollectionView.elementKindSectionHeader
    for section in Stations.sections.indices {
      let header = list.view.supplementaryView(forElementKind: kind, at: [section, 0])
      #expect(table.table.headerView(forSection: section)?.frame == header?.frame)
      // The frame of a view is computed from its center, and may differ by a rounding error.
      let rect = table.table.rectForHeader(inSection: section)
      #expect(abs(rect.minY - (header?.frame.minY ?? 0)) < 1e-9)
      #expect(abs(rect.maxY - (header?.frame.maxY ?? 0)) < 1e-9)
    }
  }

  @Test("All pixels are equal", arguments: styles, [UIUserInterfaceStyle.light, .dark])
  func pixels(
    _ styles: (UITableView.Style, UICollectionLayoutListConfiguration.Appearance),
    _ mode: UIUserInterfaceStyle
  ) {
    let (table, list) = (TableList(styles.0), CollectionList(styles.1))
    let (actual, expected) = (
      Stations.image(of: table.table, in: mode), Stations.image(of: list.view, in: mode)
    )
    #expect((actual.width, actual.height) == (320, 480))
    let different = (0..<480).filter { y in (0..<320).contains { actual[$0, y] != expected[$0, y] }
    }
    #expect(different.isEmpty, "rows \(different.first ?? 0) to \(different.last ?? 0) differ")
  }
}
