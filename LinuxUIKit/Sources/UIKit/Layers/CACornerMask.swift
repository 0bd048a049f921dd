/// The corners of a layer that its corner radius rounds.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// One bit a corner, as Core Animation numbers them.
  public let rawValue: UInt

  /// The set whose bits are those of `rawValue`.
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

/// The curve that a layer's rounded corner follows.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// The curve of that name; names other than Core Animation's draw as circular.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A superellipse that begins to bend earlier, the look of icons and grouped lists.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's contents are placed when their size is not the layer's.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the placement.
  public let rawValue: String

  /// The placement of that name; names other than Core Animation's draw as `resize`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Stretched to the layer's size.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled uniformly until all of it fits, centered.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled uniformly until the layer is covered, centered.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// Its own size, centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
}
