import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

#if !os(tvOS)
  @MainActor
  @Suite("Swipe actions in any layout", .enabled(if: Touch.isAvailable), .serialized)
  struct SwipeInAnyLayoutTests {
    /// A screen with rows that can be deleted at the trailing edge and, but for the first, read at
    /// the leading edge.
    private func controller(
      _ layout: any SectionLayout = RowsLayout(), ids: [Int] = [1, 2, 3],
      allowsFullSwipe: Bool = true
    ) -> InteractionScreen {
      InteractionScreen(ids: ids) { screen in
        Lego {
          Section(id: 0, layout: layout) {
            for row in screen.rows {
              row.swipeActions(edge: .leading) {
                if row.id > 1 {
                  SwipeAction("Read") { [weak screen] in screen?.log.append("read \(row.id)") }
                }
              }
            }
          }
          .swipeActions(allowsFullSwipe: allowsFullSwipe) { (row: Row) in
            SwipeAction("Drop", style: .destructive) { [weak screen] in
              screen?.ids.removeAll { $0 == row.id }
            }
            SwipeAction("Flag") { [weak screen] in screen?.log.append("flag \(row.id)") }
          }
          .onSelect(on: screen) { (screen: InteractionScreen, row: Row) in
            screen.log.append("select \(row.id)")
          }
        }
        .editing(screen.$isEditingRows)
      }
    }

    private func cell(_ item: Int, of controller: InteractionScreen) -> UICollectionViewCell? {
      controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }

    /// Returns the distance by which a cell is moved.
    private func distance(_ item: Int, of controller: InteractionScreen) -> CGFloat? {
      cell(item, of: controller)?.transform.tx
    }

    /// Drags the finger on a cell by a distance, from its center.
    private func swipe(
      _ item: Int, by distance: CGFloat, of controller: InteractionScreen, on screen: Screen
    ) throws {
      let cell = try #require(self.cell(item, of: controller))
      let start = CGPoint(
        x: cell.center.x, y: cell.center.y - controller.collectionView.contentOffset.y)
      screen.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y))
    }

    @Test(
      "A swipe reveals the section's actions in every layout, and a tap performs one",
      arguments: 0..<5)
    func trailing(number: Int) throws {
      let layouts: [any SectionLayout] = [
        RowsLayout(), GridLayout(columns: 2), WaterfallLayout(columns: 2),
        TableLayout(columns: [.flexible]),
        // UIKit reveals the actions of list cells only.
        ListLayout(.plain),
      ]
      let controller = controller(layouts[number])
      let screen = Screen(controller)
      try swipe(1, by: -100, of: controller, on: screen)
      // Two buttons of 74 points, the least width.
      #expect(distance(1, of: controller) == -148)
      try screen.tap("Flag")
      #expect(controller.log == ["flag 2"])
      #expect(distance(1, of: controller) == 0)
      try swipe(1, by: -100, of: controller, on: screen)
      try screen.tap("Drop")
      #expect(controller.ids == [1, 3])
      #expect(controller.displayedIDs == [1, 3])
      #expect(controller.collectionView.visibleCells.allSatisfy { $0.transform.tx == 0 })
      #expect(!screen.text.contains("Drop"))
    }

    @Test("A swipe at the leading edge reveals the item's actions") func leading() throws {
      let controller = controller()
      let screen = Screen(controller)
      try swipe(2, by: 60, of: controller, on: screen)
      #expect(distance(2, of: controller) == 74)
      try screen.tap("Read")
      #expect(controller.log == ["read 3"])
      try swipe(0, by: 60, of: controller, on: screen)
      #expect(distance(0, of: controller) == 0)
    }

    @Test("From right to left, the trailing actions are at the left") func rightToLeft() throws {
      let controller = controller()
      let screen = Screen(
        controller, traits: UITraitCollection(layoutDirection: .rightToLeft))
      try swipe(1, by: 100, of: controller, on: screen)
      #expect(distance(1, of: controller) == 148)
      try screen.tap("Flag")
      #expect(controller.log == ["flag 2"])
    }

    @Test("A short swipe closes again, and a fast one opens") func lengths() throws {
      let controller = controller()
      let screen = Screen(controller)
      // Less than half of the two buttons' 148 points, and the ten points that begin a pan.
      try swipe(1, by: -80, of: controller, on: screen)
      #expect(distance(1, of: controller) == 0)
      screen.fling(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 220, y: 66))
      #expect(distance(1, of: controller) == -148)
    }

    @Test("A swipe across the cell performs the first action, if that is allowed") func fullSwipe()
      throws
    {
      let size = CGSize(width: 300, height: 500)
      let allowing = controller()
      let screen = Screen(allowing, size: size)
      // 160 of 300 points is less than 60 %.
      screen.drag(from: CGPoint(x: 280, y: 66), to: CGPoint(x: 110, y: 66))
      #expect(allowing.ids == [1, 2, 3])
      allowing.legoRenderer.closeSwipeActions(animated: false)
      screen.drag(from: CGPoint(x: 280, y: 66), to: CGPoint(x: 20, y: 66))
      #expect(allowing.ids == [1, 3])
      #expect(allowing.displayedIDs == [1, 3])
      let other = controller(allowsFullSwipe: false)
      let otherScreen = Screen(other, size: size)
      otherScreen.drag(from: CGPoint(x: 280, y: 66), to: CGPoint(x: 20, y: 66))
      #expect(other.ids == [1, 2, 3])
      #expect(distance(1, of: other) == -148)
    }

    @Test("A tap elsewhere closes the cell and does nothing else") func tapElsewhere() throws {
      let controller = controller()
      let screen = Screen(controller)
      try swipe(1, by: -100, of: controller, on: screen)
      try screen.tap("Row 3")
      #expect(distance(1, of: controller) == 0)
      #expect(controller.log == [])
      try screen.tap("Row 3")
      #expect(controller.log == ["select 3"])
    }

    @Test("Opening another cell closes the first") func another() throws {
      let controller = controller()
      let screen = Screen(controller)
      try swipe(1, by: -100, of: controller, on: screen)
      try swipe(2, by: -100, of: controller, on: screen)
      #expect((0..<3).map { distance($0, of: controller) } == [0, 0, -148])
      #expect(views(of: UIControl.self, in: controller.collectionView).count == 2)
    }

    @Test("An open cell can be closed by the finger") func closingByFinger() throws {
      let controller = controller()
      let screen = Screen(controller)
      try swipe(1, by: -100, of: controller, on: screen)
      screen.drag(from: CGPoint(x: 100, y: 66), to: CGPoint(x: 230, y: 66))
      #expect(distance(1, of: controller) == 0)
      #expect(views(of: UIControl.self, in: controller.collectionView).isEmpty)
    }

    @Test("Scrolling, an update, editing and code close the cell", arguments: 0..<4)
    func closing(number: Int) throws {
      let controller = controller(ids: Array(1...40))
      let screen = Screen(controller)
      try swipe(1, by: -100, of: controller, on: screen)
      #expect(distance(1, of: controller) == -148)
      switch number {
      case 0: try screen.scroll(by: 20)
      case 1: controller.ids.append(100)
      case 2: controller.isEditingRows = true
      default: #expect(controller.legoRenderer.closeSwipeActions())
      }
      screen.settle()
      #expect(distance(1, of: controller) == 0)
      #expect(views(of: UIControl.self, in: controller.collectionView).isEmpty)
      #expect(!controller.legoRenderer.closeSwipeActions())
    }

    @Test(
      "A cell that is open while another part of it changes stays at its position after a layout pass"
    )
    func layoutPass() throws {
      let controller = controller()
      let screen = Screen(controller)
      try swipe(1, by: -100, of: controller, on: screen)
      controller.collectionView.setNeedsLayout()
      controller.collectionView.layoutIfNeeded()
      #expect(distance(1, of: controller) == -148)
    }

    @Test("During editing, cells are not swiped, and a vertical drag scrolls") func others() throws
    {
      let controller = controller(ids: Array(1...40))
      let screen = Screen(controller)
      screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 190, y: 300))
      #expect(controller.collectionView.contentOffset.y > 50)
      controller.isEditingRows = true
      screen.settle()
      screen.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 200, y: 200))
      #expect(controller.collectionView.visibleCells.allSatisfy { $0.transform.tx == 0 })
    }

    @Test("In a carousel, a horizontal drag scrolls, and the actions are accessible")
    func carousel()
      throws
    {
      let controller = controller(CarouselLayout(itemWidth: .fixed(100)), ids: Array(1...10))
      let screen = Screen(controller)
      screen.drag(from: CGPoint(x: 300, y: 40), to: CGPoint(x: 200, y: 40))
      #expect(controller.collectionView.visibleCells.allSatisfy { $0.transform.tx == 0 })
      let path = IndexPath(item: 1, section: 0)
      #expect(!controller.legoRenderer.openSwipeActions(at: path))
      #expect(
        controller.legoRenderer.accessibilityActions(at: path) == ["Read", "Drop", "Flag"])
    }

    @Test(
      "Items that scroll horizontally have their actions in the menu of a long press",
      arguments: [false, true])
    func menu(isWholeLayout: Bool) throws {
      let controller = controller(
        isWholeLayout
          ? GroupLayoutBox(width: .absolute(100), height: .absolute(80)) {
            ItemLayoutBox(width: .w(1), height: .h(1))
          } : CarouselLayout(itemWidth: .fixed(100)),
        ids: Array(1...10))
      if isWholeLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        controller.legoRenderer.layoutConfiguration = configuration
      }
      let screen = Screen(controller)
      let window = try #require(controller.view.window)
      let view = controller.collectionView
      let cell = try #require(self.cell(1, of: controller))
      let point = cell.convert(CGPoint(x: 20, y: 20), to: window)
      // A swipe across the cell scrolls.
      screen.drag(from: point, to: CGPoint(x: point.x, y: point.y + 60))
      #expect(view.visibleCells.allSatisfy { $0.transform.ty == 0 })
      let touch = Touch(on: window)
      touch.press(at: cell.convert(CGPoint(x: 20, y: 20), to: window), for: 0.6)
      touch.lift()
      #expect(Touch.menuTitles(in: view) == ["Read", "Drop", "Flag"])
      Touch.chooseMenuItem("Drop", in: view)
      screen.settle()
      #expect(!controller.ids.contains(2))
      #expect(controller.ids.count == 9)
      #expect(controller.log == [])
    }

    @Test("Actions are opened by code, and accessible by their titles") func byCode() throws {
      let controller = controller()
      let screen = Screen(controller)
      let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
      #expect(!controller.legoRenderer.openSwipeActions(at: first, edge: .leading))
      #expect(controller.legoRenderer.openSwipeActions(at: second, edge: .leading))
      screen.settle()
      #expect(distance(1, of: controller) == 74)
      #expect(controller.legoRenderer.accessibilityActions(at: first) == ["Drop", "Flag"])
      controller.legoRenderer.performAccessibilityAction("Drop", at: first)
      screen.settle()
      #expect(controller.displayedIDs == [2, 3])
    }

    @Test("List cells in lists of the system are swiped by UIKit only") func systemLists() throws {
      let controller = InteractionScreen { screen in
        Lego {
          Section(id: 0, layout: ListLayout(.plain)) { screen.ids.map { ListItem(id: $0) } }
            .swipeActions { (item: ListItem) in
              SwipeAction("Drop", style: .destructive) { [weak screen] in
                screen?.ids.removeAll { $0 == item.id }
              }
            }
        }
      }
      let screen = Screen(controller)
      let path = IndexPath(item: 1, section: 0)
      #expect(controller.legoRenderer.accessibilityActions(at: path) == [])
      #expect(!controller.legoRenderer.openSwipeActions(at: path))
      let y = try #require(cell(1, of: controller)).center.y
      screen.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y))
      #expect(cell(1, of: controller)?.transform.tx == 0)
      try screen.tap("Drop")
      #expect(controller.displayedIDs == [1, 3])
    }

    /// A layout that changes the boxes of a list of the system.
    private struct SpacedList: SectionBoxConvertible, Hashable {
      func sectionBox(in context: SectionContext) -> SectionLayoutBox {
        ListLayout(.plain).sectionBox(in: context).spacing(4)
      }
    }

    @Test(
      "List cells in other layouts have swipe actions, too", arguments: [false, true])
    func listCells(isSpacedList: Bool) throws {
      let layout: any SectionLayout = isSpacedList ? SpacedList() : RowsLayout()
      let controller = InteractionScreen { screen in
        Lego {
          Section(id: 0, layout: layout) {
            for id in screen.ids {
              ListItem(id: id).swipeActions {
                SwipeAction("Drop", style: .destructive) { [weak screen] in
                  screen?.ids.removeAll { $0 == id }
                }
              }
            }
          }
        }
      }
      let screen = Screen(controller)
      try swipe(1, by: -60, of: controller, on: screen)
      #expect(distance(1, of: controller) == -74)
      try screen.tap("Drop")
      #expect(controller.displayedIDs == [1, 3])
    }

    @Test("Actions that an update adds to a displayed item are revealed") func laterActions() throws
    {
      let controller = InteractionScreen { screen in
        Lego {
          Section(id: 0, layout: RowsLayout()) {
            for row in screen.rows {
              if screen.choice == row.id { row.swipeActions { SwipeAction("Pin") {} } } else { row }
            }
          }
        }
      }
      let screen = Screen(controller)
      try swipe(1, by: -60, of: controller, on: screen)
      #expect(distance(1, of: controller) == 0)
      controller.choice = 2
      screen.settle()
      try swipe(1, by: -60, of: controller, on: screen)
      #expect(distance(1, of: controller) == -74)
    }

    @Test("A cell that is reused for another item is at its position") func reuse() throws {
      let controller = controller(ids: Array(1...100))
      let screen = Screen(controller)
      try swipe(1, by: -100, of: controller, on: screen)
      try screen.scrollToEnd()
      #expect(controller.collectionView.visibleCells.allSatisfy { $0.transform.tx == 0 })
    }
  }
#endif
