extension NSLayoutConstraint {
  /// What a visual format can't say: alignment across its axis, and the direction along it.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// One bit an alignment, as Apple numbers them; the direction is a number in higher bits.
    public let rawValue: UInt

    /// The options whose bits are those of `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All left edges in one line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All right edges in one line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All upper edges in one line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All lower edges in one line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All leading edges in one line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All trailing edges in one line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All middles between the sides in one line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All middles between top and bottom in one line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All last baselines in one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All first baselines in one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Views follow each other as a line is read; so they do unless told otherwise.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances are from edge to edge; so they are unless told otherwise.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances down a column are from the last baseline of a view to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the distances.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that are aligned, in Apple's order.
    var alignedAttributes: [Attribute] {
      (1...12).compactMap(Attribute.init).filter { rawValue & 1 << UInt($0.rawValue) != 0 }
    }
  }
}
