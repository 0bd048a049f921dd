// How system accessories look; each has options of its own, as Apple's have.
extension UICellAccessory {
  /// How an arrow looks.
  public struct DisclosureIndicatorOptions {
    /// What these options say.
    var look: AccessoryLook

    /// Options; those that are nil are the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      look = AccessoryLook(
        isHidden: isHidden ?? false, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a checkmark looks.
  public struct CheckmarkOptions {
    /// What these options say.
    var look: AccessoryLook

    /// Options; those that are nil are the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      look = AccessoryLook(
        isHidden: isHidden ?? false, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a detail button (iOS 15.4) looks.
  public struct DetailOptions {
    /// What these options say.
    var look: AccessoryLook

    /// Options; those that are nil are the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      look = AccessoryLook(
        isHidden: isHidden ?? false, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a delete button looks.
  public struct DeleteOptions {
    /// What these options say.
    var look: AccessoryLook

    /// Options; those that are nil are the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      look = AccessoryLook(
        isHidden: isHidden ?? false, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How an insert button looks.
  public struct InsertOptions {
    /// What these options say.
    var look: AccessoryLook

    /// Options; those that are nil are the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      look = AccessoryLook(
        isHidden: isHidden ?? false, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a handle for moving looks.
  public struct ReorderOptions {
    /// What these options say.
    var look: AccessoryLook

    /// Options; those that are nil are the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      look = AccessoryLook(
        isHidden: isHidden ?? false, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a selection circle looks.
  public struct MultiselectOptions {
    /// What these options say.
    var look: AccessoryLook

    /// Options; those that are nil are the system's.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      look = AccessoryLook(
        isHidden: isHidden ?? false, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How an arrow of an outline looks, and what tapping does.
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

    /// What these options say.
    var look: AccessoryLook
    /// What shows and hides the children.
    let style: Style

    /// Options; those that are nil are the system's.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style
      look = AccessoryLook(
        isHidden: isHidden ?? false, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a text looks.
  public struct LabelOptions {
    /// What these options say.
    var look: AccessoryLook
    /// The font; nil is that of body text.
    let font: UIFont?

    /// Options; those that are nil are the system's: body text in the secondary colour.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil
    ) {
      self.font = font
      look = AccessoryLook(
        isHidden: isHidden ?? false, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// A view of one's own with its place and look.
  public struct CustomViewConfiguration {
    /// The view.
    let customView: UIView
    /// Where and when it is shown.
    let placement: Placement
    /// What these options say.
    var look: AccessoryLook

    /// A configuration; what is nil is the system's.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.customView = customView
      self.placement = placement
      look = AccessoryLook(
        isHidden: isHidden ?? false, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }
}
