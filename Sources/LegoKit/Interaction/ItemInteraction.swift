/// The handlers of one item, which modifiers such as `onSelect` add.
public struct ItemInteraction {
  /// Creates an interaction without handlers.
  public init() {}
}
