extension UIListContentConfiguration {
  /// How the image of a list content looks.
  ///
  /// The tint follows the state until an app sets one. Ours leaves out strokes around images.
  public struct ImageProperties: Hashable {
    /// Stands for the system's own length in `maximumSize` and `reservedLayoutSize`.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    private var stateTint: UIColor?
    private var ownTint: UIColor?
    private var transformer: ColorTransformation?

    /// The size and weight of symbols: large ones for body text, unless set.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(
      textStyle: .body, scale: .large)
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The most room for the image, which keeps its shape; zero sets no limit.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the image, which is centered in it; zero is the image's own.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors while the person has all colors inverted.
    public var accessibilityIgnoresInvertColors = false

    /// The color of stencils; nil is the cell's tint.
    public var tintColor: UIColor? {
      get { ownTint ?? stateTint }
      set { ownTint = newValue }
    }

    /// Makes the drawn color of `tintColor`.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { transformer?.transformer }
      set { transformer = newValue.map(ColorTransformation.init) }
    }

    /// The color that stencils are drawn in, in a view of that tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }

    /// Takes over the tint for a state; what an app set stays.
    mutating func take(tint: UIColor?) {
      stateTint = tint
    }

    /// Feeds what is compared into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ownTint)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(reservedLayoutSize.width)
    }
  }
}
