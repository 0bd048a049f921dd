import Testing
import UIKit

private final class LargeConfiguration: UIImage.SymbolConfiguration, @unchecked Sendable {}

private final class RecentElement: UIDeferredMenuElement {}

@Suite("Classes whose class functions create objects") @MainActor
struct SymbolConfigurationSubclassTests {
  @Test("Class functions and functions that return Self create objects of a subclass")
  func ownClass() {
    let monochrome: UIImage.SymbolConfiguration = LargeConfiguration.preferringMonochrome()
    #expect(monochrome is LargeConfiguration)
    let applied: UIImage.SymbolConfiguration = LargeConfiguration(pointSize: 12)
      .applying(UIImage.SymbolConfiguration(weight: .bold))
    #expect(applied is LargeConfiguration)
    #expect(applied == UIImage.SymbolConfiguration(pointSize: 12, weight: .bold))
    let deferred: UIDeferredMenuElement = RecentElement.uncached { $0([]) }
    #expect(deferred is RecentElement)
  }
}
