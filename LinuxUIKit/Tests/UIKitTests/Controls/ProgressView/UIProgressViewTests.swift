import Testing
import UIKit

@MainActor @Suite("Progress bars") struct UIProgressViewTests {
  @Test("A bar is 4 points high, or 2.5 at the edge of another bar")
  func sizes() {
    // uikit.md, 3.5 and 4.9.
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UIProgressView(progressViewStyle: .bar).frame.height == 2.5)
  }

  @Test("The progress stays between 0 and 1")
  func clamping() {
    let view = UIProgressView()
    #expect(view.progress == 0)
    view.progress = 2
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
    view.setProgress(0.25, animated: true)

    #expect(view.accessibilityValue == "25%")
  }
}
