import Foundation

/// The times of the last frames as bars, in a corner of the screen.
@MainActor final class FrameTimesOverlay {
  private let drawing = FrameTimesLayer()

  /// The layer, in the screen's coordinates.
  var layer: CALayer { drawing }

  /// Displays times at the lower left corner of a rectangle.
  func update(to times: FrameTimes, in screen: CGRect) {
    let size = FrameTimesLayer.size
    let origin = CGPoint(x: screen.minX + 8, y: screen.maxY - size.height - 42)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    drawing.frame = CGRect(origin: origin, size: size)
    drawing.display(times)
    CATransaction.commit()
  }
}

/// A layer that draws the times of frames: a stacked bar for each, the line of 16.7 ms, and the
/// median, the 99th percentile and the longest time in words.
final class FrameTimesLayer: CALayer {
  /// The size of the layer: a point and a half for each frame, and a line of text.
  static let size = CGSize(width: 196, height: 72)
  private static let barWidth: CGFloat = 1.5
  private static let margin: CGFloat = 8
  private static let barsHeight: CGFloat = 44
  /// The time that the height of the bars stands for, in seconds: two frames of a display with 60
  /// frames per second.
  private static let fullTime: TimeInterval = 2 / 60
  private var times = FrameTimes()

  /// Displays other times.
  func display(_ times: FrameTimes) {
    guard times != self.times else { return }
    self.times = times
    setNeedsDisplay()
  }

  override func draw(in ctx: CGContext) {
    fill(bounds, CGColor(gray: 0, alpha: 0.8), in: ctx)
    let bars = CGRect(
      x: bounds.minX + Self.margin, y: bounds.minY + 20,
      width: CGFloat(FrameTimes.capacity) * Self.barWidth, height: Self.barsHeight)
    for (index, frame) in times.frames.enumerated() { drawBar(frame, at: index, in: bars, ctx) }
    let limit = bars.maxY - height(of: 1 / 60)
    fill(
      CGRect(x: bars.minX, y: limit, width: bars.width, height: 0.5),
      CGColor(gray: 1, alpha: 0.9), in: ctx)
    drawText(in: ctx)
  }

  private func drawBar(_ frame: FrameRecord, at index: Int, in bars: CGRect, _ ctx: CGContext) {
    let parts: [(TimeInterval, CGColor)] = [
      (frame.events, Self.purple), (frame.updates, Self.blue), (frame.layout, Self.green),
      (frame.drawing, Self.yellow), (frame.presenting, Self.gray),
    ]
    var bottom = bars.maxY
    for (time, color) in parts where time > 0 {
      let top = max(bars.minY, bottom - height(of: time))
      let x = bars.minX + CGFloat(index) * Self.barWidth
      fill(
        CGRect(x: x, y: top, width: Self.barWidth, height: bottom - top),
        frame.total > Self.limit ? Self.red : color, in: ctx)
      bottom = top
    }
  }

  private func drawText(in ctx: CGContext) {
    let text =
      "median \(Trace.milliseconds(times.median))  p99 \(Trace.milliseconds(times.p99))"
      + "  worst \(Trace.milliseconds(times.worst)) ms"
    UIGraphicsPushContext(ctx)
    NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 9, weight: .medium), .foregroundColor: UIColor.white,
      ]
    ).draw(at: CGPoint(x: bounds.minX + Self.margin, y: bounds.minY + 4))
    UIGraphicsPopContext()
  }

  private func height(of time: TimeInterval) -> CGFloat {
    Self.barsHeight * CGFloat(time / Self.fullTime)
  }

  private func fill(_ rect: CGRect, _ color: CGColor, in ctx: CGContext) {
    ctx.setFillColor(color)
    ctx.fill(rect)
  }

  /// The time of a frame at 60 frames per second, with a tolerance for rounding.
  private static let limit: TimeInterval = 1 / 60 + 1e-6
  private static let purple = CGColor(red: 0.75, green: 0.35, blue: 0.95, alpha: 1)
  private static let blue = CGColor(red: 0.04, green: 0.52, blue: 1, alpha: 1)
  private static let green = CGColor(red: 0.19, green: 0.82, blue: 0.35, alpha: 1)
  private static let yellow = CGColor(red: 1, green: 0.84, blue: 0.04, alpha: 1)
  private static let gray = CGColor(gray: 0.6, alpha: 1)
  private static let red = CGColor(red: 1, green: 0.27, blue: 0.23, alpha: 1)
}
