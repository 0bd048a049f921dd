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

  /// A view in the scroll view whose edges are those of a guide.
  private func addView(pinnedTo guide: UILayoutGuide) -> UIView {
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(pinned)
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: guide.topAnchor),
      pinned.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      pinned.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      pinned.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    return pinned
  }

  @Test(
    "A view pinned to the safe area of its scroll view stays on the screen while that scrolls",
    arguments: [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never])
  func pinned(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    show(behavior)
    let guide = scrollView.safeAreaLayoutGuide
    let (pinned, margins) = (
      addView(pinnedTo: guide), addView(pinnedTo: scrollView.layoutMarginsGuide)
    )
    let safeArea = scrollView.safeAreaInsets
    let onScreen = CGRect(
      x: safeArea.left, y: safeArea.top, width: 390 - safeArea.left - safeArea.right,
      height: 844 - safeArea.top - safeArea.bottom)
    #expect(safeArea.top >= 20)

    for offset in [-safeArea.top, 0, 33, 100] {
      scrollView.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(pinned.frame == guide.layoutFrame, "offset \(offset)")
      #expect(scrollView.convert(pinned.frame, to: nil) == onScreen, "offset \(offset)")
      #expect(margins.frame == scrollView.layoutMarginsGuide.layoutFrame, "offset \(offset)")
    }
  }

  @Test("At the top of its content, a view below the bar begins at zero, not below it again")
  func belowBar() {
    show(.automatic)
    let pinned = addView(pinnedTo: scrollView.safeAreaLayoutGuide)
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    window.layoutIfNeeded()

    #expect(scrollView.adjustedContentInset.top >= 20)
    #expect(pinned.frame.minY == 0)
  }

  @Test("The safe area of a view in a scroll view depends on its position on the screen")
  func descendant() {
    show(.never)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(box)
    scrollView.addSubview(row)
    box.topAnchor.constraint(equalTo: row.safeAreaLayoutGuide.topAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let top = scrollView.safeAreaInsets.top

    // A row that begins at the top of the screen is covered by the whole bar; one that is half a bar
    // further down by half of it; one that is below the bar not at all.
    for (offset, covered) in [(0, top), (-top / 2, top / 2), (-top - 5, 0), (50, top)] {
      scrollView.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(row.safeAreaInsets.top == covered, "offset \(offset)")
      #expect(row.safeAreaLayoutGuide.layoutFrame.minY == covered, "offset \(offset)")
      #expect(box.frame.minY == covered, "offset \(offset)")
    }
  }
}
