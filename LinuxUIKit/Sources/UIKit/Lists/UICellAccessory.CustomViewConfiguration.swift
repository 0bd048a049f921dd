extension UICellAccessory {
  /// The configuration of a custom view, with its placement and appearance.
  ///
  /// Options that are `nil` have the default of the system.
  ///
  /// - Note: Not implemented: `maintainsFixedSize`.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The placement.
    public let placement: Placement
    /// Whether the view is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color.
    public var tintColor: UIColor?

    /// Creates a configuration of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }
}
