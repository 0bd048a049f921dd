/// The styles for the endpoints of a line.
public enum CGLineCap: Int32, Sendable {
  /// A squared-off end at the endpoint.
  case butt = 0
  /// A half circle around the endpoint.
  case round = 1
  /// A squared-off end half a line width beyond the endpoint.
  case square = 2
}

/// The styles for the joins of a line.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges are extended until they meet, up to the miter limit.
  case miter = 0
  /// An arc around the corner.
  case round = 1
  /// The ends of the outer edges are connected by a straight line.
  case bevel = 2
}

/// The rules that determine which regions of a path are inside.
public enum CGPathFillRule: Int, Sendable {
  /// Points with a winding number other than zero are inside.
  case winding = 0
  /// Points from which a ray crosses the path an odd number of times are inside.
  case evenOdd = 1
}

/// The operations for drawing a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the nonzero winding number rule.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill = 1
  /// Strokes the path.
  case stroke = 2
  /// Fills by the nonzero winding number rule, then strokes.
  case fillStroke = 3
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke = 4
}
