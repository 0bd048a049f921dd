import LegoKit
import LegoTesting
import Testing
import UIKit

private enum MonthLayout {
  @MainActor static func weeks(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    RowsLayout().section(in: environment)
  }
}

@MainActor @Suite("A closure as the layout of a section") struct ClosureLayoutTests {
  private final class Weeks: LegoViewController {
    @State var selected = 0
    override var lego: Lego {
      Lego {
        for month in 0..<3 {
          Section(id: month, layout: MonthLayout.weeks) {
            TextRow("\(month) \(selected == month)", id: month)
          }
        }
      }
    }
  }

  @Test("A function that captures nothing is the same layout in each update") func function() {
    let controller = Weeks()
    let screen = Screen(controller)
    #expect(
      screen.changes { controller.selected = 1 } == [
        .reconfigured([0], in: 0), .reconfigured([1], in: 1),
      ])
  }

  @Test("A closure that captures a value counts as changed") func closure() throws {
    final class Columns: LegoViewController {
      @State var columns = 2
      override var lego: Lego {
        Lego {
          Section(
            id: 0,
            layout: { [columns] environment in
              GridLayout(columns: .fixed(columns), rowHeight: .exactly(40)).section(in: environment)
            }
          ) {
            for index in 0..<4 { TextRow("\(index)") }
          }
        }
      }
    }
    let controller = Columns()
    let screen = Screen(controller, size: CGSize(width: 308, height: 300))
    #expect(try screen.frame(ofID: "0").width == 150)
    #expect(screen.changes { controller.columns = 1 } == [.layout(of: 0)])
    #expect(try screen.frame(ofID: "0").width == 308)
  }

  @Test("A layout that observes scrolling keeps the pinning of its header") func observing() {
    let layout = GridLayout(columns: 2).headerPinned(coversInsets: true)
    let section = Section(id: 0, layout: layout) {}.onScroll { _ in }
    #expect(section.layout.pinsHeader)
    #expect(section.layout.headerCoversInsets)
  }
}
