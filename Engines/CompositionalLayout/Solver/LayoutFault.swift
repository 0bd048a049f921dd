import Foundation

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

  /// How many items a group holds before it takes no further child.
  ///
  /// Ours: more than the widest groups in use, of which each level of a deep tree could hold several.
  static let leaves = 1 << 17

  /// How many children a group takes by repeating those that are described.
  ///
  /// Ours: more than any screen has pixels in a row.
  static let repetitions = 1 << 16

  /// How many copies of one child a group holds.
  ///
  /// Ours: more than any count in use. The group is solved whole, however few items there are.
  static let copies = 1 << 17

  /// How many children are solved for themselves for each cell of an instance.
  ///
  /// Ours: more than groups are nested anywhere.
  static let ownChildren = 16

  /// How many elements a rectangle gets however small it is.
  ///
  /// Ours: what lies closer together hides each other, and a view for each would fill the memory.
  private static let crowd = 1 << 17

  /// How many elements a rectangle of this size gets: one for each square point and a crowd.
  static func elements(in size: CGSize) -> Int {
    let area = max(0, size.width) * max(0, size.height)
    return area < 1e15 ? crowd + Int(area) : .max
  }

  /// How many instances are looked at along a stretch of this length: four for each point, which is
  /// more than any display has pixels, and some thousands.
  static func instances(in length: CGFloat) -> Int {
    length < 1e12 ? (1 << 12) + Int(max(0, length)) * 4 : .max
  }

  /// The distance from one instance of a section's group to the next, in points, below which no
  /// more than `items` items are placed.
  ///
  /// Ours: less than a pixel of any screen. With less, all items of a section can be on one screen,
  /// however many there are.
  static let pitch: CGFloat = 1.0 / 1024
}
