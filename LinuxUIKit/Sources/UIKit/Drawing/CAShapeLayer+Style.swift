import Foundation

/// Which parts of a shape layer's path that crosses itself are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// The rule of that name; names other than Core Animation's fill as `nonZero`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where the turns around a point do not cancel out.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a ray to the outside crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the two ends of a shape layer's open line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the end.
  public let rawValue: String

  /// The end of that name; names other than Core Animation's draw as `butt`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off square at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Cut off square half a line's width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var drawn: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// How the corners of a shape layer's line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the corner.
  public let rawValue: String

  /// The corner of that name; names other than Core Animation's draw as `miter`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The outer edges run on until they meet.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A part of a circle around the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The outer edges' ends are joined by a straight line.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var drawn: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
