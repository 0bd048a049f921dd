/// Why a section cannot be laid out at all; the log has the words.
enum LayoutFault: Error {
  /// A group's area without its insets is empty (compositional-layout.md 6.7, E-ROOM).
  case noRoom
}

/// Bounds that keep a hostile description from taking all memory.
enum LayoutLimits {
  /// How many children one group instance, and how many items one template holds.
  ///
  /// Ours: ten times what the largest custom groups in use have.
  static let items = 1 << 20
}
