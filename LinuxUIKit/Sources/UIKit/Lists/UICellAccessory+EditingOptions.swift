// The options of accessories that are displayed during editing. Options that are `nil` have the
// default of the system.
extension UICellAccessory {
  /// The options of a delete button.
  public struct DeleteOptions {
    /// Whether the button is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the minus; `nil` for white.
    public var tintColor: UIColor?
    /// The background color of the minus; `nil` for red.
    public var backgroundColor: UIColor?

    /// Creates options; `nil` stands for the default of the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }

  /// The options of an insert button.
  public struct InsertOptions {
    /// Whether the button is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the plus; `nil` for white.
    public var tintColor: UIColor?
    /// The background color of the plus; `nil` for green.
    public var backgroundColor: UIColor?

    /// Creates options; `nil` stands for the default of the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }

  /// The options of a reorder control.
  public struct ReorderOptions {
    /// Whether the control is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?
    /// Whether there is a line between other accessories and the control; `nil` for `true`.
    public var showsVerticalSeparator: Bool?

    /// Creates options; `nil` stands for the default of the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
    }
  }

  /// The options of a multiselect accessory.
  public struct MultiselectOptions {
    /// Whether the circle is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the checkmark, and of the circle while the row is not selected.
    public var tintColor: UIColor?
    /// The background color of the checkmark; `nil` for the cell's tint color.
    public var backgroundColor: UIColor?

    /// Creates options; `nil` stands for the default of the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }
}
