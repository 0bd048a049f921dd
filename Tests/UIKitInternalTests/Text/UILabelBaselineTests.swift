import Testing

@testable import UIKit

@MainActor @Suite("Baselines of labels")
struct UILabelBaselineTests {
  private func label(_ text: String, height: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: height))
    label.text = text
    label.numberOfLines = 0
    return label
  }

  @Test("Baselines are whole pixels of the centred block")
  func baselines() {
    // At 3x one line is 61 pixels and its ascender 16.19; in 40.333 points it begins at 10.
    let label = label("a", height: 121 / 3)
    #expect(abs(label.firstBaselineOffset - 79 / 3) < 1e-6)
    #expect(label.lastBaselineOffset == label.firstBaselineOffset)
  }

  @Test("The last baseline is a line height below the first")
  func lastBaseline() {
    // 2 lines are 122 pixels; the second baseline at 20.287 + 16.187 = 36.474, 109 pixels.
    let label = label("a\nb", height: 122 / 3)
    #expect(abs(label.firstBaselineOffset - 49 / 3) < 1e-6)
    #expect(abs(label.lastBaselineOffset - 109 / 3) < 1e-6)
  }

  @Test("Without text there is no baseline")
  func noText() {
    #expect(label("", height: 20).firstBaselineOffset == 0)
  }
}
