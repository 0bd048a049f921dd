import Testing
import UIKit

/// A collection view of fields, in rows 50 points high unless another layout is given.
@MainActor private final class FieldList: NSObject, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
  }

  var ids = Array(0..<100)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  let view: UICollectionView
  private let sectionCount: Int

  override convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    self.init(layout: layout)
  }

  init(layout: UICollectionViewLayout, sectionCount: Int = 1) {
    self.sectionCount = sectionCount
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "field")
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { ids.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
    (cell as? Cell)?.field.text = "\(ids[indexPath.item])"
    return cell
  }

  func field(_ item: Int) -> UITextField? {
    (view.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell)?.field
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }
}

@MainActor @Suite("The cell of the first responder") struct FirstResponderCellTests {
  private let list = FieldList()

  @Test("A cell is not reused while it contains the first responder") func kept() throws {
    let field = try #require(list.field(2))
    field.becomeFirstResponder()
    for offset in stride(from: CGFloat(0), through: 4_500, by: 450) { list.scroll(to: offset) }
    #expect(field.isFirstResponder)
    #expect(field.text == "2")
    #expect(!list.view.indexPathsForVisibleItems.contains(IndexPath(item: 2, section: 0)))
    #expect(list.view.visibleCells.count == 10)
    list.scroll(to: 0)
    #expect(list.field(2) === field)
    #expect(list.view.visibleCells.count == 10)
  }

  @Test("A cell that is out of sight is reused when its field resigns") func released() throws {
    let field = try #require(list.field(2))
    field.becomeFirstResponder()
    list.scroll(to: 4_500)
    field.resignFirstResponder()
    list.scroll(to: 4_400)
    #expect(field.window == nil || field.text != "2")
  }

  @Test("A cell out of sight moves with its item") func moved() throws {
    let field = try #require(list.field(2))
    field.becomeFirstResponder()
    list.scroll(to: 4_500)
    list.ids.insert(contentsOf: [200, 201], at: 0)
    list.view.performBatchUpdates {
      list.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    list.scroll(to: 0)
    #expect(field.isFirstResponder)
    #expect(list.field(4) === field)
    // Two rows of 50 points are above what was the third row.
    #expect(field.convert(CGPoint.zero, to: list.view).y == 200)
  }

  @Test("A deleted item ends the editing of its cell") func deleted() throws {
    let field = try #require(list.field(2))
    field.becomeFirstResponder()
    list.scroll(to: 4_500)
    list.ids.remove(at: 2)
    UIView.performWithoutAnimation {
      list.view.performBatchUpdates { list.view.deleteItems(at: [IndexPath(item: 2, section: 0)]) }
    }
    #expect(!field.isFirstResponder)
  }

  @Test(
    "A cell in a section that scrolls horizontally stays when it is out of sight in any direction")
  func orthogonal() throws {
    // Fields of 150 points in a section 200 points high, above 100 rows of 50 points.
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: index == 0 ? .absolute(150) : .fractionalWidth(1),
        heightDimension: .absolute(index == 0 ? 200 : 50))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [item]))
      section.orthogonalScrollingBehavior = index == 0 ? .continuous : .none
      return section
    }
    let list = FieldList(layout: layout, sectionCount: 2)
    let path = IndexPath(item: 1, section: 0)
    let field = try #require(list.field(1))
    let scroller = try #require(
      list.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    field.becomeFirstResponder()
    for offset in stride(from: CGFloat(0), through: 4_000, by: 400) {
      scroller.contentOffset.x = offset
      list.view.layoutIfNeeded()
    }
    #expect(field.isFirstResponder)
    #expect(!list.view.indexPathsForVisibleItems.contains(path))
    list.scroll(to: 3_000)
    #expect(field.isFirstResponder)
    #expect(scroller.window != nil)
    #expect(list.view.indexPathsForVisibleItems.allSatisfy { $0.section == 1 })

    list.scroll(to: 0)
    scroller.contentOffset.x = 0
    list.view.layoutIfNeeded()
    #expect(list.field(1) === field)
    #expect(field.convert(CGPoint.zero, to: list.view) == CGPoint(x: 150, y: 0))

    // Without the first responder, the section's scroll view leaves with its cells.
    field.resignFirstResponder()
    list.scroll(to: 3_000)
    #expect(scroller.window == nil)
  }
}
