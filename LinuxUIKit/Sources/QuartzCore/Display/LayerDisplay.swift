/// The image of a display, of which only what changed is drawn.
///
/// ```swift
/// let display = LayerDisplay(pixelWidth: 780, pixelHeight: 1_688, scale: 2)
/// if display.needsDrawing {
///   let changed = display.draw([window.layer])
///   display.withPixels { pixels, bytesPerRow in show(changed, of: pixels, bytesPerRow) }
/// }
/// ```
///
/// It keeps its pixels and a list of what they show. A draw compares the list of the layers as they
/// are now with that list, moves the pixels of scrolled content, and draws the rectangles that
/// differ. A draw costs a visit of the layers that changed and of those above them, a copy of the
/// entries of the other visible ones, and the pixels that changed.
@MainActor package final class LayerDisplay {
  private let canvas: DisplayCanvas
  private let scale: CGFloat
  /// The content of the pixels; `nil` before the first draw.
  private var shown: Shown?
  private var check: DrawingCheck?

  /// The content of the pixels since the last draw.
  private struct Shown {
    let listed: ListedLayers
    /// The roots, by which a display notices that it has others.
    var roots: [ObjectIdentifier] = []
    /// The number of changes after the draw.
    var changes: UInt64 = 0
    /// The time of the draw.
    var time: CFTimeInterval = 0
  }

  /// Creates a clear image.
  ///
  /// - Parameters:
  ///   - pixelWidth: The width in pixels, from 1 to 32,767; other values are limited to these.
  ///   - pixelHeight: The height in pixels, likewise.
  ///   - scale: The number of pixels in a point.
  package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    canvas = DisplayCanvas(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    self.scale = scale
  }

  /// Whether something may have changed since the last draw; costs next to nothing.
  ///
  /// With animations that are in flight it is `true` at each other time.
  package var needsDrawing: Bool {
    guard let shown else { return true }
    return shown.changes != VisibleChanges.count
      || shown.listed.list.isAnimating && shown.time != FrameClock.shared.now
  }

  /// Draws the next time everything, for pixels that someone else changed.
  package func invalidate() {
    shown = nil
    VisibleChanges.record()
  }

  /// Draws layers, back to front, with their animations as presented now; returns the changed pixels.
  ///
  /// The rectangles may contain pixels that didn't change.
  @discardableResult
  package func draw(_ roots: [CALayer]) -> [PixelRect] {
    let identifiers = roots.map { ObjectIdentifier($0) }
    guard needsDrawing || shown?.roots != identifiers else { return [] }
    let time = FrameClock.shared.now
    var changed: [PixelRect] = []
    LayerRenderer.withAnimations {
      LayerContext.current.animatedLayers.withPresentedValues {
        changed = update(roots)
        if Self.checksDrawing { checkPixels(roots) }
      }
    }
    if let listed = shown?.listed {
      shown = Shown(
        listed: listed, roots: identifiers, changes: VisibleChanges.count, time: time)
    }
    return changed
  }

  /// Draws what differs from the last list; returns the changed pixels.
  private func update(_ roots: [CALayer]) -> [PixelRect] {
    // 1. List what is visible now.
    let former = shown?.listed
    var builder = DisplayListBuilder(bounds: canvas.bounds, former: former)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    for root in roots { builder.append(root, transform) }
    let listed = builder.listed
    // 2. Compare it with what the pixels show.
    shown = Shown(listed: listed)
    guard let former else {
      draw(roots, [canvas.bounds], listed)
      return [canvas.bounds]
    }
    let difference = DisplayListDifference(from: former.list, to: listed.list)
    // 3. Move pixels, and draw the rest.
    for move in difference.moves { canvas.move(move) }
    draw(roots, difference.rects, listed)
    return (difference.moves.map(\.rect) + difference.rects).withoutContained
  }

  private func draw(_ roots: [CALayer], _ rects: [PixelRect], _ listed: ListedLayers) {
    for rect in rects {
      let occluder = listed.list.occluder(of: rect)
      canvas.draw(in: rect, scale: scale, clears: occluder < 0) { context in
        let renderer = LayerRenderer(
          context: context,
          plan: DrawingPlan(
            listed.list, number: listed.number, rect: rect, occluder: occluder))
        for root in roots { renderer.draw(root) }
      }
    }
  }

  /// Passes the pixels to `body`: premultiplied BGRA in the machine's byte order (Cairo's ARGB32).
  package func withPixels<Result>(
    _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) -> Result
  ) -> Result { canvas.withPixels(body) }

  /// Returns an image of the pixels, which are copied.
  package func makeImage() -> CGImage? { canvas.makeImage() }
}

// MARK: Check

extension LayerDisplay {
  /// Whether each draw is compared with a drawing of everything, which costs a multiple.
  ///
  /// The default is whether the environment variable `UIKIT_CHECK_DRAWING` is `1`.
  package static var checksDrawing = DrawingCheck.isRequested

  /// The function that receives a description of the first pixel that a draw left out.
  ///
  /// The default writes it to the standard error output.
  package static var reportsDifference: (String) -> Void = { DrawingCheck.write($0) }

  private func checkPixels(_ roots: [CALayer]) {
    guard let list = shown?.listed.list else { return }
    let check = self.check ?? DrawingCheck(of: canvas, scale: scale)
    self.check = check
    if let difference = check.difference(roots, list) { Self.reportsDifference(difference) }
  }
}

extension [PixelRect] {
  /// The rectangles that are in no other one.
  fileprivate var withoutContained: [PixelRect] {
    enumerated().filter { index, rect in
      !indices.contains {
        $0 != index && self[$0].contains(rect) && (self[$0] != rect || $0 < index)
      }
    }.map(\.element)
  }
}
