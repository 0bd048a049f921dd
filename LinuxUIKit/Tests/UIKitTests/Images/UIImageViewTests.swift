import TestSupport
import Testing
import UIKit

@MainActor struct UIImageViewTests {
  /// Four by two points of red.
  private let image = UIGraphicsImageRenderer(
    size: CGSize(width: 4, height: 2), format: .plain
  ).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
  }

  @Test("A new view is as large as its image, and ignores touches")
  func initial() {
    let view = UIImageView(image: image)

    #expect(view.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(view.contentMode == .scaleToFill)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test("The intrinsic size is that of the image, if any")
  func intrinsic() {
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
    #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 4, height: 2))

    view.image = nil
    #expect(
      view.intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test(
    "The content mode positions an image of 4 by 2 in a view of 8 by 8",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 8, height: 8)),
      (.redraw, CGRect(x: 0, y: 0, width: 8, height: 8)),
      // Twice as large, four high, at the center of eight.
      (.scaleAspectFit, CGRect(x: 0, y: 2, width: 8, height: 4)),
      // Four times as large, sixteen wide: four are outside the bounds on each side.
      (.scaleAspectFill, CGRect(x: -4, y: 0, width: 16, height: 8)),
      (.center, CGRect(x: 2, y: 3, width: 4, height: 2)),
      (.top, CGRect(x: 2, y: 0, width: 4, height: 2)),
      (.bottom, CGRect(x: 2, y: 6, width: 4, height: 2)),
      (.left, CGRect(x: 0, y: 3, width: 4, height: 2)),
      (.right, CGRect(x: 4, y: 3, width: 4, height: 2)),
      (.topLeft, CGRect(x: 0, y: 0, width: 4, height: 2)),
      (.topRight, CGRect(x: 4, y: 0, width: 4, height: 2)),
      (.bottomLeft, CGRect(x: 0, y: 6, width: 4, height: 2)),
      (.bottomRight, CGRect(x: 4, y: 6, width: 4, height: 2)),
    ])
  func contentMode(mode: UIView.ContentMode, place: CGRect) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 8, height: 8))
    view.image = image
    view.contentMode = mode
    root.addSubview(view)

    #expect(root.picture().inkBounds == place.offsetBy(dx: 10, dy: 10))

    view.clipsToBounds = true
    let visible = place.intersection(view.bounds)
    #expect(root.picture().inkBounds == visible.offsetBy(dx: 10, dy: 10))
  }

  @Test("A template image has the tint color, also an inherited one")
  func tint() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    root.tintColor = .green
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    root.addSubview(view)

    #expect(root.picture()[1, 1] == 0xFF00_FF00)
    view.tintColor = .blue
    #expect(root.picture()[1, 1] == 0xFF00_00FF)
  }

  @Test("The highlighted image is displayed while highlighted")
  func highlighted() {
    let view = UIImageView(image: image, highlightedImage: image.withTintColor(.blue))
    #expect(view.picture()[1, 1] == 0xFFFF_0000)

    view.isHighlighted = true
    #expect(view.picture()[1, 1] == 0xFF00_00FF)
  }

  @Test("An image that flips for right-to-left layout is mirrored in a right-to-left view")
  func mirrored() {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: .plain).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    let view = UIImageView(image: half.imageFlippedForRightToLeftLayoutDirection())
    view.semanticContentAttribute = .forceRightToLeft

    #expect(view.picture().inkBounds == CGRect(x: 3, y: 0, width: 1, height: 2))
  }
}
