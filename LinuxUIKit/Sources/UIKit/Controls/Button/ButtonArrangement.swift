/// Computes the frames of a button's image, title and subtitle from their sizes.
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
    var isBeside: Bool { self == .leading || self == .trailing }
  }

  /// The image's natural size, or `nil` without an image.
  var image: CGSize?
  /// Measures the title; `nil` without a title.
  var title: Measure?
  /// Measures the subtitle; `nil` without a subtitle.
  var subtitle: Measure?
  /// The side of the texts on which the image is placed.
  var imageEdge = ImageEdge.leading
  /// The distance between image and texts.
  var imagePadding: CGFloat = 0
  /// The distance between title and subtitle.
  var titlePadding: CGFloat = 0
  /// The alignment of the narrower text relative to the wider one.
  var textSide = ButtonSide.center
  /// The horizontal alignment of the block.
  var horizontal = ButtonSide.center
  /// The vertical alignment of the block.
  var vertical = ButtonSide.center
  /// Whether the layout direction is right to left.
  var isRightToLeft = false
  /// The number of pixels per point.
  var scale: CGFloat = 1

  /// Returns the size of the block for the available width.
  func size(in available: CGFloat) -> CGSize {
    let room = CGSize(width: max(0, available), height: .greatestFiniteMagnitude)
    let image = imageSize(in: room)
    return blockSize(image: image, texts: texts(in: room, beside: image).size)
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
    let texts = texts(in: rect.size, beside: image)
    // 3. Align the block in the rectangle.
    let block = block(of: blockSize(image: image, texts: texts.size), in: rect)
    // 4. Divide it between image and texts.
    let (imageRoom, textRoom) = rooms(in: block, image: image, texts: texts.size)
    // 5. Place the parts in their slots, mirrored for right-to-left layouts and aligned to pixels.
    var frames = placed(texts, in: textRoom)
    frames.image = image.map { self.placed($0, in: imageRoom) }
    return frames.mapped { onPixels(mirrored($0, in: rect)) }
  }

  private var hasText: Bool { title != nil || subtitle != nil }
  private var gap: CGFloat { image != nil && hasText ? imagePadding : 0 }

  private func imageSize(in room: CGSize) -> CGSize? {
    image.map { own in
      CGSize(width: min(own.width, room.width), height: min(own.height, room.height))
    }
  }

  private func blockSize(image: CGSize?, texts: CGSize) -> CGSize {
    let image = image ?? .zero
    return imageEdge.isBeside
      ? CGSize(
        width: image.width + gap + texts.width, height: max(image.height, texts.height))
      : CGSize(
        width: max(image.width, texts.width), height: image.height + gap + texts.height)
  }

  private func block(of size: CGSize, in rect: CGRect) -> CGRect {
    let width = horizontal == .fill ? rect.width : size.width
    let height = vertical == .fill ? rect.height : size.height
    return CGRect(
      x: horizontal.start(of: width, from: rect.minX, room: rect.width),
      y: vertical.start(of: height, from: rect.minY, room: rect.height),
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
