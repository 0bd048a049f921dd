import LegoSupport
import LegoTesting
import LegoViews
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Styles of touches", .serialized, .enabled(if: Touch.isAvailable))
struct TouchStyleTests {
  /// A window of 200 x 120 points with a rounded view in a box.
  private func show(_ view: UIView) -> Screen {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.arrangeViews {
      HBox {
        view.backgroundColor(.systemTeal).cornerRadius(16).size(160, 80)
        UIView().size(10, 10)
      }
      .alignment([.leading, .top], value: 20)
    }
    return Screen(
      controller, size: CGSize(width: 210, height: 120),
      traits: UITraitCollection(displayScale: 1))
  }

  /// An image of the current frame of the animations.
  private func image(of screen: Screen) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let view: UIView = screen.viewController.view
    return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
  }

  private func press(
    _ screen: Screen, at point: CGPoint, for seconds: TimeInterval, _ body: () -> Void
  ) throws {
    let window = try #require(screen.viewController.view.window)
    screen.clock.hold {
      let touch = Touch(on: window)
      touch.press(at: point, for: seconds)
      body()
      touch.lift()
      Touch.advance(by: 1)
    }
  }

  @Test("A view with a scale style is smaller while a finger is on it") func scale() throws {
    let view = UIView().style(TapScaleStyle(scale: 0.5))
    let screen = show(view)
    try press(screen, at: CGPoint(x: 60, y: 60), for: 0.5) {
      #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    }
    #expect(view.transform == .identity)
    view.removeStyles()
    try press(screen, at: CGPoint(x: 60, y: 60), for: 0.5) { #expect(view.transform == .identity) }
  }

  @Test("A touch displays a view within the rounded corners, which disappears after the touch")
  func ripple() throws {
    let view = UIView().style(TapRippleStyle(color: UIColor.black.withAlphaComponent(0.4)))
    let screen = show(view)
    let frame = view.frame
    try press(screen, at: CGPoint(x: 60, y: 60), for: 0.15) {
      #expect(view.subviews.count == 1)
      #expect(view.subviews.first?.clipsToBounds == true)
      #expect(view.subviews.first?.layer.cornerRadius == 16)
    }
    #expect(view.subviews.isEmpty)
    #expect(view.frame == frame)
  }

  @Test("The circle of a ripple grows from the finger and is clipped to the rounded corners")
  func growth() throws {
    let view = UIView().style(
      TapRippleStyle(color: UIColor.black.withAlphaComponent(0.4), duration: 1))
    let screen = show(view)
    try press(screen, at: CGPoint(x: 60, y: 60), for: 0.2) {
      expectImage(image(of: screen), named: "ripple_early")
      Touch.advance(by: 0.3)
      expectImage(image(of: screen), named: "ripple_late")
    }
  }

  @Test("With Reduce Motion the circle of a ripple covers the view from the start")
  func reducedGrowth() throws {
    let view = UIView().style(TapRippleStyle(duration: 1))
    let screen = show(view)
    try screen.withReducedMotion {
      try press(screen, at: CGPoint(x: 60, y: 60), for: 0.2) {
        expectImage(image(of: screen), named: "ripple_reduced")
      }
    }
  }

  @Test("The circle of a ripple reaches from the touch to the corner that is farthest away")
  func circle() throws {
    let view = UIView().style(TapRippleStyle(duration: 0.4))
    let screen = show(view)
    // The view is at (20, 20), so that the touch is at (40, 40) of 160 x 80 points.
    let radius = hypot(CGFloat(160 - 40), 40)
    let diameter = 2 * radius
    try press(screen, at: CGPoint(x: 60, y: 60), for: 0.2) {
      let circle = view.subviews.first?.subviews.first
      #expect(circle?.bounds.width == diameter)
      #expect(circle?.center == CGPoint(x: 40, y: 40))
      #expect(circle?.layer.cornerRadius == radius)
    }
  }

  @Test("Two styles of touches react to the same touch") func both() throws {
    let view = UIView().styles([TapScaleStyle(scale: 0.5), TapRippleStyle()])
    let screen = show(view)
    try press(screen, at: CGPoint(x: 60, y: 60), for: 0.5) {
      #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
      #expect(view.subviews.count == 1)
    }
    #expect(view.transform == .identity)
    #expect(view.subviews.isEmpty)
  }

  @Test("A box with a ripple does not lay it out, and a button still receives its taps") func box()
    throws
  {
    var taps = 0
    let button = UIButton().text("Go").action { taps += 1 }.size(60, 40)
    let box = HBox {
      button; UIView().size(20, 20)
    }.style(TapRippleStyle())
    let screen = show(box)
    // The button is at (20, 20) and 60 x 40 points large.
    try press(screen, at: CGPoint(x: 50, y: 40), for: 0.2) {
      screen.settle()
      #expect(box.subviews.count == 3)
      #expect(box.subviews[1].frame.minX == 60)
      #expect(box.subviews[2].frame == box.bounds)
    }
    #expect(taps == 1)
    #expect(box.subviews.count == 2)
  }
}
