import CompositionalLayout

/// The reference of the content insets in a compositional layout.
///
/// Only insets across the scroll axis are affected: leading and trailing insets in a layout that
/// scrolls vertically. Checked against compositional-layout.md, 6.1.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration for a section, and the safe area for a
  /// configuration.
  case automatic = 0
  /// The bounds of the collection view.
  case none = 1
  /// The safe area of the collection view.
  case safeArea = 2
  /// The layout margins of the collection view.
  case layoutMargins = 3
  /// The readable content guide of the collection view.
  case readableContent = 4

  /// The reference as a value for the solver.
  var value: LayoutInsetsReference { LayoutInsetsReference(rawValue: rawValue) ?? .automatic }
}
