import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Turning wheels") struct UIActivityIndicatorViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("A wheel is 20 or 37 points wide and high, and hugs its content")
  func sizes() {
    // uikit.md 3.5 and 4.9.
    #expect(
      UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
    let large = UIActivityIndicatorView(style: .large)
    #expect(large.intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(large.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(!large.isUserInteractionEnabled)
  }

  @Test("It is hidden while it stands still, unless it is not to be")
  func hiding() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    #expect(wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("It turns by a blade each eighth of a second while it is in a window")
  func turning() {
    withHeldClock { clock in
      let wheel = UIActivityIndicatorView(style: .medium)
      window.isHidden = false
      wheel.startAnimating()
      clock.advance(by: 1)
      #expect(wheel.turn == 0)
      window.addSubview(wheel)
      clock.advance(by: 0.25)
      #expect(wheel.turn == 2)
      clock.advance(by: 0.75)
      #expect(wheel.turn == 0)
      clock.advance(by: 0.125)
      #expect(wheel.turn == 1)
      wheel.removeFromSuperview()
      clock.advance(by: 0.1)
      window.addSubview(wheel)
      clock.advance(by: 0.125)
      #expect(wheel.turn == 1)
      wheel.stopAnimating()
      clock.advance(by: 0.125)
      #expect(wheel.turn == 0)
    }
  }

  @Test("A wheel that turns is released with its screen")
  func release() {
    weak var released: UIActivityIndicatorView?
    do {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      window.isHidden = false
      window.addSubview(wheel)
      wheel.removeFromSuperview()
      released = wheel
    }
    #expect(released == nil)
  }
}
