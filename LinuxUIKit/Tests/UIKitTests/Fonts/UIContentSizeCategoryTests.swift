import Testing
import UIKit

@Suite("Content size categories")
struct UIContentSizeCategoryTests {
  private let inOrder: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test("Categories sort by the size of text")
  func order() {
    for (index, left) in inOrder.enumerated() {
      for (otherIndex, right) in inOrder.enumerated() {
        #expect((left < right) == (index < otherIndex))
        #expect((left <= right) == (index <= otherIndex))
        #expect((left > right) == (index > otherIndex))
        #expect((left >= right) == (index >= otherIndex))
      }
    }
  }

  @Test("The last five categories are the accessibility ones")
  func accessibility() {
    #expect(inOrder.map(\.isAccessibilityCategory) == inOrder.indices.map { $0 >= 7 })
  }

  @Test("A category has Apple's raw value")
  func rawValues() {
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(
      UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
        == .accessibilityExtraExtraExtraLarge)
  }
}
