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

  /// Months whose layout is a static function of the controller, another one in a subclass.
  private class Months: LegoViewController, Sendable {
    @State var selected = 0

    class func weeks(
      _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      RowsLayout().section(in: environment)
    }

    static func days(
      _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      RowsLayout().section(in: environment)
    }

    override var lego: Lego {
      Lego {
        for month in 0..<2 {
          Section(id: month, layout: Self.weeks) { TextRow("\(month)", id: 0) }
        }
        Section(id: 2, layout: Months.weeks) { TextRow("inherited", id: 0) }
        Section(id: 10, layout: Self.weeks) { TextRow("\(selected == 0)", id: 0) }
        Section(id: 11, layout: Self.days) { TextRow("\(selected == 1)", id: 0) }
        Section(id: 12, layout: { Self.weeks($0) }) { TextRow("\(selected)", id: 0) }
      }
    }
  }

  private final class OtherMonths: Months {
    override class func weeks(
      _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      GridLayout(columns: 2).section(in: environment)
    }
  }

  @Test("A static function of a controller is the same layout in each update")
  func functionOfController() {
    for controller in [Months(), OtherMonths()] {
      let screen = Screen(controller)
      #expect(
        screen.changes { controller.selected = 1 } == [
          .reconfigured([0], in: 10), .reconfigured([0], in: 11), .reconfigured([0], in: 12),
        ])
    }
  }

  private typealias Function =
    @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

  /// A section whose closure each update creates again.
  private final class Captures: LegoViewController {
    @State var updates = 0
    private let make: (Int) -> Function

    init(_ make: @escaping (Int) -> Function) {
      self.make = make
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var lego: Lego {
      Lego { Section(id: 0, layout: make(updates)) { TextRow("list", id: 0) } }
    }

    /// Returns whether the layout counts as changed in an update.
    static func isChanged(_ make: @escaping (Int) -> Function) -> Bool {
      let controller = Captures(make)
      let screen = Screen(controller)
      return screen.changes { controller.updates += 1 } == [.layout(of: 0)]
    }
  }

  private static func generic<Value>(_ type: Value.Type, _ value: Value?) -> Function {
    {
      value == nil
        ? RowsLayout().section(in: $0)
        : GridLayout(columns: .fixed(MemoryLayout<Value>.size)).section(in: $0)
    }
  }

  @Test("A closure that captures types is the same layout while the types are the same")
  func capturedTypes() {
    let types: [Months.Type] = [Months.self, OtherMonths.self]
    #expect(!Captures.isChanged { _ in { [type = types[0]] in type.weeks($0) } })
    #expect(Captures.isChanged { index in { [type = types[index]] in type.weeks($0) } })
    #expect(
      !Captures.isChanged { _ in
        { [one = types[0], other = types[1]] in
          one == other ? one.weeks($0) : other.weeks($0)
        }
      })
    #expect(
      Captures.isChanged { index in
        { [one = types[0], other = types[index]] in
          one == other ? one.weeks($0) : other.weeks($0)
        }
      })
  }

  @Test("A closure that captures anything but types counts as changed") func capturedValues() {
    let type: Months.Type = OtherMonths.self
    let optional: Months.Type? = type
    let existential: any (LegoViewController & Sendable).Type = type
    let pair = (type, type)
    let list = [type]
    let function = type.weeks
    let object = OtherMonths()
    let many: [@MainActor (Int) -> Function] = [
      { _ in { [optional] in (optional ?? Months.self).weeks($0) } },
      { _ in { [existential] in existential == type ? type.weeks($0) : type.days($0) } },
      { _ in { [pair] in pair.0 == pair.1 ? type.weeks($0) : type.days($0) } },
      { _ in { [list] in list[0].weeks($0) } },
      { _ in { [function] in function($0) } },
      { _ in { [object] in Swift.type(of: object).weeks($0) } },
      { _ in { [weak object] in object == nil ? type.days($0) : type.weeks($0) } },
      { number in { [type, number] in number < 0 ? type.days($0) : type.weeks($0) } },
      { Self.generic(Int.self, $0 > 0 ? $0 : nil) },
      { Self.generic(String.self, "\($0)") },
    ]
    for (index, make) in many.enumerated() {
      #expect(Captures.isChanged(make), "closure \(index)")
    }
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
