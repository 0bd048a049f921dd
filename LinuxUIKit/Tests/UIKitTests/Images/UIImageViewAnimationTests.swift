import TestSupport
import Testing
import UIKit

/// Tests animated images of image views.
@MainActor struct UIImageViewAnimationTests {
  private let view: UIImageView

  init() {
    view = UIImageView(image: Self.picture(white: 1))
    view.animationImages = [0.2, 0.4, 0.6, 0.8].map(Self.picture)
    view.animationDuration = 2
  }

  private static func picture(white: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      UIColor(white: white, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  /// The displayed brightness in tenths.
  private func seen() -> Int {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
    return Int((Double(PictureReader(picture)[0, 0] & 0xFF) / 25.5).rounded())
  }

  @Test("Each image is displayed for its share of the duration, repeatedly")
  func frames() {
    withHeldClock { clock in
      #expect(seen() == 10)
      view.startAnimating()
      #expect(view.isAnimating)
      var order: [Int] = []
      for _ in 0..<6 {
        order.append(seen())
        clock.advance(by: 0.5)
      }
      #expect(order == [2, 4, 6, 8, 2, 4])
      view.stopAnimating()
      #expect(!view.isAnimating)
      #expect(seen() == 10)
    }
  }

  @Test("After the repeat count the view's own image is displayed again")
  func rounds() {
    withHeldClock { clock in
      view.animationRepeatCount = 2
      view.startAnimating()
      clock.advance(by: 3.9)
      #expect(view.isAnimating)
      #expect(seen() == 8)
      clock.advance(by: 0.1)
      #expect(!view.isAnimating)
      #expect(seen() == 10)
    }
  }

  @Test("Without a duration thirty images take a second; without images nothing happens")
  func defaults() {
    withHeldClock { clock in
      view.animationDuration = 0
      view.animationRepeatCount = 1
      view.startAnimating()
      clock.advance(by: 3.0 / 30)
      #expect(seen() == 8)
      clock.advance(by: 1.0 / 30)
      #expect(!view.isAnimating)
      view.animationImages = []
      view.startAnimating()
      #expect(!view.isAnimating)
    }
  }
}
