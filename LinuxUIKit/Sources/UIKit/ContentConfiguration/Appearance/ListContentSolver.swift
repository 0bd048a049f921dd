/// A solver of the layout of list content (uikit.md, 3.4.3).
struct ListContentSolver {
  /// Returns the size of a text for the available width.
  typealias Measure = (_ available: CGFloat) -> CGSize

  /// The margins, including those of the superview where they are preserved.
  var margins: NSDirectionalEdgeInsets
  /// The width of the content view.
  var width: CGFloat
  /// The height of the content view, or `nil` to compute the preferred one.
  var height: CGFloat?
  /// The minimum height.
  var minimumHeight: CGFloat
  /// The natural size of the image, or `nil` without one.
  var image: CGSize?
  /// The maximum size of the image; zero sets no limit.
  var maximumImageSize = CGSize.zero
  /// The size of the slot reserved for the image; zero uses that of the image, and the standard
  /// width for symbols.
  var reservedImageSize = CGSize.zero
  /// Whether the image is a symbol.
  var isSymbol = false
  /// The standard length of the slot of symbols, in points.
  var standardSymbolLength = Self.defaultSymbolLength
  /// The distance between image and text.
  var imageToText: CGFloat
  /// The measurement of the text; `nil` without one.
  var text: Measure?
  /// The measurement of the secondary text; `nil` without one.
  var secondaryText: Measure?
  /// Whether texts are arranged horizontally if both fit.
  var prefersSideBySide: Bool
  /// The minimum distance between horizontally arranged texts.
  var sideBySideGap: CGFloat
  /// The distance between vertically arranged texts.
  var stackedGap: CGFloat
  /// The number of pixels per point.
  var scale: CGFloat

  /// Computes the frames and the preferred height.
  func solve() -> ListContentLayout {
    // 1. Scale the image down and determine its slot.
    let image = fittedImageSize
    let slot = image.map(slotSize) ?? .zero
    // 2. Place the text after the slot.
    let textStart = margins.leading + (image == nil ? 0 : slot.width + imageToText)
    let available = max(0, width - textStart - margins.trailing)
    // 3. Arrange the texts horizontally if both fit, and vertically otherwise.
    let block = sideBySide(in: available) ?? stacked(in: available)
    // 4. Compute the preferred height.
    let wanted = max(
      margins.top + max(block.height, slot.height) + margins.bottom, minimumHeight)
    // 5. Center the texts between the margins, and the image in the content view.
    return layout(block, image: image, slot: slot, textStart: textStart, wanted: wanted)
  }

  private var fittedImageSize: CGSize? {
    guard let image, image.width > 0, image.height > 0 else { return image }
    var factor: CGFloat = 1
    if maximumImageSize.width.isLimit { factor = min(factor, maximumImageSize.width / image.width) }
    if maximumImageSize.height.isLimit {
      factor = min(factor, maximumImageSize.height / image.height)
    }
    if let height {
      factor = min(factor, max(0, height - margins.top - margins.bottom) / image.height)
    }
    return CGSize(width: image.width * factor, height: image.height * factor)
  }

  private func slotSize(for image: CGSize) -> CGSize {
    // Unverified: the height of the slot of symbols is that of the symbol (uikit.md, 3.4.3).
    CGSize(
      width: reservedLength(
        reservedImageSize.width, default: isSymbol ? standardSymbolLength : image.width),
      height: reservedLength(reservedImageSize.height, default: image.height))
  }

  // Unverified: from the range of 28 to 30 in uikit.md, 3.4.3.
  /// The standard length of the slot of symbols at the default text size, in points.
  static let defaultSymbolLength: CGFloat = 28

  private func reservedLength(_ reserved: CGFloat, default natural: CGFloat) -> CGFloat {
    guard reserved > 0 else { return natural }
    return reserved == UIListContentConfiguration.ImageProperties.standardDimension
      ? standardSymbolLength : reserved
  }

  private func layout(
    _ block: Block, image: CGSize?, slot: CGSize, textStart: CGFloat, wanted: CGFloat
  ) -> ListContentLayout {
    let height = height ?? wanted
    let available = height - margins.top - margins.bottom
    let top = margins.top + (available - block.height) / 2
    let imageFrame = image.map { size in
      CGRect(
        x: margins.leading + (slot.width - size.width) / 2, y: (height - size.height) / 2,
        width: size.width, height: size.height)
    }
    return ListContentLayout(
      image: imageFrame.map(onPixels),
      text: block.text.map { onPixels($0.offsetBy(dx: textStart, dy: top)) },
      secondaryText: block.secondaryText.map { onPixels($0.offsetBy(dx: textStart, dy: top)) },
      height: wanted)
  }

  private func onPixels(_ frame: CGRect) -> CGRect {
    CGRect(
      x: roundedToPixel(frame.minX, scale: scale), y: roundedToPixel(frame.minY, scale: scale),
      width: frame.width, height: frame.height)
  }
}

extension ListContentSolver {
  /// The frames of the texts relative to their leading top corner.
  fileprivate struct Block {
    var text: CGRect?
    var secondaryText: CGRect?
    var height: CGFloat
  }

  /// Returns both texts in one row, vertically centered, with the secondary text at the trailing
  /// edge; `nil` if they don't fit.
  fileprivate func sideBySide(in available: CGFloat) -> Block? {
    guard prefersSideBySide, let secondaryText else { return nil }
    let textSize = text?(.greatestFiniteMagnitude) ?? .zero
    let secondarySize = secondaryText(.greatestFiniteMagnitude)
    // A missing text keeps its distance (uikit.md, 3.4.3, rule 6).
    guard textSize.width + sideBySideGap + secondarySize.width <= available else { return nil }
    let height = max(textSize.height, secondarySize.height)
    return Block(
      text: text == nil
        ? nil
        : CGRect(
          x: 0, y: (height - textSize.height) / 2,
          width: available - sideBySideGap - secondarySize.width,
          height: textSize.height),
      secondaryText: CGRect(
        x: available - secondarySize.width, y: (height - secondarySize.height) / 2,
        width: secondarySize.width,
        height: secondarySize.height),
      height: height)
  }

  /// Returns the texts one below the other, in the full available width.
  fileprivate func stacked(in available: CGFloat) -> Block {
    var block = Block(height: 0)
    if let text {
      block.text = CGRect(x: 0, y: 0, width: available, height: text(available).height)
      block.height = block.text?.height ?? 0
    }
    guard let secondaryText else { return block }
    if text != nil { block.height += stackedGap }
    let height = secondaryText(available).height
    block.secondaryText = CGRect(x: 0, y: block.height, width: available, height: height)
    block.height += height
    return block
  }
}

extension CGFloat {
  /// Whether the length is set to a value other than the system's standard dimension.
  fileprivate var isLimit: Bool {
    self > 0 && self < UIListContentConfiguration.ImageProperties.standardDimension
  }
}

/// The frames of list content, as computed by `ListContentSolver`.
///
/// Lengths are in points; x counts from the leading edge, y from the top.
struct ListContentLayout: Equatable {
  /// The frame of the image, or `nil` without one.
  var image: CGRect?
  /// The frame of the text, or `nil` without one.
  var text: CGRect?
  /// The frame of the secondary text, or `nil` without one.
  var secondaryText: CGRect?
  /// The preferred height.
  var height: CGFloat
}
