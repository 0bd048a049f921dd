import TestSupport
import Testing
import UIKit

@MainActor @Suite("Messages of a compositional layout about mistakes")
struct DiagnosticLogTests {
  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A child without space is reported once, for all sizes of the view")
    func writtenOnce() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let items = [100, 95, 100, 120].map { (width: CGFloat) in
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.absolute(width), .fractionalHeight(1)))
        }
        let row = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(.absolute(375), .absolute(44)), subitems: items)
        let screen = LayoutScreen(
          UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)),
          counts: [5, 5])
        for width in [375, 400, 500] as [CGFloat] {
          screen.view.frame.size.width = width
          screen.view.layoutIfNeeded()
        }
      }
      // 375 − 100 − 95 − 100 = 80.
      let wanted = """
        UICollectionViewCompositionalLayout: section 0 › group › item 3: 120 pt wide, 80 pt available; \
        it is never placed. Make it smaller or its group larger.

        """
      #expect(standardError(of: result) == wanted)
    }

    @Test("Overflow alone is not reported")
    func noFault() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let row = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(.absolute(600), .absolute(44)),
          subitems: [
            NSCollectionLayoutItem(
              layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60)))
          ])
        _ = LayoutScreen(
          UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)),
          counts: [5])
      }
      #expect(result?.standardErrorContent == [])
    }
  #endif
}
