import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Activity indicators") struct UIActivityIndicatorViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("An activity indicator is 20 or 37 points wide and high, and hugs its content")
  func sizes() {
    // uikit.md, 3.5 and 4.9.
    #expect(
      UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
    let large = UIActivityIndicatorView(style: .large)
    #expect(large.intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(large.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(!large.isUserInteractionEnabled)
  }

  @Test("It is hidden while it isn't animating, unless hidesWhenStopped is false")
  func hiding() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(!indicator.isHidden)
    #expect(indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test("It advances by one blade each eighth of a second while it is in a window")
  func turning() {
    withHeldClock { clock in
      let indicator = UIActivityIndicatorView(style: .medium)
      window.isHidden = false
      indicator.startAnimating()
      clock.advance(by: 1)
      #expect(indicator.turn == 0)
      window.addSubview(indicator)
      clock.advance(by: 0.25)
      #expect(indicator.turn == 2)
      clock.advance(by: 0.75)
      #expect(indicator.turn == 0)
      clock.advance(by: 0.125)
      #expect(indicator.turn == 1)
      indicator.removeFromSuperview()
      clock.advance(by: 0.1)
      window.addSubview(indicator)
      clock.advance(by: 0.125)
      #expect(indicator.turn == 1)
      indicator.stopAnimating()
      clock.advance(by: 0.125)
      #expect(indicator.turn == 0)
    }
  }

  @Test("An animating indicator is released with its screen")
  func release() {
    weak var released: UIActivityIndicatorView?
    do {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      window.isHidden = false
      window.addSubview(indicator)
      indicator.removeFromSuperview()
      released = indicator
    }
    #expect(released == nil)
  }
}
