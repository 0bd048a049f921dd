extension NSLayoutConstraint {
  /// The options of a visual format: alignment on the other axis, direction and spacing.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits: one for each alignment, and higher ones for direction and spacing.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centers.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centers.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Views are in the order of the layout direction.
    ///
    /// This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views are in order from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views are in order from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances are from edge to edge.
    ///
    /// This is the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical distances are from the last baseline of a view to the first baseline of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that are aligned, in Apple's order.
    var alignedAttributes: [Attribute] {
      (1...12).compactMap(Attribute.init).filter { rawValue & 1 << UInt($0.rawValue) != 0 }
    }
  }
}
