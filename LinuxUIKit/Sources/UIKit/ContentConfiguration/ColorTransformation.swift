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
