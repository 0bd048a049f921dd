/// How much a constraint, or the wish of a view to keep its natural size, matters: from 1 to 1000.
///
/// ```swift
/// let wide = label.widthAnchor.constraint(equalToConstant: 300)
/// wide.priority = .defaultHigh
/// ```
///
/// 1000 must hold. Anything less gives way to whatever is higher, however many are lower. Values
/// from uikit.md 4.8.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// The priority of a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// With which views resist being smaller than their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag above which the user may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// With which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// With which views resist being larger than their content.
  public static let defaultLow = UILayoutPriority(250)
  /// With which a fitting size is asked for; almost anything else matters more.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
