/// Where the parts of a slider are, in the slider's coordinates and in points (uikit.md 3.5).
struct SliderTrack: Equatable {
  /// The slider's bounds.
  var bounds: CGRect
  /// How much of the left end an image takes, with the room behind it.
  var left: CGFloat = 0
  /// How much of the right end an image takes.
  var right: CGFloat = 0

  /// How high a slider is.
  static let height: CGFloat = 34
  /// How wide and high the knob is.
  static let thumb: CGFloat = 28
  /// How high the track is.
  static let thickness: CGFloat = 4
  /// [guess 3.5] What is between the track's ends and the bounds.
  static let inset: CGFloat = 2
  /// [guess 3.5] What is between an image and the track.
  static let imageGap: CGFloat = 8

  /// The whole track.
  var frame: CGRect {
    let width = bounds.width - left - right - 2 * Self.inset
    return CGRect(
      x: bounds.minX + left + Self.inset, y: bounds.midY - Self.thickness / 2,
      width: max(0, width), height: Self.thickness)
  }

  /// The knob at a part of a track, 0 being the end where values begin.
  static func thumb(
    at part: CGFloat, on track: CGRect, isRightToLeft: Bool
  ) -> CGRect {
    let way = max(0, track.width + 2 * inset - thumb)
    let fromLeft = isRightToLeft ? 1 - part : part
    return CGRect(
      x: track.minX - inset + way * fromLeft, y: track.midY - thumb / 2, width: thumb,
      height: thumb)
  }

  /// The part of a track at which the knob's middle is at `x`, between 0 and 1.
  static func part(at x: CGFloat, on track: CGRect, isRightToLeft: Bool) -> CGFloat {
    let way = track.width + 2 * inset - thumb
    guard way > 0 else { return 0 }
    let fromLeft = min(max((x - track.minX + inset - thumb / 2) / way, 0), 1)
    return isRightToLeft ? 1 - fromLeft : fromLeft
  }

  /// The part of a track before the knob, and the part behind it, left to right.
  static func halves(of track: CGRect, at thumb: CGRect) -> (left: CGRect, right: CGRect) {
    let middle = min(max(thumb.midX, track.minX), track.maxX)
    return (
      CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height),
      CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
    )
  }
}
