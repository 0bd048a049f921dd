/// A transformation of a configuration's color, applied each time the configuration is displayed.
///
/// ```swift
/// background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
///   color.withAlphaComponent(0.3)
/// }
/// ```
///
/// - Note: Not implemented: `preferredTint` and `monochromeTint`.
public struct UIConfigurationColorTransformer: Sendable {
  private let box: Box

  /// An object that stores the closure, so that transformers can be compared by identity.
  private final class Box: Sendable {
    let transform: @Sendable (UIColor) -> UIColor

    init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
      self.transform = transform
    }
  }

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    box = Box(transform)
  }

  /// The closure that transforms the color.
  public var transform: @Sendable (UIColor) -> UIColor { box.transform }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor {
    box.transform(input)
  }

  /// A transformer that converts colors to grayscale.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in color.components(with: traits).gray }
  }

  /// The identity shared by copies of the same transformer.
  var identity: ObjectIdentifier { ObjectIdentifier(box) }
}

extension ColorComponents {
  // Unverified: BT.709 is assumed; uikit.md, 6.17 doesn't specify the formula.
  /// The gray of the same luma, with the same alpha.
  fileprivate var gray: UIColor {
    let parts = rgba
    let luma = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
    return UIColor(white: luma, alpha: parts.alpha)
  }
}

/// A color transformer that is compared by identity: it equals only its copies.
struct ColorTransformation: Hashable {
  let transformer: UIConfigurationColorTransformer

  /// Creates a comparable transformer.
  init(_ transformer: UIConfigurationColorTransformer) {
    self.transformer = transformer
  }

  static func == (left: ColorTransformation, right: ColorTransformation) -> Bool {
    left.transformer.identity == right.transformer.identity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(transformer.identity)
  }
}
