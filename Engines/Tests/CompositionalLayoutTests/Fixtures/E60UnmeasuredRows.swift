import Foundation

extension Fixture {
  /// The heights by which a view decides whether to solve again, and the results.
  ///
  /// The view makes the decision, the third column of the table; a UIKit test checks it.
  static let e60 = Fixture(
    "E60 Unmeasured rows, measured on devices", from: "compositional-layout.md, 7.9 [seen]",
    // 22 · 36.333 + 38 · 44 = 2471.333.
    rows(44, measured: 22, "#59 height 44 · content height 2471.333"),
    // 60 · 36.333 = 2180.
    rows(109.0 / 3, measured: 0, "#59 height 36.333 · content height 2180"),
    // Below half a pixel: 36.333 after rounding, so nothing is solved again and the error is kept.
    rows(109.0 / 3 + 0.1, measured: 0, "#59 height 36.333 · content height 2186"),
    // Above half a pixel: 36.667 after rounding; 22 · 36.333 + 38 · 36.533 = 2187.6.
    rows(109.0 / 3 + 0.2, measured: 0, "#59 height 36.667"),
    rows(109.0 / 3 + 0.2, measured: 22, "#0 height 36.333 · content height 2187.6"),
    rows(109.0 / 3 + 8, measured: 22, "#59 height 44.333 · content height 2484"))

  /// Returns 60 rows with this estimate at scale 3, of which the first ones are measured as 36.333.
  private static func rows(
    _ estimate: CGFloat, measured: Int, _ expected: String
  ) -> LayoutCase {
    LayoutCase(
      "\(estimate)", H(.fw(1), .est(estimate), [item(.fw(1), .est(estimate))]), items: 60, expected
    ).heights(Dictionary(uniqueKeysWithValues: (0..<measured).map { ($0, 109.0 / 3) }))
      .with { $0.environment.displayScale = 3 }
  }
}
