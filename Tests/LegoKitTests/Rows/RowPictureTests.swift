import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Pictures of rows") struct RowPictureTests {
  @Test(
    "A form with every row matches its golden picture",
    arguments: [
      ("light", UITraitCollection(userInterfaceStyle: .light)),
      ("dark", UITraitCollection(userInterfaceStyle: .dark)),
      ("rtl", UITraitCollection(layoutDirection: .rightToLeft)),
      ("xxxl", UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)),
      (
        "accessibility",
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
      ),
    ])
  func form(name: String, traits: UITraitCollection) {
    let heights = ["xxxl": CGFloat(1_250), "accessibility": 2_000]
    let screen = Screen(
      FormController(), size: CGSize(width: 390, height: heights[name] ?? 960),
      traits: UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 1)]))
    expectImage(screen.image(), named: "form_\(name)")
  }
}
