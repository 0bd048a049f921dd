import Testing
import UIKit

@MainActor @Suite("Configurations of lists") struct ListConfigurationTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  nonisolated private static let all: [Configuration.Appearance] = [
    .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
  ]

  @Test("A new configuration has its appearance and default values", arguments: all)
  private func defaults(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    let configuration = Configuration(appearance: appearance)
    #expect(configuration.appearance == appearance)
    #expect(configuration.headerMode == .none)
    #expect(configuration.footerMode == .none)
    #expect(configuration.headerTopPadding == nil)
    #expect(configuration.backgroundColor == nil)
    #expect(configuration.itemSeparatorHandler == nil)
    #expect(
      configuration.separatorConfiguration
        == UIListSeparatorConfiguration(listAppearance: appearance))
  }

  @Test("All lists but sidebars show separators")
  func separators() {
    let showing = Self.all.filter { Configuration(appearance: $0).showsSeparators }
    #expect(showing == [.plain, .grouped, .insetGrouped, .sidebarPlain])
  }

  @Test("New separators leave everything to the list")
  func separatorDefaults() {
    let separators = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separators.topSeparatorVisibility == .automatic)
    #expect(separators.bottomSeparatorVisibility == .automatic)
    #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(separators.color == .separator)
    #expect(UIListSeparatorConfiguration.automaticInsets != .zero)
  }

  @Test("Separators that differ in one thing differ, equal ones hash alike")
  func equality() {
    let plain = UIListSeparatorConfiguration(listAppearance: .plain)
    var changed = [UIListSeparatorConfiguration](repeating: plain, count: 6)
    changed[0].topSeparatorVisibility = .hidden
    changed[1].bottomSeparatorVisibility = .visible
    changed[2].topSeparatorInsets.leading = 3
    changed[3].bottomSeparatorInsets.trailing = 3
    changed[4].color = .red
    changed[5].multipleSelectionColor = .red
    #expect(changed.allSatisfy { $0 != plain })
    #expect(Set(changed + changed).count == 6)
  }
}
