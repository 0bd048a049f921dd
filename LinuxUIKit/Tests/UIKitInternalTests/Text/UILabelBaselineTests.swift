import Testing

@testable import UIKit

@MainActor @Suite("Baselines of labels")
struct UILabelBaselineTests {
  private func measured(_ text: String, height: CGFloat) -> Baselines? {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label.baselines(in: CGSize(width: 200, height: height))
  }

  @Test("Baselines are whole pixels of the centered block")
  func centeredBlock() throws {
    // At 3x, a line is 61 pixels high and has an ascent of 16.19 points; in 40.333 points it begins
    // at 10.
    let baselines = try #require(measured("a", height: 121 / 3))
    #expect(abs(baselines.first - 79 / 3) < 1e-6)
    #expect(baselines.last == baselines.first)
  }

  @Test("The last baseline is a line height below the first")
  func lastBaseline() throws {
    // 2 lines are 122 pixels; the second baseline at 20.287 + 16.187 = 36.474, 109 pixels.
    let baselines = try #require(measured("a\nb", height: 122 / 3))
    #expect(abs(baselines.first - 49 / 3) < 1e-6)
    #expect(abs(baselines.last - 109 / 3) < 1e-6)
  }

  @Test("Without text there is no baseline")
  func noText() {
    #expect(measured("", height: 20) == nil)
  }
}
