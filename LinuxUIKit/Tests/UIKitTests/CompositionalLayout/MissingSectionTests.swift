import TestSupport
import Testing
import UIKit

@MainActor @Suite("Providers that return no section")
struct MissingSectionTests {
  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("Returning nil for a section that exists stops with Apple's text")
    func stops() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        _ = LayoutScreen(layout, counts: [1])
      }
      let text = standardError(of: result)
      #expect(
        text.contains(
          """
          Invalid section definition. Please specify a valid section definition when content is to \
          be rendered for a section. This is a client error.
          """))
    }

    @Test("A mistake is logged once, however often the layout is solved")
    func writtenOnce() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)), subitems: [])
        let layout = UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group))
        let screen = LayoutScreen(layout, counts: [1])
        for _ in 0..<3 {
          layout.invalidateLayout()
          screen.view.layoutIfNeeded()
        }
      }
      let text = standardError(of: result)
      let wanted = """
        UICollectionViewCompositionalLayout: section 0 › group: the group has no subitems, so it \
        stays empty. Give it at least one.
        """
      #expect(text.components(separatedBy: wanted).count == 2)
    }
  #endif
}
