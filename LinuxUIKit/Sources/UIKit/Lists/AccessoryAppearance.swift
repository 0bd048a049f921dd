/// What all options of accessories have in common; what is nil is what the accessory's kind has.
struct AccessoryAppearance: Equatable {
  /// Whether the accessory is not drawn, and keeps its room.
  var isHidden = false
  /// How much room it has.
  var reservedLayoutWidth: UICellAccessory.LayoutDimension?
  /// Its color.
  var tintColor: UIColor?
  /// The fill around a sign.
  var backgroundColor: UIColor?
  /// Whether a handle has a line before it.
  var showsLine = true
}

extension AccessoryAppearance {
  /// What options say.
  init(
    _ isHidden: Bool?, _ width: UICellAccessory.LayoutDimension?, _ tintColor: UIColor?,
    backgroundColor: UIColor? = nil, showsLine: Bool? = nil
  ) {
    self.init(
      isHidden: isHidden ?? false, reservedLayoutWidth: width, tintColor: tintColor,
      backgroundColor: backgroundColor, showsLine: showsLine ?? true)
  }

  /// The room for an accessory whose own width is known (uikit.md 3.4.5).
  func slotWidth(of kind: AccessoryKind, own: CGFloat) -> CGFloat {
    switch reservedLayoutWidth {
    case .custom(let width) where width > 0: width
    case .custom, .actual: own
    case .standard: kind.standardWidth
    case nil: kind.hasOwnWidth ? own : kind.standardWidth
    }
  }

  /// The color that the accessory is drawn in; nil is the cell's tint.
  ///
  /// [guess 3.4.5] Where a sign is in a filled circle, options name the circle's by their background.
  func color(of kind: AccessoryKind, isSelected: Bool) -> UIColor? {
    let own = kind.signColor(isSelected: isSelected) == nil ? tintColor : backgroundColor
    return own ?? kind.color(isSelected: isSelected)
  }
}
