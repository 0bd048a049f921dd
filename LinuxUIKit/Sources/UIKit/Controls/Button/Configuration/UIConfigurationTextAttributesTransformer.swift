import Foundation

/// A transformation of a text's default attributes, applied each time the configuration is
/// displayed.
///
/// ```swift
/// configuration.titleTextAttributesTransformer =
///   UIConfigurationTextAttributesTransformer { attributes in
///     var attributes = attributes
///     attributes.font = .boldSystemFont(ofSize: 15)
///     return attributes
///   }
/// ```
public struct UIConfigurationTextAttributesTransformer: Sendable {
  private let box: Box

  /// An object that stores the closure, so that transformers can be compared by identity.
  private final class Box: Sendable {
    let transform: @Sendable (AttributeContainer) -> AttributeContainer

    init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    box = Box(transform)
  }

  /// The closure that transforms the attributes.
  public var transform: @Sendable (AttributeContainer) -> AttributeContainer { box.transform }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    box.transform(input)
  }

  /// The identity shared by copies of the same transformer.
  var identity: ObjectIdentifier { ObjectIdentifier(box) }
}
