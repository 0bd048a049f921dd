import TestSupport
import Testing

@testable import UIKit

@MainActor struct ReduceTransparencyTests {
  @Test("With reduced transparency, a blur effect is opaque")
  func reducedTransparency() {
    AccessibilityState.shared.set(.reduceTransparency, isOn: true)
    defer { AccessibilityState.shared.set(.reduceTransparency, isOn: false) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.isHidden = false
    window.backgroundColor = .red
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))
    view.frame = window.bounds
    window.addSubview(view)
    let image = UIGraphicsImageRenderer(bounds: window.bounds).image {
      window.layer.render(in: $0.cgContext)
    }
    // The gray of the style: 0.97 * 255 = 247.35.
    #expect(PictureReader(image)[10, 10] == 0xFFF7_F7F7)
  }
}
