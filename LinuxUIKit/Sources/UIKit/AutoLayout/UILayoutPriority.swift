/// The priority of a constraint, from 1 to 1000.
///
/// ```swift
/// let wide = label.widthAnchor.constraint(equalToConstant: 300)
/// wide.priority = .defaultHigh
/// ```
///
/// A constraint of priority 1000 is required. An optional one yields to any with a higher priority,
/// regardless of the number of constraints with a lower one. The values are those of uikit.md, 4.8.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates the priority of a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates the priority of a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of required constraints.
  public static let required = UILayoutPriority(1000)
  /// The default priority of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that may not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// Returns the priority that is higher by a number.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// Returns the priority that is lower by a number.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }

  /// Makes a priority higher by a number.
  public static func += (priority: inout UILayoutPriority, difference: Float) {
    priority.rawValue += difference
  }

  /// Makes a priority lower by a number.
  public static func -= (priority: inout UILayoutPriority, difference: Float) {
    priority.rawValue -= difference
  }
}
