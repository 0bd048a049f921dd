import LegoTesting
import Testing
import UIKit

/// A spreadsheet of 100 x 100 cells of 100 x 40 points, whose layout scrolls in both directions.
@MainActor private final class Spreadsheet: UICollectionViewController {
  final class Layout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 10_000, height: 4_000) }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: path.item * 100, y: path.section * 40, width: 100, height: 40)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<100).flatMap { row in (0..<100).map { IndexPath(item: $0, section: row) } }
        .compactMap { layoutAttributesForItem(at: $0) }.filter { $0.frame.intersects(rect) }
    }
  }

  init() { super.init(collectionViewLayout: Layout()) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 100 }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite("Screen.scroll(by:) in both directions") struct ScreenSpreadsheetTests {
  @Test("A layout that scrolls in both directions scrolls in each") func spreadsheet() throws {
    let sheet = Spreadsheet()
    let screen = Screen(sheet, size: CGSize(width: 390, height: 844))
    try screen.scroll(by: 500)
    #expect(sheet.collectionView.contentOffset == CGPoint(x: 0, y: 500))
    try screen.scroll(by: CGPoint(x: 300, y: -100))
    #expect(sheet.collectionView.contentOffset == CGPoint(x: 300, y: 400))
  }

  @Test(
    "A list in a view that scrolls sideways scrolls in its own direction, and the view in the other"
  )
  func nested() throws {
    let controller = UIViewController()
    // The list is 1,200 x 844 points and larger than the view of 390 x 844 points around it.
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1_200, height: 844))
    outer.contentSize = inner.frame.size
    inner.contentSize = CGSize(width: 1_200, height: 5_000)
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    let screen = Screen(controller, size: CGSize(width: 390, height: 844))
    try screen.scroll(by: 500)
    try screen.scroll(by: CGPoint(x: 300, y: 0))
    #expect(inner.contentOffset == CGPoint(x: 0, y: 500))
    #expect(outer.contentOffset == CGPoint(x: 300, y: 0))
  }
}
