import TestSupport
import Testing
import UIKit

private let red: UInt32 = 0xFFFF_0000
private let green: UInt32 = 0xFF00_FF00
private let blue: UInt32 = 0xFF00_00FF

@MainActor struct CALayerRenderingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test("A view of no color draws nothing")
  func clear() {
    #expect(root.picture().inkBounds.isNull)
  }

  @Test("A view at (2, 2) of 4 by 4 points covers pixels 4 to 11 at a scale of 2")
  func place() {
    root.add(UIColor.red, CGRect(x: 2, y: 2, width: 4, height: 4))

    let picture = root.picture(scale: 2)

    #expect(picture.inkBounds == CGRect(x: 4, y: 4, width: 8, height: 8))
    #expect(picture[4, 4] == red)
  }

  @Test("The bounds origin moves the subviews")
  func scrolled() {
    let scrolled = root.add(UIColor.clear, CGRect(x: 0, y: 0, width: 20, height: 20))
    scrolled.add(UIColor.red, CGRect(x: 5, y: 5, width: 2, height: 2))
    scrolled.bounds.origin = CGPoint(x: 3, y: 1)

    #expect(root.picture().inkBounds == CGRect(x: 2, y: 4, width: 2, height: 2))
  }

  @Test("A later sibling is in front, unless zPosition overrides the order")
  func order() {
    let first = root.add(UIColor.red, CGRect(x: 0, y: 0, width: 4, height: 4))
    root.add(UIColor.blue, CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(root.picture()[1, 1] == blue)

    first.layer.zPosition = 1
    #expect(root.picture()[1, 1] == red)
  }

  @Test("A hidden view and its subviews are not drawn")
  func hidden() {
    let parent = root.add(UIColor.red, CGRect(x: 0, y: 0, width: 4, height: 4))
    parent.add(UIColor.blue, CGRect(x: 0, y: 0, width: 4, height: 4))
    parent.isHidden = true

    #expect(root.picture().inkBounds.isNull)
  }

  @Test("A translucent view and its subviews fade as one group")
  func groupOpacity() {
    let parent = root.add(UIColor.red, CGRect(x: 0, y: 0, width: 4, height: 4))
    parent.add(UIColor.blue, CGRect(x: 0, y: 0, width: 8, height: 4))
    parent.alpha = 0.5

    let picture = root.picture()

    // Only blue is visible, half covering, inside the parent and outside its bounds.
    for x in [1, 6] {
      #expect(abs(Int(picture.alpha(x, 1)) - 128) <= 1)
      #expect(picture[x, 1] >> 16 & 0xFF == 0)
    }
  }

  @Test("A transform rotates the view about its center")
  func transform() {
    let view = root.add(UIColor.red, CGRect(x: 4, y: 8, width: 12, height: 4))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)

    // The center stays at (10, 10); width and height are swapped.
    #expect(root.picture().inkBounds == CGRect(x: 8, y: 4, width: 4, height: 12))
  }

  @Test("A scale of zero draws nothing")
  func singular() {
    let view = root.add(UIColor.red, CGRect(x: 4, y: 4, width: 4, height: 4))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)

    #expect(root.picture().inkBounds.isNull)
  }

  @Test("A rounded corner leaves the corner pixel clear and the center of the edge opaque")
  func cornerRadius() {
    let view = root.add(UIColor.red, CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.cornerRadius = 10

    let picture = root.picture()

    // The circle passes 10 - 10/√2 = 2.93 from each corner on both axes.
    for (x, y) in [(1, 1), (18, 1), (1, 18), (18, 18)] { #expect(picture.alpha(x, y) == 0) }
    for (x, y) in [(10, 0), (0, 10), (19, 10), (10, 19)] { #expect(picture.alpha(x, y) > 240) }
    #expect(picture[4, 4] == red)
  }

  @Test("Only the masked corners are round")
  func maskedCorners() {
    let view = root.add(UIColor.red, CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

    let picture = root.picture()

    #expect(picture.alpha(0, 0) == 0)
    #expect(picture.alpha(19, 0) == 0)
    #expect(picture[0, 19] == red)
    #expect(picture[19, 19] == red)
  }

  @Test("Subviews outside the bounds are drawn, unless the view clips")
  func clipping() {
    let parent = root.add(UIColor.clear, CGRect(x: 5, y: 5, width: 10, height: 10))
    parent.add(UIColor.red, CGRect(x: -5, y: -5, width: 20, height: 20))
    #expect(root.picture().inkBounds == CGRect(x: 0, y: 0, width: 20, height: 20))

    parent.clipsToBounds = true
    #expect(root.picture().inkBounds == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("Clipping follows round corners")
  func roundClipping() {
    let parent = root.add(UIColor.clear, CGRect(x: 0, y: 0, width: 20, height: 20))
    parent.clipsToBounds = true
    parent.layer.cornerRadius = 10
    parent.add(UIColor.red, CGRect(x: 0, y: 0, width: 20, height: 20))

    #expect(root.picture().alpha(1, 1) == 0)
    #expect(root.picture()[10, 10] == red)
  }

  @Test("A border is inside the bounds, above the subviews")
  func border() {
    let view = root.add(UIColor.red, CGRect(x: 2, y: 2, width: 10, height: 10))
    view.add(UIColor.green, CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor

    let picture = root.picture()

    #expect(picture.inkBounds == CGRect(x: 2, y: 2, width: 10, height: 10))
    #expect(picture[2, 2] == blue)
    #expect(picture[3, 3] == blue)
    #expect(picture[4, 4] == green)
  }

  @Test("A shadow without blur is the view's shape, moved")
  func shadow() {
    let view = root.add(UIColor.red, CGRect(x: 2, y: 2, width: 6, height: 6))
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 4, height: 5)
    view.layer.shadowColor = UIColor.blue.cgColor

    let picture = root.picture(scale: 2)

    // Shape 2...8 and its copy at 6...12 by 7...13, at a scale of 2.
    #expect(picture.inkBounds == CGRect(x: 4, y: 4, width: 20, height: 22))
    #expect(picture[5, 5] == red)
    #expect(picture[23, 25] == blue)
  }

  @Test("The shadow of a clear view is that of its subviews")
  func shadowOfContent() {
    let view = root.add(UIColor.clear, CGRect(x: 0, y: 0, width: 10, height: 10))
    view.add(UIColor.red, CGRect(x: 2, y: 2, width: 3, height: 3))
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 10, height: 0)

    #expect(root.picture().inkBounds == CGRect(x: 2, y: 2, width: 13, height: 3))
  }

  @Test("A shadow path replaces the shape")
  func shadowPath() {
    let view = root.add(UIColor.clear, CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = .zero
    view.layer.shadowPath = CGPath(rect: CGRect(x: 12, y: 13, width: 3, height: 4), transform: nil)

    #expect(root.picture().inkBounds == CGRect(x: 12, y: 13, width: 3, height: 4))
  }

  @Test("Clipping to the bounds cuts the shadow away")
  func clippedShadow() {
    let view = root.add(UIColor.red, CGRect(x: 2, y: 2, width: 4, height: 4))
    view.layer.shadowOpacity = 1
    view.clipsToBounds = true

    #expect(root.picture().inkBounds == CGRect(x: 2, y: 2, width: 4, height: 4))
  }

  @Test("A mask draws the view with the mask's alpha")
  func mask() {
    let view = root.add(UIColor.red, CGRect(x: 4, y: 4, width: 10, height: 10))
    let mask = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    mask.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    view.mask = mask

    let picture = root.picture()

    #expect(picture.inkBounds == CGRect(x: 5, y: 6, width: 3, height: 4))
    #expect(abs(Int(picture.alpha(6, 7)) - 128) <= 1)
  }

  @Test("Custom drawing of a view is between background and subviews, inside the bounds")
  func customDrawing() {
    let view = Stripe(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
    view.backgroundColor = .red
    view.add(UIColor.green, CGRect(x: 0, y: 0, width: 1, height: 4))
    root.addSubview(view)

    let picture = root.picture()

    // The stripe is extremely wide and one point high; the view clips it.
    #expect(picture.inkBounds == CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(picture[2, 3] == green)
    #expect(picture[3, 3] == blue)
    #expect(picture[3, 4] == red)
  }

  @Test("Colors resolve with the view's own style")
  func style() {
    root.overrideUserInterfaceStyle = .dark
    root.add(UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }, root.bounds)

    #expect(root.picture()[5, 5] == blue)
  }

  @Test("A layer's contents are positioned by their gravity")
  func contents() {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: .plain).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.contents = dot.cgImage
    root.layer.addSublayer(layer)

    layer.contentsGravity = .resizeAspect
    #expect(root.picture().inkBounds == CGRect(x: 0, y: 5, width: 20, height: 10))
    layer.contentsGravity = .center
    #expect(root.picture().inkBounds == CGRect(x: 8, y: 9, width: 4, height: 2))
  }

  @Test("A hierarchy is stretched to the rectangle it is drawn in")
  func hierarchy() {
    root.add(UIColor.red, CGRect(x: 0, y: 0, width: 10, height: 20))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: .plain)
      .image { _ in
        let rect = CGRect(x: 4, y: 4, width: 10, height: 10)
        #expect(root.drawHierarchy(in: rect, afterScreenUpdates: true))
      }

    #expect(PictureReader(image).inkBounds == CGRect(x: 4, y: 4, width: 5, height: 10))
  }

  @Test("Without a context, drawing a hierarchy does nothing")
  func noContext() {
    #expect(!root.drawHierarchy(in: root.bounds, afterScreenUpdates: false))
  }

  @Test("Cards with shadows, continuous corners, borders and opacity match their golden picture")
  func golden() {
    expectImage(Cards.image(), named: "cards")
  }
}

/// A view that draws a blue stripe far beyond its bounds.
private final class Stripe: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: -100, y: 1, width: 200, height: 1))
  }
}

