import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `UITraitCollection`.
struct UITraitCollectionOverridingTests {
  @Test("The overrides of traits are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let traits: UITraitCollection = LoggedTraits(log: log)
    traits.performAsCurrent { #expect(UITraitCollection.current === traits) }
    #expect(traits.containsTraits(in: nil))
    #expect(traits.hasDifferentColorAppearance(comparedTo: nil))
    #expect(traits.userInterfaceIdiom == .unspecified && traits.userInterfaceStyle == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified && traits.legibilityWeight == .unspecified)
    #expect(traits.displayScale == 0 && traits.layoutDirection == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.copy() is UITraitCollection)

    #expect(
      log.names == [
        "accessibilityContrast", "containsTraits(in:)", "copy(with:)", "displayScale",
        "hasDifferentColorAppearance(comparedTo:)", "horizontalSizeClass", "layoutDirection",
        "legibilityWeight", "performAsCurrent(_:)",
        "preferredContentSizeCategory", "userInterfaceIdiom", "userInterfaceLevel",
        "userInterfaceStyle", "verticalSizeClass",
      ])
  }
}

/// A `UITraitCollection` that records the calls of its overrides.
private final class LoggedTraits: UITraitCollection, @unchecked Sendable {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init()
  }

  override func copy(with zone: NSZone?) -> Any {
    log.record()
    return super.copy(with: zone)
  }

  override func performAsCurrent(_ actions: () -> Void) {
    log.record()
    return super.performAsCurrent(actions)
  }

  override func containsTraits(in trait: UITraitCollection?) -> Bool {
    log.record()
    return super.containsTraits(in: trait)
  }

  override func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
  {
    log.record()
    return super.hasDifferentColorAppearance(comparedTo: traitCollection)
  }

  override var userInterfaceIdiom: UIUserInterfaceIdiom {
    log.record()
    return super.userInterfaceIdiom
  }

  override var userInterfaceStyle: UIUserInterfaceStyle {
    log.record()
    return super.userInterfaceStyle
  }

  override var userInterfaceLevel: UIUserInterfaceLevel {
    log.record()
    return super.userInterfaceLevel
  }

  override var accessibilityContrast: UIAccessibilityContrast {
    log.record()
    return super.accessibilityContrast
  }

  override var legibilityWeight: UILegibilityWeight {
    log.record()
    return super.legibilityWeight
  }

  override var displayScale: CGFloat {
    log.record()
    return super.displayScale
  }

  override var horizontalSizeClass: UIUserInterfaceSizeClass {
    log.record()
    return super.horizontalSizeClass
  }

  override var verticalSizeClass: UIUserInterfaceSizeClass {
    log.record()
    return super.verticalSizeClass
  }

  override var layoutDirection: UITraitEnvironmentLayoutDirection {
    log.record()
    return super.layoutDirection
  }

  override var preferredContentSizeCategory: UIContentSizeCategory {
    log.record()
    return super.preferredContentSizeCategory
  }

}
