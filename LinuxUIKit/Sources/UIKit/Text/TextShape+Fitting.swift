// How the lines of labels and of text layers take a rectangle.
extension TextShape {
  /// Returns the lines at the width of a size; of several lines, only those that fit its height.
  ///
  /// There is at least one line.
  func layout(fitting size: CGSize, lineLimit: Int) -> TextLayout {
    let all = TextLayoutCache.shared.layout(self, width: size.width, lineLimit: lineLimit)
    guard lineLimit != 1, !all.fits(height: size.height) else { return all }
    let fitting = all.lines.count { $0.bottom <= size.height + TextLayout.heightTolerance }
    guard fitting < all.lines.count else { return all }
    return TextLayoutCache.shared.layout(
      self, width: size.width, lineLimit: max(1, fitting))
  }
}

extension TextLayout {
  /// The largest difference of a height by rounding to pixels, in points.
  static let heightTolerance: CGFloat = 0.5

  /// Returns whether the lines are at most as high as a height in points.
  func fits(height: CGFloat) -> Bool {
    size.height <= height + Self.heightTolerance
  }

  /// Returns the top of the lines when they are centered in a height, in whole pixels; negative if they
  /// are higher.
  func centeredTop(in height: CGFloat, scale: CGFloat) -> CGFloat {
    roundedToPixel((height - ceiledToPixel(size.height, scale: scale)) / 2, scale: scale)
  }
}
