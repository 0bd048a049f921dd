extension ButtonArrangement {
  /// The measured sizes of the title and the subtitle.
  struct Texts {
    /// The title's size, or `nil` without a title.
    var title: CGSize?
    /// The subtitle's size, or `nil` without a subtitle.
    var subtitle: CGSize?
    /// The combined size, including the gap between them.
    var size: CGSize
  }

  /// Measures the texts in the available size, beside or below an image.
  func texts(in room: CGSize, beside image: CGSize?) -> Texts {
    let taken = imageEdge.isBeside && image != nil ? (image?.width ?? 0) + imagePadding : 0
    let available = max(0, room.width - taken)
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
  func rooms(
    in block: CGRect, image: CGSize?, texts: CGSize
  ) -> (image: CGRect, texts: CGRect) {
    guard let image else { return (.zero, block) }
    guard title != nil || subtitle != nil else { return (block, .zero) }
    let isFirst = imageEdge == .leading || imageEdge == .top
    let own = imageEdge.isBeside ? image.width : image.height
    let edge: CGRect.Cut = imageEdge.isBeside ? .x : .y
    let (first, rest) = block.cut(
      edge, after: isFirst ? own : block.length(edge) - own - imagePadding)
    let second = rest.cut(edge, after: imagePadding).rest
    return isFirst ? (first, second) : (second, first)
  }

  /// Returns the frame of the image in its slot, stretched if the content alignment is `fill`.
  func placed(_ image: CGSize, in room: CGRect) -> CGRect {
    let stretchesWidth = horizontal == .fill && title == nil && subtitle == nil
    let stretchesHeight = vertical == .fill && imageEdge.isBeside
    let width = stretchesWidth ? room.width : image.width
    let height = stretchesHeight ? room.height : image.height
    return CGRect(
      x: room.minX + (room.width - width) / 2, y: room.minY + (room.height - height) / 2,
      width: width, height: height)
  }

  /// Returns the frames of the texts in their slot, one below the other.
  func placed(_ texts: Texts, in room: CGRect) -> ButtonFrames {
    var frames = ButtonFrames()
    // A single text fills the slot, so that the label's own alignment applies.
    let isStretched = vertical == .fill && texts.subtitle == nil
    var top = isStretched ? room.minY : room.minY + (room.height - texts.size.height) / 2
    if let size = texts.title {
      frames.title = line(size, at: top, height: isStretched ? room.height : size.height, in: room)
      top += size.height + titlePadding
    }
    frames.subtitle = texts.subtitle.map { line($0, at: top, height: $0.height, in: room) }
    return frames
  }

  private func line(
    _ size: CGSize, at top: CGFloat, height: CGFloat, in room: CGRect
  ) -> CGRect {
    let width = horizontal == .fill ? room.width : size.width
    return CGRect(
      x: textSide.start(of: width, from: room.minX, room: room.width), y: top, width: width,
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
