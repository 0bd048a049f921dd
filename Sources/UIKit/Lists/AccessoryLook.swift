/// What all options of accessories have in common.
struct AccessoryLook {
  /// Whether the accessory is not drawn, and keeps its room.
  var isHidden = false
  /// How much room it has; nil is what its kind has.
  var reservedLayoutWidth: UICellAccessory.LayoutDimension?
  /// Its colour; nil is what its kind has.
  var tintColor: UIColor?
}

extension AccessoryLook {
  /// The room for an accessory whose own width is known (uikit.md 3.4.5).
  func slotWidth(of kind: AccessoryKind, own: CGFloat) -> CGFloat {
    switch reservedLayoutWidth {
    case .custom(let width) where width > 0: width
    case .custom, .actual: own
    case .standard: kind.standardWidth
    case nil: kind.hasOwnWidth ? own : kind.standardWidth
    }
  }
}
