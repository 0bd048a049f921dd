import TestSupport
import Testing
import UIKit

/// Tests headers and decoration views in animated updates (uikit.md, 6.9).
@MainActor struct SupplementaryMovementTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  /// Creates two sections of one row each, with a layout that logs requests for header attributes.
  private func makeScreen(_ layout: HeaderLayout) -> ListScreen {
    let screen = ListScreen([["a"], ["b"]])
    screen.view.collectionViewLayout = layout
    window.isHidden = false
    window.addSubview(screen.view)
    window.layoutIfNeeded()
    layout.log = []
    return screen
  }

  @Test("Headers of inserted and deleted sections use the layout's initial and final attributes")
  func forms() {
    withHeldClock { clock in
      let layout = HeaderLayout()
      let screen = makeScreen(layout)
      let header = screen.view.supplementaryView(forElementKind: kind, at: .row(0))
      screen.view.performBatchUpdates {
        screen.sections = [["b"], ["c"]]
        screen.view.deleteSections([0])
        screen.view.insertSections([1])
      }
      #expect(
        layout.log == [
          "delete \(kind)?", "insert \(kind)?", "initial header 1", "final header 0",
        ])
      clock.advance(by: 0.15)
      #expect(isHalf(header?.layer.presentation()?.opacity))
      let new = screen.view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: 1))
      #expect(isHalf(new?.layer.presentation()?.opacity))
      clock.advance(by: 0.15)
      #expect(header?.superview == nil)
      #expect(screen.log.contains("end header 0-0"))
    }
  }

  @Test("A layout inserts and deletes headers of sections that stay")
  func extraPaths() {
    withHeldClock { clock in
      let layout = HeaderLayout()
      let screen = makeScreen(layout)
      layout.gone = [.row(0)]
      layout.new = [IndexPath(item: 0, section: 1)]
      layout.hidden = [0]
      screen.view.performBatchUpdates(nil)
      #expect(layout.log.suffix(1) == ["final header 0"])
      #expect(screen.view.supplementaryView(forElementKind: kind, at: .row(0)) == nil)
      clock.advance(by: 0.3)
      #expect(screen.log.last == "end header 0-0")
    }
  }

  @Test("A header that the layout both deletes and inserts is replaced by another one")
  func replaced() {
    withHeldClock { clock in
      let layout = HeaderLayout()
      let screen = makeScreen(layout)
      let before = screen.view.supplementaryView(forElementKind: kind, at: .row(0))
      layout.gone = [.row(0)]
      layout.new = [.row(0)]
      screen.view.performBatchUpdates(nil)
      #expect(layout.log.contains("final header 0"))
      #expect(layout.log.contains("initial header 0"))
      let after = screen.view.supplementaryView(forElementKind: kind, at: .row(0))
      #expect(after != nil)
      #expect(after !== before)
      clock.advance(by: 0.3)
      #expect(screen.log.contains("end header 0-0"))
    }
  }

  private var kind: String { UICollectionView.elementKindSectionHeader }

  private func isHalf(_ opacity: Float?) -> Bool { abs((opacity ?? 0) - 0.5) < 1e-6 }
}

/// Sections of a header and rows, each 50 points high.
private final class HeaderLayout: UICollectionViewLayout {
  var log: [String] = []
  var gone: [IndexPath] = []
  var new: [IndexPath] = []
  var hidden: Set<Int> = []

  private var counts: [Int] {
    guard let view = collectionView else { return [] }
    return (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 320, height: 50 * CGFloat(counts.reduce(0) { $0 + $1 + 1 }))
  }

  private func top(of section: Int) -> CGFloat {
    50 * CGFloat(counts.prefix(section).reduce(0) { $0 + $1 + 1 })
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let kind = UICollectionView.elementKindSectionHeader
    return counts.indices.flatMap { section in
      let header =
        hidden.contains(section)
        ? nil
        : layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(item: 0, section: section))
      let rows = (0..<counts[section]).map {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
      return ([header] + rows).compactMap { $0 }
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: top(of: indexPath.section) + 50 * CGFloat(indexPath.item + 1), width: 320,
      height: 50)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: top(of: indexPath.section), width: 320, height: 50)
    return attributes
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial header \(elementIndexPath.section)")
    return super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("final header \(elementIndexPath.section)")
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log.append("delete \(elementKind)?")
    return gone
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    log.append("insert \(elementKind)?")
    return new
  }
}
