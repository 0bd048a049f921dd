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
    let list = ListRows(.plain)
    list.view.backgroundColor = .systemBackground
    compare("list", list.view, scale: 3, target: 1.5, in: run)
    compare("list", list.view, scale: 2, target: 1.5, in: run)
    compareScreens(in: run)
    encode(list.view, in: run)
    scroll(list.view, in: run)
  }

  /// Measures a view, and checks its pixels against those drawn by hand.
  @MainActor private static func compare(
    _ name: String, _ view: UIView, scale: CGFloat, target: Double,
    tolerance: PictureTolerance = PictureTolerance(), in run: BenchmarkRun
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
      floor: Work("by hand") { draw(hand, in: byHand) })

    guard let picture = display.makeImage(), let other = byHand.makeImage() else { return }
    let difference = PictureDifference(picture, other)
    run.note("\(title): \(difference)")
    run.expect(difference.isWithin(tolerance), "\(title) is another picture: \(difference)")
  }

  /// Measures screens with shadows, a blurred bar, photos and many texts.
  @MainActor private static func compareScreens(in run: BenchmarkRun) {
    // By hand, shadows, photos and the blurred bar are prepared surfaces: a floor rather than a goal.
    compare("shadows and rounded corners", DrawnScreens.cards(), scale: 2, target: 2, in: run)
    compare("a blurred bar", DrawnScreens.blurredBar(), scale: 2, target: 12, in: run)
    compare("a waterfall of photos", DrawnScreens.waterfall(), scale: 2, target: 2, in: run)
    // Glyphs are at whole pixels by hand: their edges differ, and here most pixels are near one.
    compare(
      "a chat", DrawnScreens.chat(), scale: 2, target: 1.5,
      tolerance: PictureTolerance(mean: 4, share: 0.08),
      in: run)
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
  @MainActor private static func scroll(_ view: UIScrollView, in run: BenchmarkRun) {
    guard let context = screen(scale: 2) else { return }
    let display = LayerDisplay(pixelWidth: 780, pixelHeight: 1_688, scale: 2)
    run.measure([
      Work("list at 2x, scrolled by 37 points", target: .microseconds(1_500)) {
        view.contentOffset.y += 37
        view.layoutIfNeeded()
        return display.draw([view.layer]).count
      },
      Work("the same, everything drawn") {
        view.contentOffset.y += 37
        view.layoutIfNeeded()
        display.invalidate()
        return display.draw([view.layer]).count
      },
      Work("the same, into an image") {
        view.contentOffset.y += 37
        view.layoutIfNeeded()
        return draw(view, in: context)
      },
    ])
    run.expect(view.contentOffset.y > 37, "Nothing scrolled.")
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

  @MainActor private static func draw(_ hand: HandDrawing, in context: CGContext) -> Int {
    context.paint(withCairo: { cairo in
      if let surface = cairo_get_target(cairo) { hand.draw(on: surface) }
    })
    return context.width
  }
}
