extension UICellAccessory {
  /// A view of one's own with its place and look.
  ///
  /// What is nil is the system's. Ours leaves out `maintainsFixedSize`.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where and when it is shown.
    public let placement: Placement
    /// Whether the view is not drawn, and keeps its room.
    public var isHidden: Bool?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its tint.
    public var tintColor: UIColor?

    /// A view, where it is shown, and what is to differ from the system's look.
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
