/// Lays out a list content: sizes in, frames out (uikit.md 3.4.3, "Layout of the content view").
struct ListContentSolver {
  /// Answers how large a text is when no more than a width is there.
  typealias Measure = (_ available: CGFloat) -> CGSize

  /// What content keeps from the edges, the superview's margins taken in.
  var margins: NSDirectionalEdgeInsets
  /// How wide the row is.
  var width: CGFloat
  /// How high the row is; nil to find out.
  var height: CGFloat?
  /// The least height.
  var minimumHeight: CGFloat
  /// The image's own size; nil without one.
  var image: CGSize?
  /// The most room for the image; zero sets no limit.
  var maximumImageSize = CGSize.zero
  /// The room that is kept for the image; zero is its own.
  var reservedImageSize = CGSize.zero
  /// What is between image and text.
  var imageToText: CGFloat
  /// The text's measure; nil without one.
  var text: Measure?
  /// The secondary text's measure; nil without one.
  var secondaryText: Measure?
  /// Whether the secondary text is at the end where both fit.
  var prefersSideBySide: Bool
  /// What is at least between the texts side by side.
  var sideBySideGap: CGFloat
  /// What is between the texts one below the other.
  var stackedGap: CGFloat
  /// How many pixels are a point.
  var scale: CGFloat

  /// The frames.
  func solve() -> ListContentLayout {
    // 1. Scale the image down and find its slot.
    let image = fittedImageSize
    let slot = image.map(slotSize) ?? .zero
    // 2. Start the text behind the slot.
    let textStart = margins.leading + (image == nil ? 0 : slot.width + imageToText)
    let available = max(0, width - textStart - margins.trailing)
    // 3. Put the texts side by side where both fit, else one below the other.
    let block = sideBySide(in: available) ?? stacked(in: available)
    // 4. Find the height.
    let wanted = max(
      margins.top + max(block.height, slot.height) + margins.bottom, minimumHeight)
    // 5. Center the texts in the margins, the image in the row.
    return placed(block, image: image, slot: slot, textStart: textStart, wanted: wanted)
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
    CGSize(
      width: reservedLength(reservedImageSize.width, own: image.width),
      height: reservedLength(reservedImageSize.height, own: image.height))
  }

  /// [guess 3.4.3] The standard slot of symbols is 28 points, of the 28 to 30 that the sheet has.
  private func reservedLength(_ reserved: CGFloat, own: CGFloat) -> CGFloat {
    guard reserved > 0 else { return own }
    return reserved == UIListContentConfiguration.ImageProperties.standardDimension ? 28 : reserved
  }

  private func placed(
    _ block: Block, image: CGSize?, slot: CGSize, textStart: CGFloat, wanted: CGFloat
  ) -> ListContentLayout {
    let height = height ?? wanted
    let room = height - margins.top - margins.bottom
    let top = margins.top + (room - block.height) / 2
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
  /// The texts relative to the place where they begin.
  fileprivate struct Block {
    var text: CGRect?
    var secondaryText: CGRect?
    var height: CGFloat
  }

  /// Both on one line, centered from top to bottom, the secondary one at the end; nil where they
  /// don't fit.
  fileprivate func sideBySide(in available: CGFloat) -> Block? {
    guard prefersSideBySide, let secondaryText else { return nil }
    let own = text?(.greatestFiniteMagnitude) ?? .zero
    let other = secondaryText(.greatestFiniteMagnitude)
    // A missing text keeps its distance (rule 6).
    guard own.width + sideBySideGap + other.width <= available else { return nil }
    let height = max(own.height, other.height)
    return Block(
      text: text == nil
        ? nil
        : CGRect(
          x: 0, y: (height - own.height) / 2, width: available - sideBySideGap - other.width,
          height: own.height),
      secondaryText: CGRect(
        x: available - other.width, y: (height - other.height) / 2, width: other.width,
        height: other.height),
      height: height)
  }

  /// One below the other, as wide as there is room.
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
  /// Whether the length limits an image: it is set, and does not stand for the system's own.
  fileprivate var isLimit: Bool {
    self > 0 && self < UIListContentConfiguration.ImageProperties.standardDimension
  }
}
