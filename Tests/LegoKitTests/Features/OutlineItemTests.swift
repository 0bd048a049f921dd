import LegoKit
import LegoSupport
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Outlines of any item") struct OutlineItemTests {
  private typealias Node = OutlineTestNode

  private let size = CGSize(width: 300, height: 440)

  private func screen(
    _ layout: any SectionLayout = RowsLayout(),
    _ outline: @escaping (OutlineScreen) -> ForEach<ItemList>
  ) -> OutlineScreen {
    OutlineScreen { screen in
      Lego { Section(id: 0, layout: layout) { outline(screen) } }
    }
  }

  private func lines(_ screen: LegoTesting.Screen) -> [String] {
    screen.text.split(separator: "\n").map(String.init)
  }

  /// An outline of rows whose tap is logged.
  private func tappedRows(_ screen: OutlineScreen) -> ForEach<ItemList> {
    ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { node in
      TextRow("Row \(node.id)", id: node.id)
        .onSelect(on: screen) { $0.log.append("open \(node.id)") }
    }
  }

  @Test("A tap on an item of any type expands its node, and another one collapses it")
  func cells() throws {
    let controller = screen { screen in
      ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { Row(id: $0.id) }
    }
    let screen = Screen(controller, size: size)
    try screen.tap("Row 1")
    #expect(controller.ids == [1, 11, 12, 2, 3])
    try screen.tap("Row 11")
    #expect(controller.ids == [1, 11, 111, 12, 2, 3])
    try screen.tap("Row 1")
    try screen.tap("Row 3")
    #expect(controller.ids == [1, 2, 3])
    #expect(controller.expanded == [11])
  }

  @Test("A view and a row with a content configuration of the app are nodes, too")
  func otherItems() throws {
    let views = screen { screen in
      ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { node in
        ViewItem(id: node.id, node.id, height: 44) {
          UILabel()
        } update: { label, id in
          label.text = "View \(id)"
        }
      }
    }
    try Screen(views, size: size).tap("View 1")
    #expect(views.ids == [1, 11, 12, 2, 3])
    let configurations = screen { screen in
      ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { node in
        var content = UIListContentConfiguration.cell()
        content.text = "Cell \(node.id)"
        return ConfigurationItem(id: node.id, content)
      }
    }
    try Screen(configurations, size: size).tap("Cell 1")
    #expect(configurations.ids == [1, 11, 12, 2, 3])
  }

  @Test("A row with modifiers keeps them, is indented and has a chevron")
  func modifiedRows() throws {
    let controller = screen(ListLayout(.plain)) { screen in
      ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { node in
        TextRow("Row \(node.id)", id: node.id)
          .accessories(.badge("\(node.id)"))
          .accessibilityAction("Share") { [weak screen] in screen?.log.append("share \(node.id)") }
          .onAppear(on: screen) { $0.log.append("appear \(node.id)") }
      }
    }
    let screen = Screen(controller, size: size)
    #expect(controller.log == ["appear 1", "appear 2", "appear 3"])
    try screen.tap("Row 1")
    try screen.tap("Row 11")
    #expect(controller.ids == [1, 11, 111, 12, 2, 3])
    let levels = (0..<6).map { controller.row($0)?.options.indentationLevel }
    #expect(levels == [0, 1, 2, 1, 0, 0])
    #expect((0..<6).map { controller.row($0)?.options.accessories.count } == [2, 2, 1, 1, 2, 1])
    let path = IndexPath(item: 2, section: 0)
    controller.legoRenderer.performAccessibilityAction("Share", at: path)
    #expect(controller.log.last == "share 111")
  }

  @Test("The menu of a node opens with a long press", .enabled(if: Touch.isAvailable))
  func menu() throws {
    let controller = screen { screen in
      ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { node in
        Row(id: node.id).contextMenu {
          UIAction(title: "Rename") { [weak screen] _ in screen?.log.append("rename \(node.id)") }
        }
      }
    }
    let screen = Screen(controller, size: size)
    try screen.tap("Row 1")
    try screen.longPress("Row 12")
    try screen.chooseMenuItem("Rename")
    #expect(controller.log == ["rename 12"])
  }

  @Test("A tap on a row with a handler of its own calls it, and the chevron expands the node")
  func ownTap() throws {
    let controller = screen(ListLayout(.plain)) { tappedRows($0) }
    let screen = Screen(controller, size: size)
    try screen.tap("Row 1")
    #expect(controller.log == ["open 1"])
    #expect(controller.ids == [1, 2, 3])
    try screen.tap(accessory: "Expand", of: "Row 1")
    #expect(controller.ids == [1, 11, 12, 2, 3])
    try screen.tap(accessory: "Collapse", of: "Row 1")
    #expect(controller.ids == [1, 2, 3])
    #expect(controller.log == ["open 1"])
    #expect(throws: ScreenError.self) { try screen.tap(accessory: "Expand", of: "Row 3") }
  }

  @Test("A handler of the section is called, and the node is expanded") func tapOfSection() throws {
    let controller = OutlineScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) {
            Row(id: $0.id)
          }
        }
        .onSelect(on: screen) { (screen, row: Row) in screen.log.append("section \(row.id)") }
      }
    }
    let screen = Screen(controller, size: size)
    try screen.tap("Row 1")
    try screen.tap("Row 3")
    #expect(controller.log == ["section 1", "section 3"])
    #expect(controller.ids == [1, 11, 12, 2, 3])
  }

  @Test("An item receives its level, whether it is a branch, and a binding that expands it")
  func nodes() throws {
    let controller = screen { screen in
      ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { node, state in
        let texts = ["\(node.id)", "\(state.level)", "\(state.isBranch)", "\(state.isExpanded)"]
        return ViewItem(id: node.id, texts.joined(separator: " "), height: 44) {
          UILabel()
        } update: { label, text in
          label.text = text
        }
        .onSelect(on: screen) { $0.log.append("open \(node.id)") }
        .accessibilityAction("Switch") { state.isExpanded.toggle() }
      }
    }
    let screen = Screen(controller, size: size)
    #expect(lines(screen) == ["1 0 true false", "2 0 true false", "3 0 false false"])
    controller.expanded = [1, 11]
    screen.settle()
    #expect(
      lines(screen) == [
        "1 0 true true", "11 1 true true", "111 2 false false", "12 1 false false",
        "2 0 true false", "3 0 false false",
      ])
    try screen.tap("1 0 true true")
    #expect(controller.log == ["open 1"])
    let path = IndexPath(item: 1, section: 0)
    controller.legoRenderer.performAccessibilityAction("Switch", at: path)
    screen.settle()
    #expect(controller.expanded == [1])
    controller.legoRenderer.performAccessibilityAction("Expand", at: path)
    screen.settle()
    #expect(controller.expanded == [1, 11])
  }

  @Test("A row with a chevron of its own has no second one") func ownChevron() throws {
    let controller = screen(ListLayout(.plain)) { screen in
      ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { node, state in
        DisclosureRow("Row \(node.id)", isExpanded: state.$isExpanded, id: node.id)
      }
    }
    let screen = Screen(controller, size: size)
    let path = IndexPath(item: 0, section: 0)
    let row = controller.legoRenderer[path, as: DisclosureRow.self]
    #expect(row?.options.accessories.count == 1)
    try screen.tap("Row 1")
    #expect(controller.ids == [1, 11, 12, 2, 3])
  }

  @Test("In a grid the children follow their node") func grid() throws {
    let controller = screen(GridLayout(columns: 2, spacing: 0)) { screen in
      ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { Row(id: $0.id) }
    }
    let screen = Screen(controller, size: size)
    try screen.tap("Row 1")
    // Two columns of 150 points, and rows of 44 points: 1 11 / 12 2 / 3.
    let origins = [(0, 0), (150, 0), (0, 44), (150, 44), (0, 88)].map { CGPoint(x: $0, y: $1) }
    #expect((0..<5).map { controller.cell($0)?.frame.origin } == origins)
    #expect(controller.ids == [1, 11, 12, 2, 3])
  }

  @Test("A row with a handler has a button beside its texts; other rows have a value")
  func accessibility() throws {
    let tapped = screen(ListLayout(.plain)) { tappedRows($0) }
    let screen = Screen(tapped, size: size)
    #expect(tapped.cell(0)?.isAccessibilityElement == false)
    #expect(
      screen.accessibilityElements.map(\.label) == [
        "Row 1", "Expand", "Row 2", "Expand", "Row 3",
      ])
    #expect(tapped.cell(2)?.isAccessibilityElement == true)
    #expect(tapped.cell(2)?.accessibilityValue == nil)
    #expect(screen.accessibilityAudit().isEmpty)
  }

  @Test("An item that is no row has an action of assistive technologies") func actions() throws {
    let controller = screen { screen in
      ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { Row(id: $0.id) }
    }
    let screen = Screen(controller, size: size)
    let renderer = controller.legoRenderer
    let paths = (0..<5).map { IndexPath(item: $0, section: 0) }
    #expect(
      paths.prefix(3).map { renderer.accessibilityActions(at: $0) } == [
        ["Expand"], ["Expand"], [],
      ])
    renderer.performAccessibilityAction("Expand", at: paths[0])
    screen.settle()
    #expect(
      paths.map { renderer.accessibilityActions(at: $0) } == [
        ["Collapse"], ["Expand"], [], ["Expand"], [],
      ])
  }

  @Test("A node is visited once if the nodes above it are expanded, also in a tree without an end")
  func visits() {
    let counter = Counter()
    let roots = [1, 2, 3].map { EndlessNode(id: $0, counter: counter) }
    let section = Section(id: 0, layout: RowsLayout()) {
      ForEach(roots, children: \.children, expanded: .constant([1, 12, 999])) { Row(id: $0.id) }
    }
    #expect(
      section.items.map { $0.id.base } == [1, 11, 12, 121, 122, 2, 3].map { AnyHashable($0) })
    #expect(counter.count == 7)
  }

  @Test("Items out of sight are not made") func costs() {
    let counter = Counter()
    let nodes = (0..<10_000).map { Node($0, [Node(100_000 + $0)]) }
    let controller = OutlineScreen(nodes) { screen in
      Lego {
        Section(id: 0, layout: ListLayout(.plain)) {
          ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { node in
            counter.count += 1
            return TextRow("Row", id: node.id)
          }
        }
      }
    }
    let screen = Screen(controller, size: size)
    // Ten rows of 44 points are visible, of which some are made again with each description.
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 10_000)
    #expect(counter.count < 100)
    controller.expanded = [0]
    screen.settle()
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 10_001)
    #expect(counter.count < 200)
  }
}

