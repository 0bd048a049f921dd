extension UILabel {
  /// The lines that are drawn in a rectangle, and where; nil without text.
  func placedText(in rect: CGRect) -> PlacedText? {
    guard !isTextEmpty else { return nil }
    let shape = styledText.shape
    let fitted = adjustsFontSizeToFitWidth ? fittedLayout(of: shape, in: rect) : nil
    let full = shownLayout(of: shape, in: rect)
    let layout = fitted ?? full
    return PlacedText(
      layout: layout, rect: rect, top: top(of: layout, insteadOf: full, in: rect),
      scale: traitCollection.displayScale, isRightToLeft: isRightToLeft)
  }

  /// The block is centered, also when it is too high; its offset is a whole pixel (uikit.md 2.6).
  private func top(of layout: TextLayout, insteadOf full: TextLayout, in rect: CGRect) -> CGFloat {
    let centered = roundedTop(of: layout, in: rect)
    guard layout.size != full.size else { return centered }
    let fullTop = roundedTop(of: full, in: rect)
    switch baselineAdjustment {
    case .alignBaselines: return fullTop + full.firstBaseline - layout.firstBaseline
    case .alignCenters: return centered
    case .none: return fullTop
    }
  }

  private func roundedTop(of layout: TextLayout, in rect: CGRect) -> CGFloat {
    let scale = traitCollection.displayScale
    let height = ceiledToPixel(layout.size.height, scale: scale)
    return roundedToPixel((rect.height - height) / 2, scale: scale)
  }

  /// The lines in full size; of several lines only as many as the rectangle is high enough for.
  private func shownLayout(of shape: TextShape, in rect: CGRect) -> TextLayout {
    let all = layout(shape, width: rect.width, lineLimit: numberOfLines)
    guard numberOfLines != 1, !fits(all, in: rect) else { return all }
    let fitting = all.lines.count { $0.bottom <= rect.height + Self.pixelNoise }
    guard fitting < all.lines.count else { return all }
    return layout(shape, width: rect.width, lineLimit: max(1, fitting))
  }

  private func fits(_ layout: TextLayout, in rect: CGRect) -> Bool {
    layout.size.height <= rect.height + Self.pixelNoise
  }

  /// What a height may miss by rounding to pixels.
  private static let pixelNoise: CGFloat = 0.5
}

// MARK: A smaller font

extension UILabel {
  /// The lines in the largest size that fits the rectangle; nil if the full size does.
  private func fittedLayout(of shape: TextShape, in rect: CGRect) -> TextLayout? {
    let isOneLine = numberOfLines == 1
    let factor =
      isOneLine ? oneLineFactor(of: shape, in: rect) : severalLineFactor(of: shape, in: rect)
    guard factor < 1 else { return nil }
    return layout(shape.scaled(by: factor), width: rect.width, lineLimit: numberOfLines)
  }

  /// Widths are linear in the size, but for indents, so one line needs no search.
  private func oneLineFactor(of shape: TextShape, in rect: CGRect) -> CGFloat {
    let natural = layout(shape, width: nil, lineLimit: 1)
    guard natural.size.width > rect.width, rect.width > 0, let line = natural.lines.first,
      line.width > 0
    else { return 1 }
    let room = rect.width - (natural.size.width - line.width)
    let factor = max(Self.smallestFactor, room / line.width * Self.slightlyLess)
    return max(minimumScaleFactor, factor)
  }

  private func severalLineFactor(of shape: TextShape, in rect: CGRect) -> CGFloat {
    guard numberOfLines > 1, !fitsUncut(shape, in: rect) else { return 1 }
    var (small, large) = (min(1, max(minimumScaleFactor, 0)), CGFloat(1))
    for _ in 0..<Self.searchSteps {
      let middle = (small + large) / 2
      if fitsUncut(shape.scaled(by: middle), in: rect) { small = middle } else { large = middle }
    }
    return max(small, Self.smallestFactor)
  }

  private func fitsUncut(_ shape: TextShape, in rect: CGRect) -> Bool {
    let uncut = layout(shape, width: rect.width, lineLimit: 0)
    return uncut.lines.count <= numberOfLines && fits(uncut, in: rect)
  }

  /// Pango's widths are whole units, which add up to less than this part of a line.
  private static let slightlyLess: CGFloat = 0.999
  /// Halving this often finds the size to a hundredth of it.
  private static let searchSteps = 7
  private static let smallestFactor: CGFloat = 0.01
}
