import UIKit

extension Section {
  /// A section that UIKit's own description lays out.
  ///
  /// The same object counts as the same layout: make a new one to change it.
  @MainActor public init<ID: Hashable>(
    id: ID, layout: NSCollectionLayoutSection, header: (any TypedItemType)? = nil,
    @ItemBuilder items: () -> [AnyItem]
  ) {
    self.init(id: id, layout: RawSectionLayout(section: layout), header: header, items: items)
  }

  /// A section that a function of the environment lays out.
  ///
  /// The function is kept for as long as the section is shown. One that needs its controller must
  /// take it weakly; ``init(id:on:layout:header:items:)`` does so by itself.
  public init<ID: Hashable>(
    id: ID,
    layout: @escaping @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    header: (any TypedItemType)? = nil, @ItemBuilder items: () -> [AnyItem]
  ) {
    self.init(id: id, layout: ClosureSectionLayout(make: layout), header: header, items: items)
  }

  /// A section that a function of its owner and the environment lays out.
  ///
  /// The owner is held weakly, so the section does not keep it alive:
  ///
  /// ```swift
  /// Section(id: 0, on: self) { owner, environment in owner.columns(in: environment) } items: {
  ///   rows
  /// }
  /// ```
  @MainActor public init<ID: Hashable, Owner: AnyObject>(
    id: ID, on owner: Owner,
    layout:
      @escaping @MainActor (Owner, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection,
    header: (any TypedItemType)? = nil, @ItemBuilder items: () -> [AnyItem]
  ) {
    let weakly = ClosureSectionLayout { [weak owner] environment in
      owner.map { layout($0, environment) } ?? .placeholder
    }
    self.init(id: id, layout: weakly, header: header, items: items)
  }
}
