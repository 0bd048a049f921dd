import Testing
import UIKit

/// Tests rows of self-sizing tags, which are measured row by row.
///
/// Tags are estimated at 60 points in a width of 300: five in a row. They are 50 points wide: six in
/// a row of 30 points.
@Suite("Rows of self-sizing tags") @MainActor
struct TagRowTests {
  private let layout = PreparedLayout(section: .tags)

  private func show(_ count: Int) -> TagScreen {
    TagCell.measured = []
    let screen = TagScreen(layout, count: count)
    screen.view.layoutIfNeeded()
    return screen
  }

  @Test("Each tag is in the row that it fits in, and is measured once")
  func frames() {
    let screen = show(40)

    #expect(TagCell.measured == Array(0..<40))
    for item in 0..<40 {
      let cell = screen.view.cellForItem(at: IndexPath(item: item, section: 0))
      let origin = CGPoint(x: CGFloat(item % 6 * 50), y: CGFloat(item / 6 * 30))
      #expect(cell?.frame == CGRect(origin: origin, size: CGSize(width: 50, height: 30)))
    }
  }

  @Test("The layout is prepared for rows, not for tags")
  func preparations() {
    _ = show(40)

    // The first preparation, and two for each of seven rows: its five tags, and the sixth, which fits
    // once it is measured.
    #expect(layout.prepareCount <= 1 + 2 * 7, "\(layout.prepareCount) preparations")
  }

  @Test("Tags that taller rows have moved out of the visible bounds are not measured")
  func movedOut() {
    TagCell.height = 130
    defer { TagCell.height = 30 }
    let screen = show(200)

    // The screen shows 600 points: the fifth row begins at 520, the sixth at 650. The sixth tag of a
    // row, estimated at 60, doesn't fit beside 5 · 50 before it is measured: in the fifth row it is
    // below the screen.
    #expect(TagCell.measured == Array(0..<29))
    #expect(screen.view.indexPathsForVisibleItems.count == 29)
  }
}

extension NSCollectionLayoutSection {
  /// Rows of tags of estimated sizes.
  fileprivate static var tags: NSCollectionLayoutSection {
    let tag = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.estimated(60), .estimated(30)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(30)), subitems: [tag]))
  }
}

/// A layout that counts its preparations.
private final class PreparedLayout: UICollectionViewCompositionalLayout {
  private(set) var prepareCount = 0

  override func prepare() {
    prepareCount += 1
    super.prepare()
  }
}

/// A collection view of tags.
@MainActor private final class TagScreen: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let count: Int

  init(_ layout: UICollectionViewLayout, count: Int) {
    self.count = count
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    super.init()
    view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    view.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
  }
}

/// A tag that records that it is measured.
private final class TagCell: UICollectionViewCell {
  static var measured: [Int] = []
  static var height: CGFloat = 30

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.measured.append(layoutAttributes.indexPath.item)
    layoutAttributes.size = CGSize(width: 50, height: Self.height)
    return layoutAttributes
  }
}
