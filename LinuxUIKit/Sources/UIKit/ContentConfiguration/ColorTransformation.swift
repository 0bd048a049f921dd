/// A transformer that can be compared: it equals its copies only.
struct ColorTransformation: Hashable {
  /// The transformer.
  let transformer: UIConfigurationColorTransformer

  /// The same for comparing.
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
