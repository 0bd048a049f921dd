extension UIListContentConfiguration {
  /// The properties of the image of list content.
  ///
  /// The tint color is updated for the state unless an app sets it.
  ///
  /// - Note: Not implemented: strokes around images.
  public struct ImageProperties: Hashable {
    /// The system's standard length in `maximumSize` and `reservedLayoutSize`.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    private var defaultTint: UIColor?
    private var customTint: UIColor?
    private var transformer: ColorTransformation?

    /// The configuration of symbol images.
    ///
    /// The default is large symbols for body text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(
      textStyle: .body, scale: .large)
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, which keeps its aspect ratio; zero sets no limit.
    public var maximumSize = CGSize.zero
    /// The size of the slot reserved for the image, in which it is centered, in points.
    ///
    /// The default is zero. A width of zero is the image's own, but that of symbol images is the
    /// standard width, which grows with the text size: so the texts of rows with symbols of different
    /// widths begin at the same position. A height of zero is the image's own.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors while the Invert Colors accessibility feature is on.
    public var accessibilityIgnoresInvertColors = false

    /// The tint of template images; `nil` is that of the cell.
    public var tintColor: UIColor? {
      get { customTint ?? defaultTint }
      set { customTint = newValue }
    }

    /// The transformer applied to `tintColor`.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { transformer?.transformer }
      set { transformer = newValue.map(ColorTransformation.init) }
    }

    /// Returns the tint of template images for the tint color of a view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }

    /// Sets the default tint for a state; a tint set by an app takes precedence.
    mutating func setDefaultTint(_ tint: UIColor?) {
      defaultTint = tint
    }

    /// Hashes the essential components.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(customTint)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(reservedLayoutSize.width)
    }
  }
}
