@testable import UIKit

/// A list of all kinds of rows: two sections with headers and footers, a selected row, a
/// highlighted one and one with revealed swipe actions.
@MainActor final class AppearanceScreen: NSObject, UICollectionViewDataSource {
  /// The size of the list, in points.
  static let size = CGSize(width: 260, height: 500)

  let view: UICollectionView
  private let counts = [5, 2]

  /// Creates a list with an appearance, in light or dark mode.
  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ style: UIUserInterfaceStyle
  ) {
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Self.size), collectionViewLayout: UICollectionViewLayout())
    super.init()
    view.overrideUserInterfaceStyle = style
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: configuration(appearance))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
    view.layoutIfNeeded()
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    view.cellForItem(at: [1, 0])?.isHighlighted = true
    view.openSwipeActions(at: [0, 4])
    view.layoutIfNeeded()
  }

  private func configuration(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
      flag.image = UIImage(systemName: "star")
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }, flag,
      ])
    }
    return configuration
  }

  private func fill(_ cell: UICollectionViewListCell, at path: IndexPath) {
    var content = cell.defaultContentConfiguration()
    content.text =
      ["Image", "Label", "Selected", "Edit", "Swiped", "Pressed", "Last"][
        path.section * 5 + path.item]
    switch (path.section, path.item) {
    case (0, 0):
      content.image = UIImage(systemName: "star")
      content.secondaryText = "Secondary text"
      cell.accessories = [.disclosureIndicator()]
    case (0, 1): cell.accessories = [.label(text: "12"), .detail(), .disclosureIndicator()]
    case (0, 2): cell.accessories = [.checkmark()]
    case (0, 3):
      cell.accessories = [
        .delete(displayed: .always), .multiselect(displayed: .always), .checkmark(),
        .reorder(displayed: .always),
      ]
    case (1, 1): cell.accessories = [.outlineDisclosure(), .insert(displayed: .always)]
    default: cell.accessories = []
    }
    cell.contentConfiguration = content
  }

  func numberOfSections(in view: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    if let cell = cell as? UICollectionViewListCell { fill(cell, at: path) }
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let boundary = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: path)
    guard let cell = boundary as? UICollectionViewListCell else { return boundary }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    var content: UIListContentConfiguration = isHeader ? .header() : .footer()
    content.text = isHeader ? "Header" : "A footer of a section"
    cell.contentConfiguration = content
    return cell
  }
}
