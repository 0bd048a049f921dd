import Foundation

/// A constraint that a stack asks for, as a value.
struct StackConstraint: Hashable {
  /// What a constraint is about.
  enum Item: Hashable {
    /// The stack itself.
    case stack
    /// The guide of the stack's margins.
    case margins
    /// An arranged view.
    case view(ObjectIdentifier)
    /// The guide between two neighbors, counted from the first gap.
    case gap(Int)
  }

  /// What of an item is meant.
  struct Side: Hashable {
    /// The item.
    var item: Item
    /// Its edge, middle or length.
    var attribute: NSLayoutConstraint.Attribute
  }

  /// Apple's names for the constraints of a stack, which people read in logs.
  enum Name: String {
    /// An edge of the stack and a view at it.
    case canvas = "UISV-canvas-connection"
    /// The distance between neighbors.
    case spacing = "UISV-spacing"
    /// The place across the axis.
    case alignment = "UISV-alignment"
    /// Equal lengths.
    case fillEqually = "UISV-fill-equally"
    /// Lengths in proportion.
    case fillProportionally = "UISV-fill-proportionally"
    /// Equal gaps.
    case distributing = "UISV-distributing"
    /// An edge of a gap.
    case distributingEdge = "UISV-distributing-edge"
    /// No length.
    case hiding = "UISV-hiding"
    /// No more room across the axis than the largest view needs.
    case spanningFit = "UISV-spanning-fit"
    /// What is decided when nothing else does.
    case ambiguity = "UISV-ambiguity-suppression"
  }

  /// The identifier.
  var name: Name
  /// The first side.
  var first: Side
  /// How both sides compare.
  var relation = NSLayoutConstraint.Relation.equal
  /// The second side; nil when the first is compared with a number.
  var second: Side?
  /// What the second side is multiplied with.
  var multiplier: CGFloat = 1
  /// What is added to the second side, in points.
  var constant: CGFloat = 0
  /// How much it matters, from 1 to 1000.
  var priority: Float = 1000

  /// The constraint less its constant, which can change while it is active.
  var withoutConstant: StackConstraint {
    var copy = self
    copy.constant = 0
    return copy
  }

  /// Whether the constraint is about an item.
  func names(_ item: Item) -> Bool {
    first.item == item || second?.item == item
  }
}

extension StackConstraint.Item {
  /// A side of the item.
  subscript(attribute: NSLayoutConstraint.Attribute) -> StackConstraint.Side {
    StackConstraint.Side(item: self, attribute: attribute)
  }
}

extension NSLayoutConstraint.Axis {
  /// Where items begin.
  var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  /// Where items end.
  var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  /// The middle of items.
  var middle: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  /// How long items are.
  var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  /// The other axis.
  var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
