// How system accessories look; each has options of its own, as Apple's have. What is nil is the
// system's.
extension UICellAccessory {
  /// How an arrow looks.
  public struct DisclosureIndicatorOptions {
    /// Whether the arrow is not drawn, and keeps its room.
    public var isHidden: Bool?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?

    /// Options that say what is given and leave the rest to the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// How a checkmark looks.
  public struct CheckmarkOptions {
    /// Whether the checkmark is not drawn, and keeps its room.
    public var isHidden: Bool?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?

    /// Options that say what is given and leave the rest to the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// How a detail button (iOS 15.4) looks.
  public struct DetailOptions {
    /// Whether the button is not drawn, and keeps its room.
    public var isHidden: Bool?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?

    /// Options that say what is given and leave the rest to the system.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// What shows and hides the children of an item, and how its arrow looks.
  public struct OutlineDisclosureOptions {
    /// What shows and hides the children.
    public enum Style: Hashable, Sendable {
      /// The list decides.
      case automatic
      /// A tap anywhere on the cell.
      case header
      /// A tap on the arrow.
      case cell
    }

    /// What shows and hides the children.
    public var style: Style
    /// Whether the arrow is not drawn, and keeps its room.
    public var isHidden: Bool?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?

    /// Options that say what is given and leave the rest to the system.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }

  /// How a text looks.
  public struct LabelOptions {
    /// Whether the text is not drawn, and keeps its room.
    public var isHidden: Bool?
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil is that of secondary texts.
    public var tintColor: UIColor?
    /// The font; nil is that of body text.
    public var font: UIFont?
    /// Whether the font follows Dynamic Type while it is shown; nil is yes.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Options that say what is given and leave the rest to the system.
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
