import SeededNumbers
import TestSupport
import Testing

@testable import UIKit

/// A scroll view of 300 by 400 points with a view of 600 by 800 points that can be zoomed from half
/// to three times its size, and a log of the delegate's calls.
@MainActor final class ZoomScreen: NSObject, UIScrollViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
  let finger: Finger
  private var calls: [String] = []
  var isZoomable = true
  /// Whether the delegate centers content that is smaller than the bounds.
  var centersContent = false

  override init() {
    finger = Finger(on: window, count: 2, apart: 100)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = content.frame.size
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 3
    view.delegate = self
    view.addSubview(content)
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Returns the calls since the last query, with consecutive equal ones as one.
  func newCalls() -> [String] {
    defer { calls = [] }
    return calls.indices.filter { $0 == 0 || calls[$0] != calls[$0 - 1] }.map { calls[$0] }
  }

  /// Pinches at a point from a distance of 110 points to a scale relative to the current one, and
  /// does not lift the fingers.
  func pinch(at point: CGPoint = CGPoint(x: 150, y: 200), by scale: CGFloat) {
    finger.press(at: point)
    finger.move(to: point, apart: 110)
    finger.move(to: point, apart: 110 * scale)
  }

  /// Returns the point of the zoomed view at a point of the window.
  func contentPoint(at point: CGPoint) -> CGPoint { content.convert(point, from: nil) }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { isZoomable ? content : nil }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append("begin \(view === content) \(scrollView.isZooming)")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    calls.append("zoom")
    guard centersContent else { return }
    let space = max(0, scrollView.bounds.width - scrollView.contentSize.width)
    scrollView.contentInset.left = space / 2
    scrollView.contentInset.right = space / 2
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    calls.append("end \(view === content) \(scale)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
}

@MainActor struct ZoomTests {
  @Test("A pinch scales the view, whose frame is the content, about the center of the fingers")
  func pinch() {
    withHeldClock { clock in
      let screen = ZoomScreen()
      screen.pinch(by: 2)
      #expect(screen.view.isZooming)
      #expect(screen.view.zoomScale == 2)
      #expect(screen.content.transform == CGAffineTransform(scaleX: 2, y: 2))
      #expect(screen.content.frame == CGRect(x: 0, y: 0, width: 1_200, height: 1_600))
      #expect(screen.view.contentSize == CGSize(width: 1_200, height: 1_600))
      // The point (150, 200) of the content is at twice the distance, and stays where it was.
      #expect(screen.view.contentOffset == CGPoint(x: 150, y: 200))
      // The content moves with the fingers, too.
      screen.finger.move(to: CGPoint(x: 170, y: 210), apart: 220)
      #expect(screen.view.contentOffset == CGPoint(x: 130, y: 190))
      screen.finger.lift()
      clock.advance(by: 2)
      #expect(!screen.view.isZooming)
      #expect(screen.view.zoomScale == 2)
      #expect(screen.newCalls() == ["begin true false", "zoom", "drag", "end true 2.0"])
      // Back to the size of the view, there is no transform.
      screen.pinch(by: 0.5)
      #expect(screen.content.transform == .identity)
      #expect(screen.view.contentSize == CGSize(width: 600, height: 800))
    }
  }

  @Test("Beyond the limits, the scale follows the fingers less and less and returns at the end")
  func bounce() {
    withHeldClock { clock in
      let screen = ZoomScreen()
      screen.pinch(by: 2.9)
      screen.finger.move(to: CGPoint(x: 150, y: 200), apart: 660)
      let scale = screen.view.zoomScale
      // Less than the 6 of the fingers, and more than the limit.
      #expect(scale > 3.5 && scale < 5)
      #expect(screen.contentPoint(at: CGPoint(x: 150, y: 200)).distance(to: 150, 200) < 1e-9)
      _ = screen.newCalls()
      screen.finger.lift()
      #expect(screen.view.isZoomBouncing)
      #expect(!screen.view.isZooming)
      #expect(screen.newCalls() == ["zoom"])
      clock.advance(by: 0.4)
      #expect(!screen.view.isZoomBouncing)
      #expect(screen.view.zoomScale == 3)
      #expect(screen.contentPoint(at: CGPoint(x: 150, y: 200)).distance(to: 150, 200) < 1e-9)
      #expect(screen.newCalls() == ["end true 3.0"])

      screen.pinch(by: 0.05)
      #expect(screen.view.zoomScale < 0.5 && screen.view.zoomScale > 0.25)
      screen.finger.lift()
      clock.advance(by: 1)
      #expect(screen.view.zoomScale == 0.5)
      #expect(screen.view.contentOffset == .zero)
    }
  }

  @Test("Without bouncing, the scale and the offset stay in their limits")
  func noBounce() {
    withHeldClock { clock in
      let screen = ZoomScreen()
      screen.view.bouncesZoom = false
      screen.view.bounces = false
      screen.pinch(by: 9)
      #expect(screen.view.zoomScale == 3)
      screen.finger.move(to: CGPoint(x: 290, y: 390), apart: 110)
      #expect(screen.view.zoomScale == 1)
      #expect(screen.view.contentOffset == .zero)
      screen.finger.lift()
      #expect(!screen.view.isZoomBouncing)
      #expect(screen.newCalls().last == "end true 1.0")
      clock.advance(by: 1)
    }
  }

  @Test("Setting the scale keeps the center of the bounds, within the content and the limits")
  func setScale() {
    withHeldClock { _ in
      let screen = ZoomScreen()
      screen.view.contentOffset = CGPoint(x: 100, y: 100)
      screen.view.zoomScale = 2
      // The center of the bounds was the point (250, 300), which is (500, 600) now.
      #expect(screen.view.contentOffset == CGPoint(x: 350, y: 400))
      #expect(screen.newCalls() == ["zoom"])
      screen.view.zoomScale = 100
      #expect(screen.view.zoomScale == 3)
      screen.view.setZoomScale(0, animated: false)
      #expect(screen.view.zoomScale == 0.5)
      // The content has the size of the bounds.
      #expect(screen.view.contentSize == CGSize(width: 300, height: 400))
      #expect(screen.view.contentOffset == .zero)
      _ = screen.newCalls()
      screen.view.zoomScale = .nan
      screen.isZoomable = false
      screen.view.zoomScale = 1
      screen.view.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: true)
      #expect(screen.view.zoomScale == 0.5)
      #expect(screen.newCalls() == [])
    }
  }

  @Test("An animated change reports its beginning and its end after 0.3 seconds")
  func animatedScale() {
    withHeldClock { clock in
      let screen = ZoomScreen()
      screen.view.setZoomScale(2, animated: true)
      #expect(screen.newCalls() == ["begin true false", "zoom"])
      #expect(screen.view.zoomScale == 2)
      clock.advance(by: 0.15)
      let shown = screen.content.layer.presentation()?.frame.width ?? 0
      #expect(shown > 700 && shown < 1_100)
      #expect(screen.newCalls() == [])
      clock.advance(by: 0.2)
      #expect(screen.newCalls() == ["end true 2.0"])
      #expect(screen.content.layer.presentation()?.frame.width == 1_200)
    }
  }

  @Test("Zooming to a rectangle fits and centers it as far as the limits and the content allow")
  func zoomToRectangle() {
    withHeldClock { _ in
      let screen = ZoomScreen()
      screen.view.zoom(to: CGRect(x: 200, y: 300, width: 150, height: 100), animated: false)
      // 300 / 150 = 2, less than 400 / 100. The center (275, 350) is (550, 700) then.
      #expect(screen.view.zoomScale == 2)
      #expect(screen.view.contentOffset == CGPoint(x: 400, y: 500))
      // At the upper-left corner there is no content to center the rectangle.
      screen.view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
      #expect(screen.view.zoomScale == 3)
      #expect(screen.view.contentOffset == .zero)
      screen.view.zoom(to: .null, animated: false)
      screen.view.zoom(to: CGRect(x: 0, y: 0, width: 0, height: 10), animated: false)
      #expect(screen.view.zoomScale == 3)
    }
  }

  @Test("A finger that remains after a pinch scrolls, and a second one zooms again")
  func remainingFinger() {
    withHeldClock { clock in
      let screen = ZoomScreen()
      let (first, second) = (Finger(on: screen.window), Finger(on: screen.window))
      first.press(at: CGPoint(x: 100, y: 200))
      second.press(at: CGPoint(x: 200, y: 200))
      second.move(to: CGPoint(x: 210, y: 200))
      first.move(to: CGPoint(x: 80, y: 200))
      first.move(to: CGPoint(x: 45, y: 200))
      #expect(screen.view.zoomScale == 1.5)
      let offset = screen.view.contentOffset
      second.lift()
      first.move(to: CGPoint(x: 45, y: 180))
      first.move(to: CGPoint(x: 45, y: 130))
      #expect(screen.view.zoomScale == 1.5)
      #expect(screen.view.contentOffset.x == offset.x)
      #expect(screen.view.contentOffset.y > offset.y + 49)
      let point = screen.contentPoint(at: CGPoint(x: 95, y: 130))
      second.press(at: CGPoint(x: 145, y: 130))
      second.move(to: CGPoint(x: 245, y: 130))
      // From 100 to 200 points; the center between the fingers moved by 50 points.
      #expect(screen.view.zoomScale == 3)
      #expect(
        screen.contentPoint(at: CGPoint(x: 145, y: 130)).distance(to: point.x, point.y) < 1e-9)
      second.lift()
      first.lift()
      #expect(screen.newCalls().last == "end true 3.0")
      clock.advance(by: 2)
      #expect(screen.view.offsetRange.clamp(screen.view.contentOffset) == screen.view.contentOffset)
    }
  }

  @Test("The pinch exists while the limits differ, and does nothing when it is disabled")
  func recognizer() {
    withHeldClock { _ in
      let screen = ZoomScreen()
      #expect(UIScrollView().pinchGestureRecognizer == nil)
      let pinch = screen.view.pinchGestureRecognizer
      #expect(pinch?.view === screen.view)
      pinch?.isEnabled = false
      screen.pinch(by: 2)
      screen.finger.lift()
      #expect(screen.view.zoomScale == 1)
      pinch?.isEnabled = true
      screen.isZoomable = false
      screen.pinch(by: 2)
      screen.finger.lift()
      #expect(screen.view.zoomScale == 1)
      screen.view.maximumZoomScale = 0.5
      #expect(screen.view.pinchGestureRecognizer == nil)
      #expect(pinch?.view == nil)
    }
  }

  @Test("Stopping ends a pinch where it is")
  func stopping() {
    withHeldClock { clock in
      let screen = ZoomScreen()
      screen.pinch(by: 2)
      screen.view.stopScrollingAndZooming()
      #expect(!screen.view.isZooming)
      #expect(screen.newCalls().last == "end true 2.0")
      screen.finger.move(to: CGPoint(x: 150, y: 200), apart: 110)
      #expect(screen.view.zoomScale == 2)
      screen.finger.lift()
      clock.advance(by: 1)
    }
  }

  @Test("A delegate that sets insets while zooming keeps small content at the center")
  func centering() {
    withHeldClock { clock in
      let screen = ZoomScreen()
      screen.view.minimumZoomScale = 0.25
      screen.centersContent = true
      screen.pinch(by: 0.25)
      screen.finger.lift()
      clock.advance(by: 1)
      // 150 points of 300: 75 on each side.
      #expect(screen.content.convert(screen.content.bounds, to: nil).minX == 75)
      screen.view.setZoomScale(1, animated: true)
      clock.advance(by: 1)
      #expect(screen.view.contentInset.left == 0)
      screen.view.setZoomScale(0.25, animated: true)
      clock.advance(by: 1)
      #expect(screen.content.convert(screen.content.bounds, to: nil).minX == 75)
    }
  }

  @Test("Constraints to the content guide give the size without the scale, before and after layout")
  func autoLayout() {
    withHeldClock { _ in
      let screen = ZoomScreen()
      screen.content.translatesAutoresizingMaskIntoConstraints = false
      let guide = screen.view.contentLayoutGuide
      NSLayoutConstraint.activate([
        screen.content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        screen.content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        screen.content.topAnchor.constraint(equalTo: guide.topAnchor),
        screen.content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        screen.content.widthAnchor.constraint(equalToConstant: 400),
        screen.content.heightAnchor.constraint(equalToConstant: 500),
      ])
      screen.window.layoutIfNeeded()
      #expect(screen.view.contentSize == CGSize(width: 400, height: 500))
      screen.view.zoomScale = 2
      for _ in 0..<3 {
        screen.view.setNeedsLayout()
        screen.content.setNeedsUpdateConstraints()
        screen.window.layoutIfNeeded()
        #expect(screen.view.contentSize == CGSize(width: 800, height: 1_000))
        #expect(screen.content.frame == CGRect(x: 0, y: 0, width: 800, height: 1_000))
        screen.view.contentOffset.y += 10
      }
    }
  }

  @Test(
    "The content stays under both fingers for random pinches",
    arguments: PropertyRuns.blocks(full: 2_000))
  func randomPinches(seeds: Range<UInt64>) {
    withHeldClock { clock in
      for seed in seeds {
        var random = SeededGenerator(seed: seed)
        let screen = ZoomScreen()
        screen.view.minimumZoomScale = 0.4
        screen.view.maximumZoomScale = 5
        for _ in 0..<3 {
          pinchAtRandom(screen, clock, &random, "seed \(seed)")
        }
      }
    }
  }

  /// Pinches in the limits of the scale, and checks the content under both fingers at each movement.
  private func pinchAtRandom(
    _ screen: ZoomScreen, _ clock: HeldClock, _ random: inout SeededGenerator, _ name: String
  ) {
    func point() -> CGPoint {
      CGPoint(
        x: .random(in: 100...200, using: &random), y: .random(in: 100...300, using: &random))
    }
    func fingers(_ center: CGPoint, _ apart: CGFloat) -> [CGPoint] {
      [-0.5, 0.5].map { screen.contentPoint(at: CGPoint(x: center.x + $0 * apart, y: center.y)) }
    }
    let start = point()
    screen.finger.press(at: start)
    screen.finger.move(to: start, apart: 120)
    let (first, points) = (screen.view.zoomScale, fingers(start, 120))
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      clock.advance(by: 1 / 60)
      let (center, scale) = (point(), CGFloat.random(in: 0.4...5, using: &random))
      let apart = 120 * scale / first
      screen.finger.move(to: center, apart: apart)
      #expect(abs(screen.view.zoomScale - scale) < 1e-9, "\(name)")
      for (now, before) in zip(fingers(center, apart), points) {
        #expect(now.distance(to: before.x, before.y) < 1e-6, "\(name)")
      }
      #expect(screen.view.contentSize == screen.content.frame.size, "\(name)")
    }
    screen.finger.lift()
    clock.advance(by: 4)
    let (offset, range) = (screen.view.contentOffset, screen.view.offsetRange)
    #expect(abs(range.clamp(offset).x - offset.x) < 1e-6, "\(name)")
    #expect(abs(range.clamp(offset).y - offset.y) < 1e-6, "\(name)")
    #expect(screen.content.frame.origin.distance(to: 0, 0) < 1e-6, "\(name)")
  }
}

extension CGPoint {
  fileprivate func distance(to x: CGFloat, _ y: CGFloat) -> CGFloat {
    hypot(self.x - x, self.y - y)
  }
}
