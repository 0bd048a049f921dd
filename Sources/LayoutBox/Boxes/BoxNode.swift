import UIKit

/// One box of a description with all that the modifiers can say about it.
///
/// Item boxes and group boxes are the same kind of value, so that a box can change its kind
/// without losing what it holds, and a tree of them copies, compares and hashes as a whole.
struct BoxNode: Hashable, Sendable {
  /// Whether the box is built as a cell's place or as a group.
  var type: LayoutBoxType
  /// The width, before ``insets``.
  var width: BoxLength
  /// The height, before ``insets``.
  var height: BoxLength
  /// What is taken off inside the box, nil for nothing.
  var insets: BoxInsets?
  /// The gaps around the box, nil for none.
  var edges: BoxEdges?
  /// How many equal boxes stand one after the other in place of this one.
  var columns = 1
  /// The way in which a group places its boxes.
  var direction = GroupDirection.horizontal
  /// The gap between the boxes of a group, nil for none.
  var space: BoxSpacing?
  /// The boxes of a group; nil in a box that was made as an item.
  var children: [BoxNode]?
}
