/// How a picture is drawn that does not fall on whole pixels.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context thinks best: here, smoothly.
  case `default` = 0
  /// Each pixel becomes a block.
  case none = 1
  /// Smoothly and fast; here the same as `default`.
  case low = 2
  /// Smoothly; here the same as `default`.
  case medium = 4
  /// As smoothly as possible; here the same as `default`.
  case high = 3
}
