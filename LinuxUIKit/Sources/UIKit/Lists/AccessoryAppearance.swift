/// The options that all accessories share; `nil` stands for the default of the accessory's kind.
struct AccessoryAppearance: Equatable {
  /// Whether the accessory is hidden, which keeps its space.
  var isHidden = false
  var reservedLayoutWidth: UICellAccessory.LayoutDimension?
  var tintColor: UIColor?
  /// The color behind a symbol.
  var backgroundColor: UIColor?
  /// Whether a reorder control has a line before it.
  var showsLine = true
}

extension AccessoryAppearance {
  /// Creates the appearance that options describe.
  init(
    _ isHidden: Bool?, _ width: UICellAccessory.LayoutDimension?, _ tintColor: UIColor?,
    backgroundColor: UIColor? = nil, showsLine: Bool? = nil
  ) {
    self.init(
      isHidden: isHidden ?? false, reservedLayoutWidth: width, tintColor: tintColor,
      backgroundColor: backgroundColor, showsLine: showsLine ?? true)
  }

  /// Returns the width that is reserved for an accessory of a known width (uikit.md, 3.4.5).
  func slotWidth(of kind: AccessoryKind, own: CGFloat) -> CGFloat {
    switch reservedLayoutWidth {
    case .custom(let width) where width > 0: width
    case .custom, .actual: own
    case .standard: kind.standardWidth
    case nil: kind.hasOwnWidth ? own : kind.standardWidth
    }
  }

  // Unverified: that the background color of the options is that of a filled circle; inferred from
  // uikit.md, 3.4.5.
  /// Returns the color of the accessory; `nil` for the cell's tint color.
  func color(of kind: AccessoryKind, isSelected: Bool) -> UIColor? {
    let own = kind.signColor(isSelected: isSelected) == nil ? tintColor : backgroundColor
    return own ?? kind.color(isSelected: isSelected)
  }
}
