import Foundation

/// A constraint of a stack view, as a value.
struct StackConstraint: Hashable {
  /// An item of a constraint.
  enum Item: Hashable {
    /// The stack view.
    case stack
    /// The margins guide of the stack view.
    case margins
    /// An arranged view.
    case view(ObjectIdentifier)
    /// The guide of a gap, by its index.
    case gap(Int)
  }

  /// One side of a constraint: an attribute of an item.
  struct Side: Hashable {
    var item: Item
    var attribute: NSLayoutConstraint.Attribute
  }

  /// Apple's identifiers of the constraints of a stack view.
  enum Name: String {
    /// The connection of a view to an edge of the stack view.
    case canvas = "UISV-canvas-connection"
    /// The distance between neighbors.
    case spacing = "UISV-spacing"
    /// The alignment on the other axis.
    case alignment = "UISV-alignment"
    /// Equal lengths.
    case fillEqually = "UISV-fill-equally"
    /// Lengths in proportion.
    case fillProportionally = "UISV-fill-proportionally"
    /// Equal gaps.
    case distributing = "UISV-distributing"
    /// An edge of a gap.
    case distributingEdge = "UISV-distributing-edge"
    /// The length of a hidden view, which is zero.
    case hiding = "UISV-hiding"
    /// The limit to the largest view on the other axis.
    case spanningFit = "UISV-spanning-fit"
    /// A constraint that prevents ambiguity.
    case ambiguity = "UISV-ambiguity-suppression"
  }

  var name: Name
  var first: Side
  var relation = NSLayoutConstraint.Relation.equal
  /// The second side; `nil` for a constant.
  var second: Side?
  var multiplier: CGFloat = 1
  /// The constant that is added to the second side, in points.
  var constant: CGFloat = 0
  /// The priority, from 1 to 1000.
  var priority: Float = 1000

  /// The constraint with a constant of zero; the constant can change while it is active.
  var withoutConstant: StackConstraint {
    var copy = self
    copy.constant = 0
    return copy
  }

  /// Returns whether an item is one of the constraint's.
  func refers(to item: Item) -> Bool {
    first.item == item || second?.item == item
  }
}

extension StackConstraint.Item {
  /// The side of an attribute.
  subscript(attribute: NSLayoutConstraint.Attribute) -> StackConstraint.Side {
    StackConstraint.Side(item: self, attribute: attribute)
  }
}

extension NSLayoutConstraint.Axis {
  /// The attribute of the start of items.
  var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  /// The attribute of the end of items.
  var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  /// The attribute of the center of items.
  var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  /// The attribute of the length of items.
  var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  /// The other axis.
  var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
