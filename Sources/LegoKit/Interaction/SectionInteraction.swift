/// The handlers of one section, which modifiers such as `onSelect` add.
public struct SectionInteraction {
  /// Creates an interaction without handlers.
  public init() {}
}
