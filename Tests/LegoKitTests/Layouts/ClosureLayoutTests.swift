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

  private final class Identified: LegoViewController {
    @State var columns = 2
    @State var text = "a"

    override var lego: Lego {
      Lego {
        Section(id: 0, on: self, layoutID: [columns]) { owner, environment in
          GridLayout(columns: .fixed(owner.columns), rowHeight: .exactly(40))
            .section(in: environment)
        } items: {
          TextRow(text, id: 0)
        }
        Section(id: 1, layoutID: 1, layout: Self.rows) { TextRow("static", id: 0) }
      }
    }

    static func rows(
      _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      RowsLayout().section(in: environment)
    }
  }

  @Test("A closure or a function of a class is the same layout while its id is equal")
  func identified() throws {
    let controller = Identified()
    let screen = Screen(controller, size: CGSize(width: 308, height: 300))
    #expect(screen.changes { controller.text = "b" } == [.reconfigured([0], in: 0)])
    #expect(screen.changes { controller.columns = 1 } == [.layout(of: 0)])
    #expect(try screen.frame(of: "b").width == 308)
  }

  /// Two texts of different lengths, in a section with a layout or with a closure that returns it.
  private final class Texts: LegoViewController {
    private let layout: any SectionLayout
    private let isInClosure: Bool

    init(_ layout: any SectionLayout, inClosure: Bool) {
      (self.layout, isInClosure) = (layout, inClosure)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var lego: Lego {
      Lego {
        if isInClosure {
          Section(id: 0, layout: { [layout] in layout.section(in: $0) }) { rows }
        } else {
          Section(id: 0, layout: layout) { rows }
        }
      }
    }

    @ItemBuilder private var rows: ItemList {
      TextRow("short", id: 0)
      TextRow(String(repeating: "long text ", count: 20), id: 1)
    }
  }

  private func heights(_ layout: any SectionLayout, inClosure: Bool) throws -> [CGFloat] {
    let screen = Screen(
      Texts(layout, inClosure: inClosure), size: CGSize(width: 300, height: 600))
    return try (0..<2).map { try screen.frame(ofID: $0).height }
  }

  @Test("A layout in a closure measures the items of the section") func measuring() throws {
    let layouts: [any SectionLayout] = [
      GridLayout(columns: 2), WaterfallLayout(columns: 2), RowsLayout(),
      TableLayout(columns: [.flexible, .flexible]),
    ]
    for layout in layouts {
      let expected = try heights(layout, inClosure: false)
      #expect(expected[1] > 44, "\(layout)")
      #expect(try heights(layout, inClosure: true) == expected, "\(layout)")
    }
  }

  @Test("A layout that observes scrolling keeps the pinning of its header") func observing() {
    let layout = GridLayout(columns: 2).headerPinned(coversInsets: true)
    let section = Section(id: 0, layout: layout) {}.onScroll { _ in }
    #expect(section.layout.pinsHeader)
    #expect(section.layout.headerCoversInsets)
  }
}
