import TestSupport
import Testing
import UIKit

@Suite("Golden pictures of indicators and refresh controls") @MainActor
struct ScrollPictureTests {
  @Test(
    "A scroll indicator at both ends, in between, and beyond the end",
    arguments: [("start", 0), ("middle", 240), ("end", 480), ("beyond", 520)])
  func indicator(name: String, offset: CGFloat) {
    expectImage(indicatorPicture(at: offset, .light), named: "indicator_\(name)")
  }

  @Test("An indicator in dark appearance")
  func darkIndicator() {
    expectImage(indicatorPicture(at: 240, .dark), named: "indicator_dark")
  }

  @Test("A refresh control that refreshes, in light and dark, and some time later")
  func refreshing() {
    expectImage(refreshPicture(after: 0, .light), named: "refresh")
    expectImage(refreshPicture(after: 0, .dark), named: "refresh_dark")
    expectImage(refreshPicture(after: 0.375, .light), named: "refresh_later")
  }

  private func indicatorPicture(at offset: CGFloat, _ style: UIUserInterfaceStyle) -> UIImage {
    withHeldClock { _ in
      let screen = StripedScreen(style)
      screen.view.contentOffset.y = offset
      screen.view.flashScrollIndicators()
      return screen.picture
    }
  }

  private func refreshPicture(
    after time: TimeInterval, _ style: UIUserInterfaceStyle
  ) -> UIImage {
    withHeldClock { clock in
      let screen = StripedScreen(style)
      let control = UIRefreshControl()
      screen.view.refreshControl = control
      control.beginRefreshing()
      screen.view.contentOffset.y = -60
      if time > 0 { clock.advance(by: time) }
      return screen.picture
    }
  }
}

/// A scroll view of striped content in a window of 120 by 160 points.
@MainActor private struct StripedScreen {
  let view: UIScrollView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 160))

  init(_ style: UIUserInterfaceStyle) {
    window.overrideUserInterfaceStyle = style
    window.isHidden = false
    view = UIScrollView(frame: window.bounds)
    view.backgroundColor = .systemBackground
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 120, height: 640)
    for row in 0..<16 {
      let stripe = UIView(frame: CGRect(x: 10, y: CGFloat(row) * 40 + 5, width: 100, height: 30))
      stripe.backgroundColor = .secondarySystemBackground
      view.addSubview(stripe)
    }
    window.addSubview(view)
  }

  var picture: UIImage {
    window.layoutIfNeeded()
    return window.layer.image(scale: 2)
  }
}
