import Testing
import UIKit

/// Tests system spacing between baselines (uikit.md, 3.3).
///
/// It is the line height plus the descender of the lower font, minus the descender of the upper
/// one, rounded up to the next pixel. For 12 below 17 points it is 14.320 - 2.894 + 4.101 = 15.526,
/// or 47 pixels; for 17 below 17 points it is 20.287, or 61 pixels.
@MainActor @Suite("System spacing between baselines")
struct LineSpacingTests {
  private let root = UIView.sized(300, 400)
  private let upper = makeBaselineLabel("Upper", size: 17)
  private let lower = makeBaselineLabel("Lower", size: 12)

  init() {
    root.addPlaced(upper, lower)
    upper.pinCorner(to: root)
    lower.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
  }

  /// The top edge of the lower label in pixels, after layout.
  private var lowerTop: Int {
    root.layoutIfNeeded()
    // Frames are on whole pixels, apart from rounding errors.
    return Int((lower.frame.minY * 3).rounded())
  }

  @Test("It is the line spacing times the multiplier, never below zero")
  func multipliers() {
    // The upper baseline is 49 pixels below the label's top, the lower one 34 below its own.
    for (multiplier, pixels) in [(1, 47), (2, 94), (0, 0), (-1, 0)] as [(CGFloat, Int)] {
      let spacing = lower.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: multiplier)
      spacing.isActive = true
      #expect(lowerTop == 49 + pixels - 34)
      #expect(abs(spacing.constant * 3 - CGFloat(pixels)) < 1e-6)
      spacing.isActive = false
    }
  }

  @Test("It follows a new font with the same baseline")
  func sameBaseline() {
    upper.heightAnchor.constraint(equalToConstant: 40).isActive = true
    lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1
    ).isActive = true
    // 17 points: a line of 61 pixels begins at 30 of 120, its baseline is at 30 + 48.56.
    #expect(lowerTop == 79 + 47 - 34)
    upper.font = .systemFont(ofSize: 17.59)
    // 63 pixels begin at 29, the baseline is at 29 + 50.25; 11.426 + 4.243 points are 48 pixels.
    #expect(lowerTop == 79 + 48 - 34)
  }

  @Test("It follows the fonts until a constant is set")
  func fonts() {
    let spacing = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    spacing.isActive = true
    root.layoutIfNeeded()
    lower.font = .systemFont(ofSize: 17)
    #expect(lowerTop == 49 + 61 - 49)
    spacing.constant = 10
    #expect(lowerTop == 49 + 30 - 49)
    lower.font = .systemFont(ofSize: 12)
    #expect(lowerTop == 49 + 30 - 34)
  }

  @Test("It can be the minimum or the maximum")
  func inequalities() {
    let wish = lower.firstBaselineAnchor.constraint(equalTo: upper.lastBaselineAnchor)
    wish.priority = .defaultLow
    let least = lower.firstBaselineAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    NSLayoutConstraint.activate([wish, least])
    #expect(lowerTop == 49 + 47 - 34)
    least.isActive = false
    wish.constant = 100
    lower.firstBaselineAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1
    ).isActive = true
    #expect(lowerTop == 49 + 47 - 34)
  }

  @Test("It is 8 points if one of the anchors isn't a text baseline")
  func edges() {
    let plain = UIView()
    #expect(
      lower.topAnchor.constraint(
        equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1
      ).constant == 8)
    #expect(
      lower.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: plain.lastBaselineAnchor, multiplier: 2
      ).constant == 16)
  }
}
