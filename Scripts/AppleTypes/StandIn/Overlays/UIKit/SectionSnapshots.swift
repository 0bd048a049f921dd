import Foundation
@_exported import UIKit

@available(iOS 14.0, tvOS 14.0, *)
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  public init() {}
  public var items: [ItemIdentifierType] { [] }
  public var rootItems: [ItemIdentifierType] { [] }
  public var visibleItems: [ItemIdentifierType] { [] }
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {}
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {}
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {}
  public mutating func delete(_ items: [ItemIdentifierType]) {}
  public mutating func deleteAll() {}
  public mutating func expand(_ items: [ItemIdentifierType]) {}
  public mutating func collapse(_ items: [ItemIdentifierType]) {}
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {}
  @discardableResult public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) -> ItemIdentifierType? { nil }
  @discardableResult public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) -> ItemIdentifierType? { nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { true }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { true }
  public func contains(_ item: ItemIdentifierType) -> Bool { true }
  public func level(of item: ItemIdentifierType) -> Int { 0 }
  public func index(of item: ItemIdentifierType) -> Int? { nil }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nil }
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot { self }
  public func visualDescription() -> String { "" }
}

extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable {}

@available(iOS 14.0, tvOS 14.0, *)
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  @available(iOS 14.0, tvOS 14.0, *)
  public struct SectionSnapshotHandlers<Item> where Item: Hashable, Item: Sendable {
    public init() {}
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?
  }
  @available(iOS 14.0, tvOS 14.0, *)
  @MainActor @preconcurrency
  public var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> {
    get { fatalError() }
    set {}
  }
  @available(iOS 14.0, tvOS 14.0, *)
  nonisolated public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {}
  @available(iOS 14.0, tvOS 14.0, *)
  nonisolated public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}
  @available(iOS 14.0, tvOS 14.0, *)
  nonisolated public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { fatalError() }
}