private final class Counter {
  var count = 0
}

/// A node with two children, which have two children, and so on.
private struct EndlessNode: Identifiable {
  let id: Int
  let counter: Counter

  var children: [EndlessNode]? {
    counter.count += 1
    return [1, 2].map { EndlessNode(id: id * 10 + $0, counter: counter) }
  }
}

@MainActor @Suite("The chevron of a row") struct ChevronTests {
  @Test("A chevron writes its binding, and a tap on the row calls the handler") func tap() throws {
    let controller = OutlineScreen([]) { screen in
      Lego {
        Section(id: 0, layout: ListLayout(.plain)) {
          TextRow("Archive")
            .accessories(.badge("12"), RowAccessory(isExpanded: screen.$flag))
            .onSelect(on: screen) { $0.log.append("open") }
          if screen.flag { TextRow("2025") }
        }
      }
    }
    let screen = Screen(controller, size: CGSize(width: 300, height: 100))
    try screen.tap("Archive")
    #expect(controller.log == ["open"])
    #expect(!controller.flag)
    try screen.tap(accessory: "Expand", of: "Archive")
    #expect(controller.flag)
    #expect(screen.text.contains("2025"))
    expectImage(screen.image(), named: "chevron")
    try screen.tap(accessory: "Collapse", of: "Archive")
    #expect(!controller.flag)
    #expect(controller.log == ["open"])
  }

  @Test("The button is as large as a touch needs, and its symbol trails") func size() throws {
    let controller = OutlineScreen([]) { screen in
      Lego {
        Section(id: 0, layout: ListLayout(.plain)) {
          TextRow("Button").accessories(RowAccessory(isExpanded: screen.$flag))
          DisclosureRow("Row", isExpanded: screen.$flag)
        }
      }
    }
    let screen = Screen(controller, size: CGSize(width: 300, height: 100))
    let buttons = controller.view.descendants(UIButton.self)
    #expect(buttons.map(\.bounds.size) == [CGSize(width: 44, height: 44)])
    let images = controller.view.descendants(UIImageView.self).filter { $0.image != nil }
    let edges = images.map { $0.convert($0.bounds, to: nil).maxX }
    try #require(edges.count == 2)
    #expect(abs(edges[0] - edges[1]) < 0.5)
    withExtendedLifetime(screen) {}
  }
}
