/// Arranges a button's image, title and subtitle: sizes in, frames out.
///
/// The image is on one side of the texts, which stand one below the other. All of it together is a
/// block, which is aligned in the room.
///
/// ```swift
/// var arrangement = ButtonArrangement(image: CGSize(width: 20, height: 20), imagePadding: 8)
/// arrangement.title = { available in label.sizeThatFits(CGSize(width: available, height: 0)) }
/// let frames = arrangement.frames(in: bounds)
/// ```
///
/// Lengths are points.
struct ButtonArrangement {
  /// Answers how large a text is when no more than a width is there.
  typealias Measure = (_ available: CGFloat) -> CGSize

  /// On which side of the texts the image is.
  enum ImageEdge: Hashable, Sendable {
    /// Where reading starts.
    case leading
    /// Where reading ends.
    case trailing
    /// Above them.
    case top
    /// Below them.
    case bottom

    /// Whether image and texts stand side by side.
    var isBeside: Bool { self == .leading || self == .trailing }
  }

  /// The image's own size; nil without one.
  var image: CGSize?
  /// The title's measure; nil without one.
  var title: Measure?
  /// The subtitle's measure; nil without one.
  var subtitle: Measure?
  /// On which side of the texts the image is.
  var imageEdge = ImageEdge.leading
  /// What is between image and texts.
  var imagePadding: CGFloat = 0
  /// What is between title and subtitle.
  var titlePadding: CGFloat = 0
  /// How the narrower of the texts lies beside the wider one.
  var textSide = ButtonSide.center
  /// How the block lies in the room, from side to side.
  var horizontal = ButtonSide.center
  /// How the block lies in the room, from top to bottom.
  var vertical = ButtonSide.center
  /// Whether reading starts at the right.
  var isRightToLeft = false
  /// How many pixels are a point.
  var scale: CGFloat = 1

  /// The size of the block when no more than a width is there.
  func size(in available: CGFloat) -> CGSize {
    let room = CGSize(width: max(0, available), height: .greatestFiniteMagnitude)
    let image = imageSize(in: room)
    return blockSize(image: image, texts: texts(in: room, beside: image).size)
  }

  /// The frames in a rectangle.
  ///
  /// What has no room, as where insets are larger than the rectangle, has no size.
  func frames(in given: CGRect) -> ButtonFrames {
    let rect = CGRect(
      x: given.origin.x, y: given.origin.y, width: max(0, given.size.width),
      height: max(0, given.size.height))
    // 1. Shrink an image that is larger than the room.
    let image = imageSize(in: rect.size)
    // 2. Measure the texts in what it leaves.
    let texts = texts(in: rect.size, beside: image)
    // 3. Align the block in the room.
    let block = block(of: blockSize(image: image, texts: texts.size), in: rect)
    // 4. Share it between image and texts.
    let (imageRoom, textRoom) = rooms(in: block, image: image, texts: texts.size)
    // 5. Place the parts in their rooms, mirrored where reading starts at the right, on pixels.
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
