/// The corners of a layer that its corner radius rounds.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// One bit for each corner, as Core Animation numbers them.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve of a name; names other than Core Animation's draw as circular.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A continuous curve, as app icons and grouped lists have it.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The placement of a layer's contents whose size differs from that of the layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the placement.
  public let rawValue: String

  /// Creates a placement of a name; names other than Core Animation's draw as `resize`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Scaled to the layer's size.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit, with the aspect ratio kept, and centered.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill, with the aspect ratio kept, and centered.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// Not scaled, and centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Not scaled, at the center of the top edge.
  ///
  /// Names of edges are those of Core Animation, whose y-axis points up: `bottom` is the upper edge
  /// on the screen.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Not scaled, at the center of the bottom edge, which is the upper one on the screen.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Not scaled, at the center of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Not scaled, at the center of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Not scaled, in the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Not scaled, in the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Not scaled, in the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Not scaled, in the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}
