import UIKit

// Overloads for mistakes that are made often: the compiler prints their messages in place of a list
// of candidates that do not match.

extension Section {
  /// Rejects a section with a labeled layout and without an id.
  @available(
    *, unavailable,
    message: """
      Give the section an id: `Section(id: …, layout: …)`. A section without an id has no label: \
      `Section(RowsLayout())`.
      """
  )
  public init(
    layout: any SectionLayout, header: (any LegoItem)? = nil,
    @ItemBuilder items: () -> ItemList
  ) {
    self.init(layout, header: header, items: items)
  }

  /// Rejects a section of UIKit's own description without an id.
  @available(
    *, unavailable, message: "Give the section an id: `Section(id: …, layout: …)`."
  )
  public init(
    layout: NSCollectionLayoutSection, header: (any LegoItem)? = nil,
    @ItemBuilder items: () -> ItemList
  ) {
    self.init(RowsLayout(), header: header, items: items)
  }

  /// Rejects a section without a layout and an id.
  @available(
    *, unavailable,
    message: "Give the section a layout: `Section(RowsLayout()) { … }`."
  )
  public init(header: (any LegoItem)? = nil, @ItemBuilder items: () -> ItemList) {
    self.init(RowsLayout(), header: header, items: items)
  }

  /// Rejects a section without a layout.
  @available(
    *, unavailable,
    message: "Give the section a layout: `Section(id: …, layout: RowsLayout()) { … }`."
  )
  public init<ID: Hashable>(
    id: ID, header: (any LegoItem)? = nil, @ItemBuilder items: () -> ItemList
  ) {
    self.init(id: id, RowsLayout(), header: header, items: items)
  }

  /// Rejects a layout of a whole collection view.
  @available(
    *, unavailable,
    message: """
      A section has a layout of its own, not one of the whole collection view: write a \
      `SectionLayout` such as `RowsLayout()`, or an `NSCollectionLayoutSection`.
      """
  )
  public init<ID: Hashable>(
    id: ID, layout: UICollectionViewLayout, header: (any LegoItem)? = nil,
    @ItemBuilder items: () -> ItemList
  ) {
    self.init(id: id, RowsLayout(), header: header, items: items)
  }

  /// Rejects the type of a layout in place of a layout.
  @available(*, unavailable, message: "This is a type: create a layout, as in `RowsLayout()`.")
  public init<ID: Hashable>(
    id: ID, layout: any SectionLayout.Type, header: (any LegoItem)? = nil,
    @ItemBuilder items: () -> ItemList
  ) {
    self.init(id: id, RowsLayout(), header: header, items: items)
  }

  /// Rejects a value that is not a layout.
  @available(
    *, unavailable,
    message: """
      This is not the layout of a section: write a `SectionLayout` such as `RowsLayout()` or a \
      `GroupLayoutBox`, or an `NSCollectionLayoutSection`.
      """
  )
  @_disfavoredOverload
  public init<ID: Hashable>(
    id: ID, layout: any Hashable, header: (any LegoItem)? = nil,
    @ItemBuilder items: () -> ItemList
  ) {
    self.init(id: id, RowsLayout(), header: header, items: items)
  }
}

extension ForEach where Content == ItemList {
  /// Rejects a `ForEach` of sections in a section, or of elements that can't be compared.
  @available(
    *, unavailable,
    message: """
      A ForEach of sections belongs in the Lego, and compares its elements: make them Equatable, or \
      write a `for`.
      """
  )
  public init<Data: Sequence, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, item: @escaping (Data.Element) -> Section
  ) {
    self.init(content: ItemList())
  }

  /// Rejects a `ForEach` of sections in a section, or of elements that can't be compared.
  @available(
    *, unavailable,
    message: """
      A ForEach of sections belongs in the Lego, and compares its elements: make them Equatable, or \
      write a `for`.
      """
  )
  public init<Data: Sequence>(_ data: Data, item: @escaping (Data.Element) -> Section)
  where Data.Element: Identifiable {
    self.init(content: ItemList())
  }
}

extension SectionLayout where Self == RowsLayout {
  /// Rejects a list without an appearance, in place of which UIKit's
  /// `NSCollectionLayoutSection.list(using:layoutEnvironment:)` would be found.
  @available(
    *, unavailable,
    message: "Give the list an appearance, as in `.list(.plain)`, or write `RowsLayout()`."
  )
  public static func list() -> RowsLayout { RowsLayout() }
}

extension Lego {
  /// Rejects a block with a statement that a result builder cannot contain.
  @available(
    *, unavailable,
    message: """
      The block of a Lego may contain `if`, `switch` and `for`, and no `while`, `repeat`, `guard` \
      or `defer`.
      """
  )
  @_disfavoredOverload
  public init(content: () -> Void) {
    self.init {}
  }
}
