import LegoViews

/// A box whose elements are in one line: ``HBox``, ``VBox``.
public typealias FlatBox = LinearBox

extension BoxFormat {
  /// The same distances between neighbors, the first at the start and the last at the end.
  public static var between: BoxFormat { .spaceBetween }

  /// The same distances before the first, between neighbors and behind the last.
  public static var round: BoxFormat { .spaceEvenly }
}
