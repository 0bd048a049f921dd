/// How the two ends of an open line look.
public enum CGLineCap: Int32, Sendable {
  /// Cut off square at the end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// Cut off square half a line's width beyond the end point.
  case square = 2
}

/// How the corner between two pieces of a line looks.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges run on until they meet, up to the miter limit.
  case miter = 0
  /// A part of a circle around the corner.
  case round = 1
  /// The outer edges' ends are joined by a straight line.
  case bevel = 2
}

/// Which parts of a path that crosses itself count as inside.
public enum CGPathFillRule: Int, Sendable {
  /// Where the turns around a point do not cancel out.
  case winding = 0
  /// Where a ray to the outside crosses the path an odd number of times.
  case evenOdd = 1
}
