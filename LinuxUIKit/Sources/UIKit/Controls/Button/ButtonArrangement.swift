/// A solver of the frames of a button's image, title and subtitle from their sizes.
///
/// The image is on one side of the texts, which are stacked vertically. Together they form a block
/// that is aligned in the available size.
///
/// ```swift
/// var arrangement = ButtonArrangement(image: CGSize(width: 20, height: 20), imagePadding: 8)
/// arrangement.title = { available in label.sizeThatFits(CGSize(width: available, height: 0)) }
/// let frames = arrangement.frames(in: bounds)
/// ```
///
/// Lengths are points.
struct ButtonArrangement {
  /// Returns the size of a text for the available width.
  typealias Measure = (_ available: CGFloat) -> CGSize

  /// The side of the texts on which the image is placed.
  enum ImageEdge: Hashable, Sendable {
    /// Before the texts in the reading direction.
    case leading
    /// After the texts in the reading direction.
    case trailing
    /// Above the texts.
    case top
    /// Below the texts.
    case bottom

    /// Whether image and texts are arranged horizontally.
    var isHorizontal: Bool { self == .leading || self == .trailing }
  }

  /// The image's natural size, or `nil` without an image.
  var image: CGSize?
  /// The measurement of the title; `nil` without a title.
  var title: Measure?
  /// The measurement of the subtitle; `nil` without a subtitle.
  var subtitle: Measure?
  /// The side of the texts on which the image is placed.
  var imageEdge = ImageEdge.leading
  /// The distance between image and texts.
  var imagePadding: CGFloat = 0
  /// The distance between title and subtitle.
  var titlePadding: CGFloat = 0
  /// The alignment of the narrower text relative to the wider one.
  var textBlockAlignment = ButtonAlignment.center
  /// The horizontal alignment of the block.
  var horizontal = ButtonAlignment.center
  /// The vertical alignment of the block.
  var vertical = ButtonAlignment.center
  /// Whether the layout direction is right to left.
  var isRightToLeft = false
  /// The number of pixels per point.
  var scale: CGFloat = 1

  /// Returns the size of the block for the available width.
  func size(in available: CGFloat) -> CGSize {
    let limit = CGSize(width: max(0, available), height: .greatestFiniteMagnitude)
    let image = imageSize(in: limit)
    return blockSize(image: image, texts: measuredTexts(in: limit, beside: image).size)
  }

  /// Returns the frames of the parts in a rectangle.
  ///
  /// Parts that don't fit, for example because insets are larger than the rectangle, have no size.
  func frames(in given: CGRect) -> ButtonFrames {
    let rect = CGRect(
      x: given.origin.x, y: given.origin.y, width: max(0, given.size.width),
      height: max(0, given.size.height))
    // 1. Shrink an image that is larger than the rectangle.
    let image = imageSize(in: rect.size)
    // 2. Measure the texts in the remaining width.
    let texts = measuredTexts(in: rect.size, beside: image)
    // 3. Align the block in the rectangle.
    let block = block(of: blockSize(image: image, texts: texts.size), in: rect)
    // 4. Divide it between image and texts.
    let (imageSlot, textSlot) = slots(in: block, image: image, texts: texts.size)
    // 5. Place the parts in their slots, mirrored for right-to-left layouts and aligned to pixels.
    var frames = textFrames(for: texts, in: textSlot)
    frames.image = image.map { imageFrame(for: $0, in: imageSlot) }
    return frames.mapped { onPixels(mirrored($0, in: rect)) }
  }

  private var hasText: Bool { title != nil || subtitle != nil }
  private var gap: CGFloat { image != nil && hasText ? imagePadding : 0 }

  private func imageSize(in limit: CGSize) -> CGSize? {
    image.map { natural in
      CGSize(width: min(natural.width, limit.width), height: min(natural.height, limit.height))
    }
  }

  private func blockSize(image: CGSize?, texts: CGSize) -> CGSize {
    let image = image ?? .zero
    return imageEdge.isHorizontal
      ? CGSize(
        width: image.width + gap + texts.width, height: max(image.height, texts.height))
      : CGSize(
        width: max(image.width, texts.width), height: image.height + gap + texts.height)
  }

  private func block(of size: CGSize, in rect: CGRect) -> CGRect {
    let width = horizontal == .fill ? rect.width : size.width
    let height = vertical == .fill ? rect.height : size.height
    return CGRect(
      x: horizontal.start(of: width, from: rect.minX, in: rect.width),
      y: vertical.start(of: height, from: rect.minY, in: rect.height),
      width: width, height: height)
  }

  private func mirrored(_ frame: CGRect, in rect: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(
      x: rect.minX + rect.maxX - frame.maxX, y: frame.minY, width: frame.width,
      height: frame.height)
  }

  private func onPixels(_ frame: CGRect) -> CGRect {
    CGRect(
      x: roundedToPixel(frame.minX, scale: scale), y: roundedToPixel(frame.minY, scale: scale),
      width: frame.width, height: frame.height)
  }
}

