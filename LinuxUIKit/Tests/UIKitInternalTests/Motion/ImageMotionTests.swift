import QuartzCore
import TestSupport
import Testing

@testable import UIKit

/// The frames that animated images request.
@MainActor @Suite("Motion of images", .serialized) struct ImageMotionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(view)
    window.layoutIfNeeded()
  }

  @Test("An animation requests frames, and displays each image at its time, until its last repetition")
  func images() {
    withHeldClock { clock in
      let display = LayerDisplay(pixelWidth: 20, pixelHeight: 20, scale: 1)
      view.image = square(.green)
      view.animationImages = [square(.red), square(.blue)]
      // Each image for half a second.
      view.animationDuration = 1
      view.animationRepeatCount = 1
      #expect(FrameClock.shared.isIdle)
      view.startAnimating()
      #expect(!FrameClock.shared.isIdle)
      var colors: [UInt32] = []
      for _ in 0..<3 {
        display.draw([window.layer])
        colors.append(center(of: display))
        clock.advance(by: 0.5)
      }
      #expect(colors == [0xFF0000, 0x0000FF, 0x00FF00])
      #expect(FrameClock.shared.isIdle)
    }
  }

  @Test("An animated image requests frames while it is in a window")
  func animatedImage() {
    withHeldClock { clock in
      view.image = UIImage.animatedImage(with: [square(.red), square(.blue)], duration: 1)
      #expect(!FrameClock.shared.isIdle)
      let superview = view.superview
      view.removeFromSuperview()
      clock.advance(by: 0.1)
      #expect(FrameClock.shared.isIdle)
      superview?.addSubview(view)
      #expect(!FrameClock.shared.isIdle)
      view.image = square(.green)
      clock.advance(by: 0.1)
      #expect(FrameClock.shared.isIdle)
    }
  }

  private func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  /// The color at the center of what is displayed, as 0xRRGGBB.
  private func center(of display: LayerDisplay) -> UInt32 {
    var color: UInt32 = 0
    display.withPixels { pixels, bytesPerRow in
      color =
        pixels.loadUnaligned(fromByteOffset: 10 * bytesPerRow + 10 * 4, as: UInt32.self)
        & 0xFF_FFFF
    }
    return color
  }
}
