import LegoTesting
import LegoViews
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Lists of views in layouts") struct ListBoxLayoutTests {
  /// The frames of visible cells, in order.
  private func cells(_ box: ListBox?) -> [CGRect] {
    (box?.collectionView?.visibleCells ?? []).map(\.frame)
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  @Test("The cells are in the layout of the box, and as high as their views") func grid() {
    var box: ListBox?
    let controller = ViewsScreen { _ in
      let collection = ListBox(layout: GridLayout(columns: 2, spacing: 0)) {
        ViewSection([1, 2, 60]) { count in
          VBox { Pieces(count).size(.fill, .wrap) }.padding(5)
        }
        ViewSection([4]) { count in VBox { Pieces(count) } }.layout(RowsLayout())
      }
      box = collection
      return collection
    }
    _ = Screen(controller, size: CGSize(width: 220, height: 400))
    // 110 points, 10 in a line: 1 line of 20 points with a padding of 10; 60 are 6 lines.
    #expect(
      cells(box) == [
        CGRect(x: 0, y: 0, width: 110, height: 30), CGRect(x: 110, y: 0, width: 110, height: 30),
        CGRect(x: 0, y: 30, width: 110, height: 130),
        CGRect(x: 0, y: 160, width: 220, height: 20),
      ])
  }

  @Test("A collection fills its box, with titles above and below the rows")
  func titles() throws {
    var box: ListBox?
    let controller = ViewsScreen { _ in
      VBox {
        label("above").height(30)
        let collection = ListBox(layout: RowsLayout()) {
          ViewSection(["row"]) { label($0) }.header("Title").footer("Explanation")
        }
        let _ = box = collection
        collection
      }
      .size(.fill, .fill)
    }
    let screen = Screen(controller, size: CGSize(width: 300, height: 600))
    #expect(box?.frame == CGRect(x: 0, y: 30, width: 300, height: 570))
    let positions = try ["Title", "row", "Explanation"].map { try screen.frame(of: $0).minY }
    #expect(positions == positions.sorted())
  }

  @Test("Cells follow a binding, and a tap calls the action") func binding() throws {
    let controller = ViewsScreen { controller in
      ListBox(layout: GridLayout(columns: 2, spacing: 0)) {
        ViewSection(binding: controller.$animals) { animal in
          VBox { label(animal) }.padding(20)
        } action: { [weak controller] in
          controller?.log.append($0)
        }
      }
    }
    let screen = Screen(controller)
    controller.animals.removeFirst()
    screen.settle()
    #expect(try controller.frame(of: "Cat").minX == 20)
    try screen.tap("Fish")
    #expect(controller.log == ["Fish"])
  }

  @Test("A single view with an aspect ratio determines the height of its cell") func ratio() {
    var box: ListBox?
    let controller = ViewsScreen { _ in
      let collection = ListBox(layout: GridLayout(columns: 2, spacing: 0)) {
        ViewSection([1, 2, 0.5]) { ratio in
          UIView().size(.fill, .aspectRatio(ratio))
        }
      }
      box = collection
      return collection
    }
    _ = Screen(controller, size: CGSize(width: 220, height: 400))
    // 110 points wide: 110 / 1 points high, which is more than 110 / 2 beside it, then 110 / 0.5.
    #expect(
      cells(box) == [
        CGRect(x: 0, y: 0, width: 110, height: 110), CGRect(x: 110, y: 0, width: 110, height: 110),
        CGRect(x: 0, y: 110, width: 110, height: 220),
      ])
  }
}
