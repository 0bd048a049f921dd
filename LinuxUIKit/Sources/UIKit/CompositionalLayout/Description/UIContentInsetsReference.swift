import CompositionalLayout

/// The edges from which a compositional layout's insets count.
///
/// Only insets across the scroll axis are taken: leading and trailing in a layout that scrolls
/// vertically. Checked against compositional-layout.md, 6.1.
public enum UIContentInsetsReference: Int, Sendable {
  /// For a section what the layout's configuration says, for the configuration the safe area.
  case automatic = 0
  /// The collection view's bounds.
  case none = 1
  /// The collection view's safe area.
  case safeArea = 2
  /// The collection view's layout margins.
  case layoutMargins = 3
  /// The collection view's readable content guide.
  case readableContent = 4

  /// The reference as a value for the solver.
  var value: LayoutInsetsReference { LayoutInsetsReference(rawValue: rawValue) ?? .automatic }
}
