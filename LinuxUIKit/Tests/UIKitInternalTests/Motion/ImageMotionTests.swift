import QuartzCore
import TestSupport
import Testing

@testable import UIKit

/// The frames that animated images request, in processes of their own, where the clock has no other
/// client.
@MainActor @Suite("Motion of images") struct ImageMotionTests {
  @Test("Images request frames, and are displayed each at its time until the last repetition")
  func images() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        withImageView { view, window, clock in
          let display = LayerDisplay(pixelWidth: 20, pixelHeight: 20, scale: 1)
          view.image = square(.green)
          view.animationImages = [square(.red), square(.blue)]
          // Each image for half a second.
          view.animationDuration = 1
          view.animationRepeatCount = 1
          precondition(FrameClock.shared.isIdle, "a still image causes no frames")
          view.startAnimating()
          for expected: UInt32 in [0xFF0000, 0x0000FF, 0x00FF00] {
            display.draw([window.layer])
            precondition(center(of: display) == expected, "\(center(of: display))")
            precondition(FrameClock.shared.isIdle == (expected == 0x00FF00), "\(expected)")
            clock.advance(by: 0.5)
          }
        }
      }
    }
  }

  @Test("An animated image requests frames while it is in a window")
  func animatedImage() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        withImageView { view, window, clock in
          view.image = UIImage.animatedImage(with: [square(.red), square(.blue)], duration: 1)
          precondition(!FrameClock.shared.isIdle, "it is in a window")
          view.removeFromSuperview()
          clock.advance(by: 0.1)
          precondition(FrameClock.shared.isIdle, "it is in no window")
          window.addSubview(view)
          precondition(!FrameClock.shared.isIdle, "it is in a window again")
          view.image = square(.green)
          clock.advance(by: 0.1)
          precondition(FrameClock.shared.isIdle, "it is a still image")
        }
      }
    }
  }
}

/// Runs `body` with an image view that fills a window, and a clock that stands still.
@MainActor private func withImageView(_ body: (UIImageView, UIWindow, HeldClock) -> Void) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let view = UIImageView(frame: window.bounds)
  window.isHidden = false
  window.addSubview(view)
  withHeldClock { body(view, window, $0) }
}

@MainActor private func square(_ color: UIColor) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
    color.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}

/// The color at the center of what is displayed, as 0xRRGGBB.
@MainActor private func center(of display: LayerDisplay) -> UInt32 {
  var color: UInt32 = 0
  display.withPixels { pixels, bytesPerRow in
    color =
      pixels.loadUnaligned(fromByteOffset: 10 * bytesPerRow + 10 * 4, as: UInt32.self) & 0xFF_FFFF
  }
  return color
}
