import Foundation
@_exported import UIKit

public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public init() {}
  public var numberOfItems: Int { 0 }
  public var numberOfSections: Int { 0 }
  public var sectionIdentifiers: [SectionIdentifierType] { [] }
  public var itemIdentifiers: [ItemIdentifierType] { [] }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { [] }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { [] }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { [] }
  public func numberOfItems(inSection i: SectionIdentifierType) -> Int { 0 }
  public func itemIdentifiers(inSection i: SectionIdentifierType) -> [ItemIdentifierType] { [] }
  public func sectionIdentifier(containingItem i: ItemIdentifierType) -> SectionIdentifierType? {
    nil
  }
  public func indexOfItem(_ i: ItemIdentifierType) -> Int? { nil }
  public func indexOfSection(_ i: SectionIdentifierType) -> Int? { nil }
  public mutating func appendItems(
    _ i: [ItemIdentifierType], toSection s: SectionIdentifierType? = nil
  ) {}
  public mutating func insertItems(_ i: [ItemIdentifierType], beforeItem b: ItemIdentifierType) {}
  public mutating func insertItems(_ i: [ItemIdentifierType], afterItem b: ItemIdentifierType) {}
  public mutating func deleteItems(_ i: [ItemIdentifierType]) {}
  public mutating func deleteAllItems() {}
  public mutating func moveItem(_ i: ItemIdentifierType, beforeItem b: ItemIdentifierType) {}
  public mutating func moveItem(_ i: ItemIdentifierType, afterItem b: ItemIdentifierType) {}
  public mutating func reloadItems(_ i: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ i: [ItemIdentifierType]) {}
  public mutating func appendSections(_ i: [SectionIdentifierType]) {}
  public mutating func insertSections(
    _ i: [SectionIdentifierType], beforeSection s: SectionIdentifierType
  ) {}
  public mutating func insertSections(
    _ i: [SectionIdentifierType], afterSection s: SectionIdentifierType
  ) {}
  public mutating func deleteSections(_ i: [SectionIdentifierType]) {}
  public mutating func moveSection(
    _ i: SectionIdentifierType, beforeSection s: SectionIdentifierType
  ) {}
  public mutating func moveSection(
    _ i: SectionIdentifierType, afterSection s: SectionIdentifierType
  ) {}
  public mutating func reloadSections(_ i: [SectionIdentifierType]) {}
}
extension NSDiffableDataSourceSnapshot: @unchecked Sendable {}
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }
  @MainActor @preconcurrency public var supplementaryViewProvider: SupplementaryViewProvider?
  @MainActor @preconcurrency public var reorderingHandlers: ReorderingHandlers {
    get { fatalError() }
    set {}
  }
  @MainActor @preconcurrency public init(
    collectionView: UICollectionView, cellProvider: @escaping CellProvider
  ) { fatalError() }
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {}
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  @available(iOS 15.0, tvOS 15.0, *)
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {}
  @available(iOS 15.0, tvOS 15.0, *)
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {}
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > { fatalError() }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { nil }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { nil }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { nil }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { nil }
  @objc open func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
  @objc open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  @objc open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError() }
  @objc open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { fatalError() }
  @objc open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  @objc open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func description() -> String { "" }
}
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) { fatalError() }
  public var defaultRowAnimation: UITableView.RowAnimation {
    get { fatalError() }
    set {}
  }
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {}
  @available(iOS 15.0, tvOS 15.0, *)
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {}
  @available(iOS 15.0, tvOS 15.0, *)
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {}
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > { fatalError() }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { nil }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { nil }
  @available(iOS 15.0, tvOS 15.0, *)
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { nil }
  @available(iOS 15.0, tvOS 15.0, *)
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { nil }
  @objc open func numberOfSections(in tableView: UITableView) -> Int { 0 }
  @objc open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    0
  }
  @objc open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { nil }
  @objc open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  { nil }
  @objc open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { fatalError() }
  @objc open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  @objc open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  @objc open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  @objc open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  @objc open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  @objc open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { 0 }
}
