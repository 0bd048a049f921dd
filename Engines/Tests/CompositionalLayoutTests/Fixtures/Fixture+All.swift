extension Fixture {
  /// The worked examples that don't need a view, by number.
  static let all: [Fixture] =
    basicArrangements + anchors + boundaries + orthogonal + customGroups + spacing
    + horizontalLayouts + insets + selfSizing + remaining

  /// compositional-layout.md, 7.1.
  private static let basicArrangements = [e01, e02, e03, e04, e05, e06, e07, e08, e09, e10]

  /// 7.2.
  private static let anchors = [e11, e12, e13, e14]

  /// 7.3: headers, footers, pinning, decorations.
  private static let boundaries = [
    e15, e16, e17, e18, e19, e20, e21, e22, e23, e24, e25, e26,
  ]

  /// 7.4.
  private static let orthogonal = [e27, e28, e29, e30, e31, e32, e33, e34, e35, e67]

  /// 7.5, with mosaics.
  private static let customGroups = [e36, e37, e38]

  /// 7.6.
  private static let spacing = [
    e39, e40, e41, e42, e43, e44, e45, e46, e47, e48, e49, e70,
  ]

  /// 7.7.
  private static let horizontalLayouts = [e50, e51]

  /// 7.8.
  private static let insets = [e52, e53, e62]

  /// 7.9.
  private static let selfSizing = [e54, e55, e56, e57, e58, e59, e60, e61]

  /// 7.10: right to left, rounding, empty sections, lists.
  private static let remaining = [e63, e64, e65, e66, e68, e69]
}
