extension UILabel {
  private var scale: CGFloat { traitCollection.displayScale }

  /// The label's natural size when a width is offered, in whole pixels (uikit.md 2.6).
  ///
  /// One line ignores the width; zero and huge widths set no limit.
  func contentSize(offered: CGSize) -> CGSize {
    let isLimited = offered.width > 0 && offered.width < Self.unlimited
    let room = CGRect(
      x: 0, y: 0, width: isLimited ? offered.width : Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// A room that no text fills, also after a subclass took insets off.
  private static let unlimited = 2 * TextLayoutCache.hugeWidth

  /// The room of the text in whole pixels, at the top of the bounds and pushed as it is aligned.
  func measuredTextRect(in bounds: CGRect, lineLimit: Int) -> CGRect {
    guard !isTextEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let width = lineLimit == 1 ? nil : bounds.width
    let size = textSize(width: width, lineLimit: lineLimit)
    let ceiled = CGSize(
      width: ceiledToPixel(size.width, scale: scale),
      height: ceiledToPixel(size.height, scale: scale))
    let slack = max(0, bounds.width - ceiled.width)
    let start = roundedToPixel(slack * sideFactor(of: textAlignment), scale: scale)
    return CGRect(origin: CGPoint(x: bounds.minX + start, y: bounds.minY), size: ceiled)
  }

  /// The size of the text's lines, which is kept: a layout pass asks for one size several times.
  private func textSize(width: CGFloat?, lineLimit: Int) -> CGSize {
    if let measuredText, measuredText.width == width, measuredText.lineLimit == lineLimit {
      return measuredText.size
    }
    let size = layout(styledText.shape, width: width, lineLimit: lineLimit).size
    measuredText = MeasuredText(width: width, lineLimit: lineLimit, size: size)
    return size
  }

  func layout(_ shape: TextShape, width: CGFloat?, lineLimit: Int) -> TextLayout {
    TextLayoutCache.shared.layout(shape, width: width, lineLimit: lineLimit)
  }

  /// How much of the free room lies to the left of a line.
  func sideFactor(of alignment: NSTextAlignment) -> CGFloat {
    alignment.leftPart(isRightToLeft: isRightToLeft)
  }
}

extension NSTextAlignment {
  /// How much of the free room lies to the left of a line: 0 to 1.
  func leftPart(isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isRightToLeft ? 1 : 0
    }
  }
}
