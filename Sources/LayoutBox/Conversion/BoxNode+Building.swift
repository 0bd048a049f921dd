import UIKit

@MainActor extension BoxNode {
  /// The objects of UIKit for this box: `columns` equal ones.
  ///
  /// Each call makes fresh objects, so that what is done to one of them stays with it.
  func makeItems() -> [NSCollectionLayoutItem] {
    (0..<columns).map { _ in type == .item ? makeItem() : makeGroup() }
  }

  /// The box as a group, whatever its type.
  ///
  /// UIKit traps on a group without subitems, so a group without boxes becomes a custom group
  /// without frames: it keeps its place and takes up no cell.
  func makeGroup() -> NSCollectionLayoutGroup {
    let subitems = children?.flatMap { $0.makeItems() } ?? [makeFillingItem()]
    let group = subitems.isEmpty ? makeGap() : makeGroup(of: subitems)
    group.interItemSpacing = space?.spacing
    configure(group)
    return group
  }

  /// The box as the outermost group of a section.
  ///
  /// A section whose group takes up no cell could never show what it is given, so such a group
  /// shows one cell after the other, each as large as itself. So does a group that was turned
  /// into an item.
  func makeRootGroup() -> NSCollectionLayoutGroup {
    guard type == .group, holdsCells else { return itemsOnly().makeGroup() }
    return makeGroup()
  }

  private var holdsCells: Bool {
    guard columns > 0 else { return false }
    guard type == .group, let children else { return true }
    return children.contains(where: \.holdsCells)
  }

  private func itemsOnly() -> BoxNode {
    var copy = self
    copy.children = nil
    return copy
  }

  private func makeItem() -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize)
    configure(item)
    return item
  }

  private func makeFillingItem() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  private func makeGap() -> NSCollectionLayoutGroup {
    .custom(layoutSize: layoutSize) { _ in [] }
  }

  private func makeGroup(of subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    switch direction {
    case .horizontal: .horizontal(layoutSize: layoutSize, subitems: subitems)
    case .vertical: .vertical(layoutSize: layoutSize, subitems: subitems)
    }
  }

  private var layoutSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width.dimension, heightDimension: height.dimension)
  }

  private func configure(_ item: NSCollectionLayoutItem) {
    if let insets { item.contentInsets = insets.edgeInsets }
    if let edges { item.edgeSpacing = edges.edgeSpacing }
  }
}
