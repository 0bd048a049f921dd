import UIKit

/// The width and the text size of a section, by which adaptive values are chosen.
struct AdaptiveTraits: Hashable, Sendable {
  /// The width of the section's container, in points.
  let width: CGFloat
  /// Whether the text size is one of those for accessibility.
  let isAccessibilitySize: Bool

  /// Creates the traits of a section with this width and text size.
  init(width: CGFloat, isAccessibilitySize: Bool = false) {
    (self.width, self.isAccessibilitySize) = (width, isAccessibilitySize)
  }

  /// Creates the traits of a context.
  @MainActor init(_ context: SectionContext) {
    self.init(
      width: context.containerWidth,
      isAccessibilitySize: context.environment.traitCollection.preferredContentSizeCategory
        .isAccessibilityCategory)
  }

  /// Returns the value for accessibility text sizes, the one for sections from a width on, or the
  /// base; `nil` stands for the base.
  func choose<Value>(
    _ base: Value, accessibility: Value?, wide: Value?, from width: CGFloat
  ) -> Value {
    if isAccessibilitySize, let accessibility { return accessibility }
    if self.width >= width, let wide { return wide }
    return base
  }
}
