import TestSupport
import Testing
import UIKit

/// Tests the rows of compositional-layout.md, 6.7.
///
/// `MissingSectionTests` and `DequeueMistakesTests` test nil sections and missing views, which stop
/// the program.
@Suite("Mistakes in a compositional layout are reported with Apple's texts", .serialized) @MainActor
struct LayoutMistakesTests {
  #if os(Linux) || os(macOS)
    private static func count(_ words: String, in result: ExitTest.Result?) -> Int {
      standardError(of: result).components(separatedBy: words).count - 1
    }
  #endif

  /// Shows a group three times.
  private static func show(_ group: NSCollectionLayoutGroup, width: CGFloat = 375) {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let screen = LayoutScreen(layout, counts: [3], size: CGSize(width: width, height: 653))
    for _ in 0..<3 {
      layout.invalidateLayout()
      screen.view.layoutIfNeeded()
    }
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(width, height) }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A group without subitems has no cells (E-SUB)")
    func noSubitems() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.show(
          .horizontal(layoutSize: Self.size(.fractionalWidth(1), .absolute(44)), subitems: []))
      }
      #expect(Self.count("At least 1 subitem is required for a group", in: result) == 1)
    }

    @Test("A group whose insets leave no space has an empty section (E-ROOM, E68)")
    func noAvailableSpace() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let item = NSCollectionLayoutItem(
          layoutSize: Self.size(.fractionalWidth(0.25), .estimated(94)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: Self.size(.fractionalWidth(1), .estimated(94)), subitems: [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        Self.show(group, width: 32)
      }
      let words = """
        There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or \
        it has no room for any subitems itself.
        """
      #expect(Self.count(words, in: result) == 1)
      #expect(Self.count("section 0 › group: 32 × 94 pt", in: result) == 1)
    }

    @Test("A first item that is too long is laid out nevertheless (E-ITEM, E68)")
    func tooLong() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let item = NSCollectionLayoutItem(
          layoutSize: Self.size(.absolute(120), .fractionalHeight(1)))
        Self.show(
          .horizontal(layoutSize: Self.size(.absolute(100), .absolute(50)), subitems: [item]))
      }
      let words = """
        NSCollectionLayoutItem created with invalid combination of spacing and size specified. This \
        group cannot fit even a single item.
        """
      #expect(Self.count(words, in: result) == 1)
      #expect(
        Self.count("section 0 › group › item 0: 120 pt wide, 100 pt available", in: result) == 1)
    }

    @Test(
      "A dimension that is not above 0 is logged when it is created, once for each kind (W-DIM)")
    func dimensions() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        for value in [0, -1, 0.1] {
          _ = NSCollectionLayoutDimension.absolute(value)
          _ = NSCollectionLayoutDimension.fractionalWidth(value)
          _ = NSCollectionLayoutDimension.fractionalHeight(value)
          _ = NSCollectionLayoutDimension.estimated(value)
        }
      }
      for kind in ["absolute", "fractional", "estimated"] {
        let words = """
          Invalid \(kind) dimension, must be > 0. NOTE: This will be a hard-assert soon, please update \
          your call site.
          """
        #expect(Self.count(words, in: result) == 1, "\(kind)")
      }
      #expect(Self.count("Invalid", in: result) == 3)
    }

    @Test("Infinite sizes in attributes become 0 (E-INF)")
    func infiniteSizes() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: 0, section: 0))
        attributes.size = CGSize(width: CGFloat.infinity, height: 44)
        precondition(attributes.size == CGSize(width: 0, height: 44))
        attributes.frame = CGRect(x: 20, y: 10, width: 30, height: CGFloat.nan)
        precondition(attributes.frame == CGRect(x: 20, y: 10, width: 30, height: 0))
        attributes.bounds.size.width = -.infinity
        precondition(attributes.size == .zero)
      }
      let words = "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions"
      #expect(Self.count(words, in: result) == 1)
      #expect(standardError(of: result).contains("inf × 44"))
    }
  #endif

  @Test(
    "A header of a section that isn't visible has its unpinned position (E-PIN, E20)")
  func pinnedOutOfSight() {
    let header = NSCollectionLayoutBoundarySupplementaryItem("header", height: 44, .top)
    header.pinToVisibleBounds = true
    let section = NSCollectionLayoutSection.rows
    section.boundarySupplementaryItems = [
      header, NSCollectionLayoutBoundarySupplementaryItem("footer", height: 44, .bottom),
    ]
    let screen = LayoutScreen(
      UICollectionViewCompositionalLayout(section: section), counts: [10, 10, 40])
    for (offset, y) in [(100, 100), (500, 484), (528, 0), (700, 0)] {
      screen.scroll(to: CGFloat(offset))
      #expect(screen.frame("header")?.minY == CGFloat(y), "at \(offset)")
    }
  }

  @Test("Kinds and index paths that the layout doesn't have have no attributes (E-ATTR)")
  func unknownElements() {
    let screen = LayoutScreen(.rows, items: 3)
    let layout = screen.layout
    let first = IndexPath(item: 0, section: 0)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: first) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "back", at: first) == nil)
    for path in [[0, 3], [1, 0], [0, -1], [-1, 0], [0], [0, 0, 0], []] {
      #expect(layout.layoutAttributesForItem(at: IndexPath(indexes: path)) == nil, "\(path)")
      #expect(
        layout.layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(indexes: path))
          == nil)
    }
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("Cells that always prefer another size are no longer measured after a while (E-LOOP)")
    func restlessCells() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44))
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let screen = LayoutScreen(section, items: 1)
        screen.view.register(RestlessCell.self, forCellWithReuseIdentifier: "number")
        for _ in 0..<2 {
          screen.view.reloadData()
          screen.view.layoutIfNeeded()
        }
      }
      let words = """
        is stuck in its update/layout loop. This can happen for many reasons, including self-sizing \
        views whose preferred attributes are not returning a consistent size.
        """
      #expect(Self.count(words, in: result) == 1)
    }
  #endif
}

/// A cell that always prefers 1.1 points more, which isn't a whole number of pixels.
private final class RestlessCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height += 1.1
    return layoutAttributes
  }
}
