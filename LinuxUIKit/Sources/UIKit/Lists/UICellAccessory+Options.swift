// The options of system accessories. Options that are `nil` have the default of the system.
extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the indicator is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?

    /// Creates options; `nil` stands for the default of the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions {
    /// Whether the checkmark is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?

    /// Creates options; `nil` stands for the default of the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// The options of a detail button (iOS 15.4).
  public struct DetailOptions {
    /// Whether the button is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?

    /// Creates options; `nil` stands for the default of the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// The styles of outline disclosures.
    public enum Style: Hashable, Sendable {
      /// The style depends on the list.
      case automatic
      /// A tap anywhere on the cell expands or collapses the item.
      case header
      /// A tap on the disclosure expands or collapses the item.
      case cell
    }

    /// The style.
    public var style: Style
    /// Whether the disclosure is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?

    /// Creates options; `nil` stands for the default of the system.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }

  /// The options of a label.
  public struct LabelOptions {
    /// Whether the label is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; `nil` for the secondary label color.
    public var tintColor: UIColor?
    /// The font; `nil` for the font of body text.
    public var font: UIFont?
    /// Whether the font is adjusted for the content size category; `nil` for `true`.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Creates options; `nil` stands for the default of the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.font) = (tintColor, font)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }
}
