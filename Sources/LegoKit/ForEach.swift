/// The items or the views that a closure creates for the elements of a collection.
///
/// ```swift
/// Section(id: "contacts", layout: RowsLayout()) {
///   ForEach(contacts, id: \.email) { ContactItem($0) }
/// }
/// ```
///
/// An item is made when it comes into sight, so a collection of a hundred thousand elements costs
/// no more than what is visible. An array of items needs no `ForEach`: write `items`.
///
/// The id identifies an item among all items of its type, in place of the item's own id. State that
/// the closure reads is observed as if the section's block had read it.
///
/// In a block of views, a `ForEach` displays the views of its elements and follows a binding:
///
/// ```swift
/// VBox {
///   ForEach($contacts, id: \.email) { UILabel().text($0.name) }
/// }
/// ```
public struct ForEach<Content> {
  /// The items or the views.
  package let content: Content

  package init(content: Content) { self.content = content }
}

extension ForEach where Content == ItemList {
  /// Creates items of elements that `id` identifies.
  ///
  /// - Parameters:
  ///   - data: The elements. An array is kept as it is; the elements of another collection are
  ///     copied into one.
  ///   - id: The key path of the identity of an element.
  ///   - item: Makes the item of an element. The closure is retained while the section is
  ///     displayed.
  public init<Data: Sequence, ID: Hashable, Item: LegoItem>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ElementItemBuilder item: @escaping (Data.Element) -> Item
  ) {
    self.init(
      content: ItemList(chunk: ForEachChunk(Array(data), id: { $0[keyPath: id] }, item: item)))
  }

  /// Creates items of elements with an identity.
  public init<Data: Sequence, Item: LegoItem>(
    _ data: Data, @ElementItemBuilder item: @escaping (Data.Element) -> Item
  ) where Data.Element: Identifiable {
    self.init(content: ItemList(chunk: ForEachChunk(Array(data), id: { $0.id }, item: item)))
  }
}

/// An alias of ``ForEach`` for files that also import SwiftUI.
public typealias LegoForEach = ForEach
