import Foundation

/// Makes other attributes of those that a configuration gives a text, each time it is shown.
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

  /// Keeps the closure, so that one transformer is told from another.
  private final class Box: Sendable {
    let transform: @Sendable (AttributeContainer) -> AttributeContainer

    init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  /// A transformer that does what a closure does.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    box = Box(transform)
  }

  /// What is done with the attributes.
  public var transform: @Sendable (AttributeContainer) -> AttributeContainer { box.transform }

  /// The attributes that are made of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    box.transform(input)
  }

  /// A number that two transformers share if one is a copy of the other.
  var identity: ObjectIdentifier { ObjectIdentifier(box) }
}
