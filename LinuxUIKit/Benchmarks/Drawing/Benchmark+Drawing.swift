import BenchmarkHarness
import CPango
import UIKit

extension Benchmark {
  /// Screens drawn into images, beside the same pictures drawn by hand.
  static let drawing = Benchmark(
    "drawing",
    about: """
      Screens of 390 by 844 points drawn into an image that was drawn before, as one frame follows \
      another; the floor is the same picture by hand: prepared layouts, rectangles and surfaces, \
      drawn by Cairo and Pango.
      """
  ) { run in
    let list = Benchmark.list()
    compare("list", list.view, scale: 3, target: 1.5, in: run)
    UIScreen.withScale(2) {
      let list = Benchmark.list()
      compare("list", list.view, scale: 2, target: 1.5, in: run)
      compareScreens(in: run)
      scroll(in: run)
    }
    encode(list.view, in: run)
  }

  @MainActor private static func list() -> ListRows {
    let list = ListRows(.plain)
    list.view.backgroundColor = .systemBackground
    return list
  }

  /// Measures a view, and checks its pixels against those drawn by hand.
  @MainActor private static func compare(
    _ name: String, _ view: UIView, scale: CGFloat, target: Double, in run: BenchmarkRun
  ) {
    let title = "\(name) at \(Int(scale))x"
    guard let context = screen(scale: scale), let byHand = screen(scale: scale) else { return }
    let hand = HandDrawing(of: view, scale: scale)
    let display = LayerDisplay(pixelWidth: context.width, pixelHeight: context.height, scale: scale)
    run.measure(
      [
        Work(title, target: .floors(target)) {
          display.invalidate()
          return display.draw([view.layer]).count
        },
        Work("\(title), into an image") { draw(view, in: context) },
      ],
      floor: Work("by hand") { draw(hand, glyphs: .cached, in: byHand) })

    check(title, display.makeImage(), hand, in: byHand, run)
  }

  /// Checks a picture against the one by hand: with outlines exactly, as glyphs at whole pixels have
  /// other edges.
  @MainActor private static func check(
    _ title: String, _ picture: CGImage?, _ hand: HandDrawing, in context: CGContext,
    _ run: BenchmarkRun
  ) {
    guard let picture, let fast = context.makeImage() else { return }
    _ = draw(hand, glyphs: .outlines, in: context)
    guard let exact = context.makeImage() else { return }
    let difference = PictureDifference(picture, exact)
    run.note(
      "\(title): \(difference); with glyphs at whole pixels \(PictureDifference(picture, fast))")
    run.expect(difference.isRounding, "\(title) is another picture: \(difference)")
  }

  /// Measures screens with shadows, a blurred bar, photos and many texts.
  @MainActor private static func compareScreens(in run: BenchmarkRun) {
    // By hand, shadows, photos and the blurred bar are prepared surfaces: a floor rather than a goal.
    compare("shadows and rounded corners", DrawnScreens.cards(), scale: 2, target: 2, in: run)
    compare("a blurred bar", DrawnScreens.blurredBar(), scale: 2, target: 12, in: run)
    compare("a waterfall of photos", DrawnScreens.waterfall(), scale: 2, target: 2, in: run)
    compare("a chat", DrawnScreens.chat(), scale: 2, target: 1.5, in: run)
  }

  /// Measures a PNG file of a view at 3x, which has to contain its pixels.
  @MainActor private static func encode(_ view: UIView, in run: BenchmarkRun) {
    guard let context = screen(scale: 3) else { return }
    _ = draw(view, in: context)
    guard let picture = context.makeImage() else { return }
    let image = UIImage(cgImage: picture)
    run.measure([
      // A third of what libpng takes with its fastest level.
      Work("PNG of 1,170 by 2,532 pixels", target: .microseconds(10_300)) {
        image.pngData()?.count ?? 0
      }
    ])
    let decoded = image.pngData().flatMap(UIImage.init(data:))?.cgImage
    run.expect(
      decoded.map { PictureDifference(picture, $0).isNone } == true,
      "The PNG file has other pixels.")
  }

  /// Measures a frame of scrolling by 37 points, with its layout.
  @MainActor private static func scroll(in run: BenchmarkRun) {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    // Each work scrolls a list of its own, as works are measured in turns.
    let lists = (0..<3).map { _ in list() }
    let displays = (0..<2).map { _ in
      LayerDisplay(pixelWidth: 780, pixelHeight: 1_688, scale: 2)
    }
    guard let context = screen(scale: 2) else { return }
    func scroll(_ index: Int) -> UIScrollView {
      let view = lists[index].view
      view.contentOffset.y += 37
      view.layoutIfNeeded()
      return view
    }
    // By itself: one frame follows another, with its pixels in the processor's cache.
    run.measure([
      Work("list at 2x, scrolled by 37 points", target: .microseconds(1_500)) {
        displays[0].draw([scroll(0).layer]).count
      }
    ])
    run.measure([
      Work("the same, everything drawn") {
        let view = scroll(1)
        displays[1].invalidate()
        return displays[1].draw([view.layer]).count
      },
      Work("the same, into an image") { draw(scroll(2), in: context) },
    ])
    run.expect(lists.allSatisfy { $0.view.contentOffset.y > 37 }, "Nothing scrolled.")
    let whole = LayerDisplay(pixelWidth: 780, pixelHeight: 1_688, scale: 2)
    // A layer doesn't retain its view, without which it draws nothing.
    withExtendedLifetime(lists) { _ = whole.draw([lists[0].view.layer]) }
    guard let shown = displays[0].makeImage(), let expected = whole.makeImage() else { return }
    let difference = PictureDifference(shown, expected)
    run.expect(
      difference.isNone, "A scrolled display is not a drawing of everything: \(difference)")
  }

  private static func screen(scale: CGFloat) -> CGContext? {
    CGContext(pixelWidth: Int(390 * scale), pixelHeight: Int(844 * scale), scale: scale)
  }

  @MainActor private static func draw(_ view: UIView, in context: CGContext) -> Int {
    context.saveGState()
    context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
    view.layer.render(in: context)
    context.restoreGState()
    return context.width
  }

  @MainActor private static func draw(
    _ hand: HandDrawing, glyphs: HandDrawing.Glyphs, in context: CGContext
  ) -> Int {
    context.paint(withCairo: { cairo in
      if let surface = cairo_get_target(cairo) { hand.draw(on: surface, glyphs: glyphs) }
    })
    return context.width
  }
}

extension UIScreen {
  /// Runs `body` on a screen of another scale, to whose pixels frames are rounded.
  static func withScale(_ scale: CGFloat, _ body: () -> Void) {
    let former = main.scale
    main.apply(UITraitCollection(displayScale: scale))
    body()
    main.apply(UITraitCollection(displayScale: former))
  }
}
