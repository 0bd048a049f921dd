/// An item that displays sections of its own.
///
/// They are described by the block of the section around the item, which observes what they read.
protocol NestedDescription: TypedItemType {
  /// The sections.
  var lego: Lego { get }
}

/// The content of a list in an item.
struct NestedContent: Trait {
  static var modifier: String { "NestedList" }

  let lego: Lego
}
