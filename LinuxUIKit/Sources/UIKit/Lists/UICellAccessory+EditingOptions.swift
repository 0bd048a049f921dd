// How the accessories look that are there while a list is edited. What is nil is the system's.
extension UICellAccessory {
  /// How a delete button looks.
  public struct DeleteOptions {
    /// Whether the button is not drawn, and keeps its room.
    public var isHidden: Bool?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the minus; nil is white.
    public var tintColor: UIColor?
    /// The color around the minus; nil is red.
    public var backgroundColor: UIColor?

    /// Options that say what is given and leave the rest to the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }

  /// How an insert button looks.
  public struct InsertOptions {
    /// Whether the button is not drawn, and keeps its room.
    public var isHidden: Bool?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the plus; nil is white.
    public var tintColor: UIColor?
    /// The color around the plus; nil is green.
    public var backgroundColor: UIColor?

    /// Options that say what is given and leave the rest to the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }

  /// How a handle for moving looks.
  public struct ReorderOptions {
    /// Whether the handle is not drawn, and keeps its room.
    public var isHidden: Bool?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?
    /// Whether a line is before the handle where other accessories are; nil is yes.
    public var showsVerticalSeparator: Bool?

    /// Options that say what is given and leave the rest to the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
    }
  }

  /// How a selection circle looks.
  public struct MultiselectOptions {
    /// Whether the circle is not drawn, and keeps its room.
    public var isHidden: Bool?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the check, and of the ring while the row is not selected.
    public var tintColor: UIColor?
    /// The color around the check; nil is the cell's tint.
    public var backgroundColor: UIColor?

    /// Options that say what is given and leave the rest to the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }
}
