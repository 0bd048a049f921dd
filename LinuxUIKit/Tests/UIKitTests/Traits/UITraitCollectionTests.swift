import Testing
import UIKit

struct UITraitCollectionTests {
  @Test("An empty trait collection leaves every trait unspecified")
  func unspecified() {
    let traits = UITraitCollection()

    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test("A collection of one trait specifies only that trait")
  func single() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)

    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.userInterfaceLevel == .unspecified)
  }

  @Test("In a union the last collection that specifies a trait wins")
  func union() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(),
    ])

    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 3)
  }

  @Test("Two collections that specify the same traits are equal")
  func equality() {
    let (one, two) = (
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(layoutDirection: .rightToLeft)
    )

    #expect(one == two)
    #expect(one.hash == two.hash)
    #expect(one != UITraitCollection(layoutDirection: .leftToRight))
  }

  @Test("A trait collection contains the traits that it specifies, and no more")
  func containment() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    ])

    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(traits.containsTraits(in: UITraitCollection()))
    #expect(traits.containsTraits(in: nil))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
  }

  @Test("Style, level and contrast change colors; scale and text size do not")
  func colorAppearance() {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    func joined(_ other: UITraitCollection) -> UITraitCollection {
      UITraitCollection(traitsFrom: [traits, other])
    }

    for other in [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceLevel: .elevated),
      UITraitCollection(accessibilityContrast: .high),
    ] {
      #expect(joined(other).hasDifferentColorAppearance(comparedTo: traits))
    }
    for other in [
      UITraitCollection(displayScale: 3),
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(layoutDirection: .rightToLeft),
    ] {
      #expect(!joined(other).hasDifferentColorAppearance(comparedTo: traits))
    }
    #expect(traits.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test("A closure can create and change collections")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @MainActor func mutations() {
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    let largeDark = dark.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }

    #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    #expect(largeDark.userInterfaceStyle == .dark)
    #expect(largeDark.preferredContentSizeCategory == .extraLarge)
  }
}
