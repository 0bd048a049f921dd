// The options of system accessories. The system chooses those that are `nil`.
extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the arrow is hidden, which keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?

    /// Creates options; the system chooses those that are `nil`.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions {
    /// Whether the checkmark is hidden, which keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?

    /// Creates options; the system chooses those that are `nil`.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// The options of a detail button (iOS 15.4).
  public struct DetailOptions {
    /// Whether the button is hidden, which keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?

    /// Creates options; the system chooses those that are `nil`.
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
      /// The list chooses the style.
      case automatic
      /// A tap anywhere on the cell expands or collapses the item.
      case header
      /// A tap on the disclosure expands or collapses the item.
      case cell
    }

    /// The style.
    public var style: Style
    /// Whether the arrow is hidden, which keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color.
    public var tintColor: UIColor?

    /// Creates options; the system chooses those that are `nil`.
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
    /// Whether the text is hidden, which keeps its space.
    public var isHidden: Bool?
    /// The reserved width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; `nil` for the secondary label color.
    public var tintColor: UIColor?
    /// The font; `nil` for the font of body text.
    public var font: UIFont?
    /// Whether the font is adjusted for the content size category; `nil` for `true`.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Creates options; the system chooses those that are `nil`.
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
