/// Why a section cannot be laid out at all; the log has the words.
enum LayoutFault: Error {
  /// A group's area without its insets is empty (compositional-layout.md 6.7, E-ROOM).
  case noRoom
}

/// Bounds that keep a hostile description from taking all memory.
enum LayoutLimits {
  /// How many items one template holds.
  ///
  /// Ours: ten times what the largest custom groups in use have.
  static let items = 1 << 20

  /// How many children a group takes by repeating those that are described.
  ///
  /// Ours: more than any screen has pixels in a row.
  static let repetitions = 1 << 16

  /// How many children are solved for themselves for each cell of an instance.
  ///
  /// Ours: more than groups are nested anywhere.
  static let ownChildren = 16
}
