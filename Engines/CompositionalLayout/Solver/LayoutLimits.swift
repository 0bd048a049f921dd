import Foundation

/// The reason for which a section can't be laid out; the log has the description.
enum LayoutFault: Error {
  /// A group's area without its insets is empty (compositional-layout.md, 6.7).
  case noAvailableSpace
}

/// Limits that bound the memory and the time of a hostile description.
enum LayoutLimits {
  /// The largest number of items of a template.
  ///
  /// Ten times the items of the largest known custom groups.
  static let items = 1 << 20

  /// The number of items from which on a group gets no more children.
  ///
  /// More than the widest known groups; each level of a deep tree could contain several of this
  /// size.
  static let leaves = 1 << 17

  /// The largest number of children of a group by repetition.
  ///
  /// More than the pixels in a row of any screen.
  static let repetitions = 1 << 16

  /// The largest number of copies of one child in a group.
  ///
  /// More than any known count. The group is solved completely, however few items there are.
  static let copies = 1 << 17

  /// The largest number of separately solved children for each cell of an instance.
  ///
  /// More than the depth of any known nesting.
  static let separateChildren = 16

  /// The smallest limit of the number of elements in a rectangle.
  ///
  /// Elements that are closer together hide each other, and a view for each would exhaust the
  /// memory.
  private static let crowd = 1 << 17

  /// Returns the largest number of elements in a rectangle of this size: one for each square point,
  /// and `crowd`.
  static func elements(in size: CGSize) -> Int {
    let area = max(0, size.width) * max(0, size.height)
    return area < 1e15 ? crowd + Int(area) : .max
  }

  /// Returns the largest number of instances to visit along an interval of this length: four for
  /// each point, more than the pixels of any display, and some thousands.
  static func instances(in length: CGFloat) -> Int {
    length < 1e12 ? (1 << 12) + Int(max(0, length)) * 4 : .max
  }

  /// The distance between instances of a section's group, in points, below which at most `items`
  /// items have a frame.
  ///
  /// Less than a pixel of any screen. With less, any number of items of a section could be on one
  /// screen.
  static let pitch: CGFloat = 1.0 / 1024
}