/// Four cards on a light background.
@MainActor private enum Cards {
  static func image() -> UIImage {
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    ground.backgroundColor = .systemGroupedBackground
    let soft = ground.add(.white, CGRect(x: 12, y: 10, width: 40, height: 34))
    soft.layer.cornerRadius = 8
    soft.layer.shadowOpacity = 0.4
    soft.layer.shadowRadius = 4
    soft.layer.shadowOffset = CGSize(width: 0, height: 3)
    let continuous = ground.add(.systemBlue, CGRect(x: 68, y: 10, width: 40, height: 34))
    continuous.layer.cornerRadius = 10
    continuous.layer.cornerCurve = .continuous
    let bordered = ground.add(.white, CGRect(x: 12, y: 56, width: 40, height: 34))
    bordered.layer.cornerRadius = 17
    bordered.layer.borderWidth = 2
    bordered.layer.borderColor = UIColor.systemRed.cgColor
    let fading = ground.add(.systemGreen, CGRect(x: 68, y: 56, width: 30, height: 24))
    fading.add(.systemOrange, CGRect(x: 12, y: 10, width: 30, height: 24))
    fading.alpha = 0.5
    return ground.layer.image(scale: 2)
  }
}

extension UIView {
  @discardableResult
  fileprivate func add(_ color: UIColor, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    addSubview(view)
    return view
  }

  func picture(scale: CGFloat = 1) -> PictureReader {
    PictureReader(layer.image(scale: scale))
  }
}