extension ButtonArrangement {
  /// The measured sizes of the title and the subtitle.
  fileprivate struct Texts {
    /// The title's size, or `nil` without a title.
    var title: CGSize?
    /// The subtitle's size, or `nil` without a subtitle.
    var subtitle: CGSize?
    /// The combined size, including the gap between them.
    var size: CGSize
  }

  /// Measures the texts in the available size, beside or below an image.
  private func measuredTexts(in limit: CGSize, beside image: CGSize?) -> Texts {
    let usedWidth = imageEdge.isHorizontal && image != nil ? (image?.width ?? 0) + imagePadding : 0
    let available = max(0, limit.width - usedWidth)
    let title = title.map { limited($0(available), to: available) }
    let subtitle = subtitle.map { limited($0(available), to: available) }
    let gap = title != nil && subtitle != nil ? titlePadding : 0
    return Texts(
      title: title, subtitle: subtitle,
      size: CGSize(
        width: max(title?.width ?? 0, subtitle?.width ?? 0),
        height: (title?.height ?? 0) + gap + (subtitle?.height ?? 0)))
  }

  /// Divides the block into the slot of the image and the slot of the texts.
  ///
  /// Both slots extend over the whole block on the cross axis. Extra length of a stretched block
  /// goes to the texts, or to the image if there are no texts.
  private func slots(
    in block: CGRect, image: CGSize?, texts: CGSize
  ) -> (image: CGRect, texts: CGRect) {
    guard let image else { return (.zero, block) }
    guard title != nil || subtitle != nil else { return (block, .zero) }
    let isFirst = imageEdge == .leading || imageEdge == .top
    let imageLength = imageEdge.isHorizontal ? image.width : image.height
    let edge: CGRect.Cut = imageEdge.isHorizontal ? .x : .y
    let (first, rest) = block.cut(
      edge, after: isFirst ? imageLength : block.length(edge) - imageLength - imagePadding)
    let second = rest.cut(edge, after: imagePadding).rest
    return isFirst ? (first, second) : (second, first)
  }

  /// Returns the frame of the image in its slot, stretched if the content alignment is `fill`.
  private func imageFrame(for image: CGSize, in slot: CGRect) -> CGRect {
    let stretchesWidth = horizontal == .fill && title == nil && subtitle == nil
    let stretchesHeight = vertical == .fill && imageEdge.isHorizontal
    let width = stretchesWidth ? slot.width : image.width
    let height = stretchesHeight ? slot.height : image.height
    return CGRect(
      x: slot.minX + (slot.width - width) / 2, y: slot.minY + (slot.height - height) / 2,
      width: width, height: height)
  }

  /// Returns the frames of the texts in their slot, one below the other.
  private func textFrames(for texts: Texts, in slot: CGRect) -> ButtonFrames {
    var frames = ButtonFrames()
    // A single text fills the slot, so that the label's own alignment applies.
    let isStretched = vertical == .fill && texts.subtitle == nil
    var top = isStretched ? slot.minY : slot.minY + (slot.height - texts.size.height) / 2
    if let size = texts.title {
      frames.title = line(size, at: top, height: isStretched ? slot.height : size.height, in: slot)
      top += size.height + titlePadding
    }
    frames.subtitle = texts.subtitle.map { line($0, at: top, height: $0.height, in: slot) }
    return frames
  }

  private func line(
    _ size: CGSize, at top: CGFloat, height: CGFloat, in slot: CGRect
  ) -> CGRect {
    let width = horizontal == .fill ? slot.width : size.width
    return CGRect(
      x: textBlockAlignment.start(of: width, from: slot.minX, in: slot.width), y: top, width: width,
      height: height)
  }

  private func limited(_ size: CGSize, to available: CGFloat) -> CGSize {
    CGSize(width: min(size.width, available), height: size.height)
  }
}

extension CGRect {
  /// The axis along which a rectangle is divided.
  fileprivate enum Cut {
    case x
    case y
  }

  fileprivate func length(_ axis: Cut) -> CGFloat { axis == .x ? width : height }

  /// Divides the rectangle at a distance from its leading or top edge.
  fileprivate func cut(_ axis: Cut, after distance: CGFloat) -> (first: CGRect, rest: CGRect) {
    let length = max(0, min(distance, length(axis)))
    return axis == .x
      ? (
        CGRect(x: minX, y: minY, width: length, height: height),
        CGRect(x: minX + length, y: minY, width: width - length, height: height)
      )
      : (
        CGRect(x: minX, y: minY, width: width, height: length),
        CGRect(x: minX, y: minY + length, width: width, height: height - length)
      )
  }
}

/// The frames of a button's parts; `nil` for missing parts.
///
/// Frames are in the coordinate system of the rectangle in which the parts were arranged.
struct ButtonFrames: Equatable {
  var image: CGRect?
  var title: CGRect?
  var subtitle: CGRect?

  /// Returns a copy with every frame transformed.
  func mapped(_ change: (CGRect) -> CGRect) -> ButtonFrames {
    ButtonFrames(
      image: image.map(change), title: title.map(change), subtitle: subtitle.map(change))
  }
}
