import Testing
import UIKit

@Suite("The safe area inside scroll views") @MainActor struct ScrollViewSafeAreaTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = UIViewController()
  private let scrollView = UIScrollView()
  private let content = UIView()

  private func show(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 30, bottom: 34, right: 0)
    window.rootViewController = controller
    scrollView.frame = window.bounds
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.alwaysBounceVertical = true
    scrollView.contentSize = CGSize(width: 390, height: 1_000)
    controller.view.addSubview(scrollView)
    scrollView.addSubview(content)
    window.isHidden = false
    window.layoutIfNeeded()
    content.frame = scrollView.bounds
    window.layoutIfNeeded()
  }

  @Test("Subviews don't inherit the edges that the content insets already contain")
  func adjusted() {
    show(.automatic)
    let safeArea = scrollView.safeAreaInsets

    #expect(scrollView.adjustedContentInset.bottom == safeArea.bottom)
    #expect(safeArea.bottom >= 34)
    #expect(
      content.safeAreaInsets == UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: 0))
  }

  @Test("Subviews inherit all edges while the insets contain none")
  func never() {
    show(.never)

    #expect(content.safeAreaInsets == scrollView.safeAreaInsets)
  }

  @Test("A row that is first measured under the home indicator is as high as any other")
  func rowUnderHomeIndicator() {
    show(.automatic)
    let row = UIView(frame: CGRect(x: 0, y: scrollView.bounds.maxY - 44, width: 390, height: 44))
    row.layoutMargins = .zero
    scrollView.addSubview(row)
    window.layoutIfNeeded()

    #expect(row.layoutMargins.bottom == 0)
  }
}
