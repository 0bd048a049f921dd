/// The content of a list in an item.
///
/// The block of the section around the item describes it, and observes what it reads.
struct NestedContent: Trait {
  static var modifier: String { "NestedList" }

  /// The sections.
  let lego: Lego
}
