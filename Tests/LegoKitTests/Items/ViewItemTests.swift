import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("View items") struct ViewItemTests {
  /// A view that counts its values.
  private final class CountView: UIView {
    var values: [Int] = []
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 70) }
  }

  private final class ViewsController: UIViewController, LegoContainer {
    @State var value = 1
    @State var heading = "first"
    @State var ids = ["a"]
    private(set) var createdCount = 0
    lazy var legoRenderer = LegoRenderer(lego: lego)

    var lego: Lego {
      Lego {
        Section(id: 0, layout: RowsLayout(), header: TextHeader(heading)) {
          for id in ids { ViewItem(id: id) { self.makeView() } }
          ViewItem(id: "value", value) {
            CountView()
          } update: {
            $0.values.append($1)
          }
          ViewItem(id: "constant", 7) {
            CountView()
          } update: {
            $0.values.append($1)
          }
        }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.render(in: view)
    }

    private func makeView() -> UIView {
      createdCount += 1
      return CountView()
    }

    func cell(_ item: Int) -> UICollectionViewCell? {
      legoRenderer.collectionView?.cellForItem(at: IndexPath(item: item, section: 0))
    }

    func values(_ item: Int) -> [Int]? {
      cell(item)?.contentView.subviews.compactMap { $0 as? CountView }.first?.values
    }
  }

  private let controller = ViewsController()
  private let screen: Screen

  init() {
    screen = Screen(controller)
  }

  @Test("A view is created once and fills its cell, which is as high as the view")
  func creation() {
    #expect(controller.createdCount == 1)
    controller.heading = "second"
    screen.settle()
    #expect(controller.createdCount == 1)
    #expect(controller.cell(0)?.bounds.size == CGSize(width: 390, height: 70))
    #expect(controller.cell(0)?.contentView.subviews.first?.frame.width == 390)
  }

  @Test("A changed value updates the same view, and an equal one does not")
  func update() {
    #expect(controller.values(1) == [1])
    controller.value = 2
    screen.settle()
    #expect(controller.values(1) == [1, 2])
    #expect(controller.values(2) == [7])
  }

  @Test("Each id has a view of its own")
  func ids() {
    controller.ids = ["a", "b"]
    screen.settle()
    #expect(controller.createdCount == 2)
  }

  @Test("A stated height and insets apply instead of those of the view")
  func sizing() throws {
    let item = ViewItem(
      id: 1, height: 120,
      insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    ) { UIView() }
    let shown = DisplayedLego(Lego { Section(id: 0, layout: RowsLayout()) { item } })
    let cell = try #require(shown.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame.height == 120)
    // 375 points less 2 + 4, 120 less 1 + 3.
    #expect(cell.contentView.subviews.first?.frame == CGRect(x: 2, y: 1, width: 369, height: 116))
  }

  @Test("Items are equal by id and value")
  func equality() {
    func item(_ id: Int, _ value: Int) -> some TypedItemType & Equatable {
      ViewItem(id: id, value) {
        UIView()
      } update: { _, _ in
      }
    }
    #expect(item(1, 1) == item(1, 1))
    #expect(item(1, 1) != item(1, 2))
    #expect(item(1, 1) != item(2, 1))
  }
}
