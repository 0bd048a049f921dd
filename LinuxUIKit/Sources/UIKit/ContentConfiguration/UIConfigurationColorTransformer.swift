/// Makes another color of the one that a configuration names, each time the configuration is shown.
///
/// ```swift
/// background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
///   color.withAlphaComponent(0.3)
/// }
/// ```
///
/// Ours leaves out `preferredTint` and `monochromeTint`.
public struct UIConfigurationColorTransformer: Sendable {
  private let box: Box

  /// Keeps the closure, so that one transformer is told from another.
  private final class Box: Sendable {
    let transform: @Sendable (UIColor) -> UIColor

    init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
      self.transform = transform
    }
  }

  /// A transformer that does what a closure does.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    box = Box(transform)
  }

  /// What is done with the color.
  public var transform: @Sendable (UIColor) -> UIColor { box.transform }

  /// The color that is made of another one.
  public func callAsFunction(_ input: UIColor) -> UIColor {
    box.transform(input)
  }

  /// Makes colors gray.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in color.components(with: traits).gray }
  }

  /// A number that two transformers share if one is a copy of the other.
  var identity: ObjectIdentifier { ObjectIdentifier(box) }
}

extension ColorComponents {
  /// [guess 6.17] The gray of the same luma as BT.709 has it; opacity stays.
  fileprivate var gray: UIColor {
    let parts = rgba
    let luma = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
    return UIColor(white: luma, alpha: parts.alpha)
  }
}
