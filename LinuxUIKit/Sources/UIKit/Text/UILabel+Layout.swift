extension UILabel {
  private var scale: CGFloat { traitCollection.displayScale }

  /// Returns the intrinsic size at an available width, in whole pixels (uikit.md, 2.6).
  ///
  /// A single line ignores the width; zero and very large widths are no limit.
  func contentSize(offered: CGSize) -> CGSize {
    let isLimited = offered.width > 0 && offered.width < Self.unlimited
    let available = CGRect(
      x: 0, y: 0, width: isLimited ? offered.width : Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: available, limitedToNumberOfLines: numberOfLines).size
  }

  /// A width above the limit of the cache, also after a subclass subtracted insets.
  private static let unlimited = 2 * TextLayoutCache.hugeWidth

  /// Returns the rectangle of the text in whole pixels, at the top of the bounds and aligned.
  func measuredTextRect(in bounds: CGRect, lineLimit: Int) -> CGRect {
    guard !isTextEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let width = lineLimit == 1 ? nil : bounds.width
    let size = textSize(width: width, lineLimit: lineLimit)
    let ceiled = CGSize(
      width: ceiledToPixel(size.width, scale: scale),
      height: ceiledToPixel(size.height, scale: scale))
    let slack = max(0, bounds.width - ceiled.width)
    let start = roundedToPixel(
      slack * textAlignment.leftPart(isRightToLeft: isRightToLeft), scale: scale)
    return CGRect(origin: CGPoint(x: bounds.minX + start, y: bounds.minY), size: ceiled)
  }

  func layout(_ shape: TextShape, width: CGFloat?, lineLimit: Int) -> TextLayout {
    TextLayoutCache.shared.layout(shape, width: width, lineLimit: lineLimit)
  }
}

extension NSTextAlignment {
  /// Returns the part of the remaining width that is to the left of a line: 0 to 1.
  func leftPart(isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isRightToLeft ? 1 : 0
    }
  }
}

// MARK: - Positions

extension UILabel {
  /// Returns the positioned lines in a rectangle; `nil` without text.
  func positionedText(in rect: CGRect) -> PositionedText? {
    guard !isTextEmpty else { return nil }
    let shape = styledText.shape
    let fitted = adjustsFontSizeToFitWidth ? fittedLayout(of: shape, in: rect) : nil
    let full = shape.layout(fitting: rect.size, lineLimit: numberOfLines)
    let layout = fitted ?? full
    return PositionedText(
      layout: layout, rect: rect, top: top(of: layout, insteadOf: full, in: rect),
      scale: traitCollection.displayScale, isRightToLeft: isRightToLeft)
  }

  /// Returns the top of the block, which is centered in whole pixels, also if it is too high
  /// (uikit.md, 2.6).
  private func top(of layout: TextLayout, insteadOf full: TextLayout, in rect: CGRect) -> CGFloat {
    let centered = layout.centeredTop(in: rect.height, scale: scale)
    guard layout.size != full.size else { return centered }
    let fullTop = full.centeredTop(in: rect.height, scale: scale)
    switch baselineAdjustment {
    case .alignBaselines: return fullTop + full.firstBaseline - layout.firstBaseline
    case .alignCenters: return centered
    case .none: return fullTop
    }
  }
}

// MARK: - Shrinking

extension UILabel {
  /// Returns the lines in the largest size that fits the rectangle; `nil` if the full size does.
  private func fittedLayout(of shape: TextShape, in rect: CGRect) -> TextLayout? {
    let factor =
      numberOfLines == 1
      ? singleLineFactor(of: shape, in: rect) : multilineFactor(of: shape, in: rect)
    guard factor < 1 else { return nil }
    return layout(shape.scaled(by: factor), width: rect.width, lineLimit: numberOfLines)
  }

  /// Returns the scale of a single line: widths are linear in the size, except for indents.
  private func singleLineFactor(of shape: TextShape, in rect: CGRect) -> CGFloat {
    let natural = layout(shape, width: nil, lineLimit: 1)
    guard natural.size.width > rect.width, rect.width > 0, let line = natural.lines.first,
      line.width > 0
    else { return 1 }
    let available = rect.width - (natural.size.width - line.width)
    let factor = max(Self.smallestFactor, available / line.width * Self.roundingFactor)
    return max(minimumScaleFactor, factor)
  }

  /// Returns the scale of several lines by bisection.
  private func multilineFactor(of shape: TextShape, in rect: CGRect) -> CGFloat {
    guard numberOfLines > 1, !fitsCompletely(shape, in: rect) else { return 1 }
    var (small, large) = (min(1, max(minimumScaleFactor, 0)), CGFloat(1))
    for _ in 0..<Self.searchSteps {
      let middle = (small + large) / 2
      if fitsCompletely(shape.scaled(by: middle), in: rect) {
        small = middle
      } else {
        large = middle
      }
    }
    return max(small, Self.smallestFactor)
  }

  private func fitsCompletely(_ shape: TextShape, in rect: CGRect) -> Bool {
    let complete = layout(shape, width: rect.width, lineLimit: 0)
    return complete.lines.count <= numberOfLines && complete.fits(height: rect.height)
  }

  /// The factor that compensates for Pango's widths in whole units.
  private static let roundingFactor: CGFloat = 0.999
  /// The number of bisections, for a hundredth of the size.
  private static let searchSteps = 7
  private static let smallestFactor: CGFloat = 0.01
}

// MARK: - Drawing

extension UILabel {
  /// Draws the shadow and the text, clipped to the rectangle.
  func drawStyledText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let positioned = positionedText(in: rect)
    else {
      return
    }
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: rect)
    var painter = TextPainter(
      text: positioned, appearances: styledText.appearances, color: displayedColor)
    painter.opacity = isEnabled ? 1 : Self.disabledOpacity
    painter.replacesColors = isHighlighted && highlightedTextColor != nil
    if let shadowColor { painter.shadow(shadowColor, offset: shadowOffset).draw(in: context) }
    painter.draw(in: context)
  }

  private var displayedColor: UIColor {
    isHighlighted ? highlightedTextColor ?? style.color : style.color
  }

  // Unverified: half is distinguishable from both enabled and clear text.
  private static let disabledOpacity: CGFloat = 0.5
}

// MARK: - Auto Layout

extension UILabel: WidthDependentContent {
  var isHeightDependentOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  func contentSize(forWidth width: CGFloat) -> CGSize {
    contentSize(offered: CGSize(width: width, height: 0))
  }
}

extension UILabel: BaselineContent {
  var baselineFont: UIFont { style.font }

  /// Returns the baselines of the centered block, each at the nearest pixel (uikit.md, 2.6).
  func baselines(in size: CGSize) -> Baselines? {
    positionedText(in: CGRect(origin: .zero, size: size)).map { text in
      Baselines(
        first: text.baseline(of: text.layout.firstBaseline),
        last: text.baseline(of: text.layout.lastBaseline))
    }
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
