import UIKit

// Disfavored initializers: otherwise the compiler would check the block of items once more for each of them
// if the layout begins with a dot, as in `layout: .rows()`, and would name UIKit's class in messages about a
// preset that does not exist.

extension Section {
  /// Creates a section that an `NSCollectionLayoutSection` lays out.
  ///
  /// The same object counts as the same layout: create another one to change the layout.
  @_disfavoredOverload
  public init<ID: Hashable>(
    id: ID, layout: NSCollectionLayoutSection, header: (any LegoItem)? = nil,
    @ItemBuilder items: () -> ItemList
  ) {
    self.init(id: id, layout: RawSectionLayout(section: layout), header: header, items: items)
  }

  /// Creates a section that a function of the environment lays out.
  ///
  /// ```swift
  /// enum MonthLayout {
  ///   @MainActor static func weeks(
  ///     _ environment: any NSCollectionLayoutEnvironment
  ///   ) -> NSCollectionLayoutSection {
  ///     GridLayout(columns: 7).section(in: environment)
  ///   }
  /// }
  ///
  /// Section(id: "June", layout: MonthLayout.weeks) { days }
  /// ```
  ///
  /// A layout such as the grid has the number and the heights of the section's items in such a function.
  ///
  /// A function that captures nothing, such as this one or a static function of a controller, is the
  /// same layout in each update. A closure that captures values counts as changed in each update unless
  /// the layout has an id:
  ///
  /// ```swift
  /// let columns = traitCollection.horizontalSizeClass == .regular ? 14 : 7
  /// Section(id: "June", layoutID: columns) { environment in
  ///   GridLayout(columns: .fixed(columns)).section(in: environment)
  /// } items: {
  ///   days
  /// }
  /// ```
  ///
  /// The function is retained while the section is displayed and has to capture its controller
  /// weakly; ``init(id:on:layout:header:items:)`` does so automatically.
  ///
  /// - Parameters:
  ///   - id: The identity of the section.
  ///   - layoutID: A value on which the layout depends. The function is the same layout in each update as
  ///     long as the id is equal; for several values, pass an array.
  ///   - layout: The function.
  ///   - header: The header.
  ///   - items: The items.
  @_disfavoredOverload
  public init<ID: Hashable>(
    id: ID, layoutID: AnyHashable? = nil,
    layout: @escaping @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    header: (any LegoItem)? = nil, @ItemBuilder items: () -> ItemList
  ) {
    self.init(
      id: id, layout: ClosureSectionLayout(id: layoutID, make: layout), header: header,
      items: items)
  }

  /// Creates a section that a function of its owner and the environment lays out.
  ///
  /// The owner is held weakly, so that the section does not retain it:
  ///
  /// ```swift
  /// Section(id: 0, on: self) { owner, environment in owner.columns(in: environment) } items: {
  ///   rows
  /// }
  /// ```
  ///
  /// With a `layoutID` it is the same layout in each update as long as the id is equal.
  public init<ID: Hashable, Owner: AnyObject>(
    id: ID, on owner: Owner, layoutID: AnyHashable? = nil,
    layout:
      @escaping @MainActor (Owner, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection,
    header: (any LegoItem)? = nil, @ItemBuilder items: () -> ItemList
  ) {
    let weakly = ClosureSectionLayout(id: layoutID) { [weak owner] environment in
      owner.map { layout($0, environment) } ?? .placeholder
    }
    self.init(id: id, layout: weakly, header: header, items: items)
  }
}
