import Testing
import UIKit

@MainActor @Suite("Directions of attributes") struct LayoutDirectionTests {
  @Test(
    "Attributes that force or keep a direction ignore that of the layout",
    arguments: [
      (UISemanticContentAttribute.forceRightToLeft, UIUserInterfaceLayoutDirection.rightToLeft),
      (.forceLeftToRight, .leftToRight), (.playback, .leftToRight), (.spatial, .leftToRight),
    ])
  func fixed(
    attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection
  ) {
    for layout in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: layout) == direction)
    }
    #expect(UIView.userInterfaceLayoutDirection(for: attribute) == direction)
  }

  @Test("Without an attribute the direction is that of the layout, or of the app")
  func unspecified() {
    for layout in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: layout) == layout)
    }
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified)
        == UIApplication.shared.userInterfaceLayoutDirection)
  }
}
