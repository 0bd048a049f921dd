import LegoKit
import LegoSupport
import LegoTesting
import TestSupport
import Testing
import UIKit

/// A server whose answers a test gives.
@MainActor private final class Server {
  private(set) var requests: [Int] = []
  private(set) var canceledCount = 0
  private var answers: [CheckedContinuation<[OutlineTestNode], any Error>] = []

  func children(of node: OutlineTestNode) async throws -> [OutlineTestNode] {
    requests.append(node.id)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { answers.append($0) }
    } onCancel: {
      Task { @MainActor in self.canceledCount += 1 }
    }
  }

  func answer(_ request: Int, _ children: [OutlineTestNode]) {
    answers[request].resume(returning: children)
  }

  func fail(_ request: Int) { answers[request].resume(throwing: Offline()) }
}

private struct Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

@MainActor @Suite("Outlines whose children are loaded", .serialized) struct OutlineLoadingTests {
  private typealias Node = OutlineTestNode

  private let server = Server()
  private let size = CGSize(width: 300, height: 440)

  /// Returns a screen of two branches and a leaf; `children` are not known.
  private func controller(
    _ nodes: [OutlineTestNode] = [
      OutlineTestNode(1, []), OutlineTestNode(2, []), OutlineTestNode(3),
    ],
    layout: any SectionLayout = RowsLayout(), hasSelection: Bool = false
  ) -> OutlineScreen {
    let server = server
    return OutlineScreen(nodes) { screen in
      let section = Section(id: 0, layout: layout) {
        ForEach(
          screen.nodes, isBranch: \.isBranch, loaded: screen.$loaded, expanded: screen.$expanded
        ) {
          try await server.children(of: $0)
        } item: { node in
          TextRow("Row \(node.id)", id: node.id)
        }
      }
      return Lego { hasSelection ? section.selection(screen.$selection) : section }
    }
  }

  @Test("The children of a branch are loaded when it is expanded first, once, below a spinner")
  func load() async throws {
    let controller = controller(layout: ListLayout(.plain))
    let screen = Screen(controller, size: size)
    await settle(screen)
    #expect(server.requests == [])
    try screen.tap("Row 1")
    await settle(screen)
    #expect(controller.ids == [1, 0, 2, 3])
    #expect(controller.view.descendants(UIActivityIndicatorView.self).count == 1)
    #expect(controller.loaded[state: 1] == .loading)
    #expect(controller.row(0)?.options.accessories.count == 1)
    server.answer(0, [Node(11, []), Node(12)])
    await settle(screen)
    #expect(controller.ids == [1, 11, 12, 2, 3])
    #expect(controller.row(1)?.options.indentationLevel == 1)
    #expect(controller.loaded[state: 1] == .loaded)
    #expect(controller.loaded[1]?.map(\.id) == [11, 12])
    // They are kept.
    try screen.tap("Row 1")
    try screen.tap("Row 1")
    try screen.tap("Row 11")
    await settle(screen)
    #expect(server.requests == [1, 11])
    #expect(controller.ids == [1, 11, 0, 12, 2, 3])
    server.answer(1, [])
    await settle(screen)
    #expect(controller.ids == [1, 11, 12, 2, 3])
  }

  @Test("Loaded children are inserted, and no other row is updated") func updates() async throws {
    let controller = controller(layout: ListLayout(.plain))
    let screen = Screen(controller, size: size)
    await settle(screen)
    var reports: [UpdateReport] = []
    controller.legoRenderer.onUpdate = { reports.append($0) }
    try screen.tap("Row 1")
    await settle(screen)
    #expect(reports.flatMap(\.reconfigured).map(\.base) == [AnyHashable(1)])
    #expect(reports.flatMap(\.inserted).count == 1)
    let status = reports.flatMap(\.inserted).map(\.base)
    reports = []
    server.answer(0, [Node(11), Node(12)])
    await settle(screen)
    #expect(reports.flatMap(\.changes) == [.deleted(status, in: 0), .inserted([11, 12], in: 0)])
  }

  @Test("A failure is displayed with its text, and a tap on it loads again")
  func failure() async throws {
    let controller = controller(layout: ListLayout(.plain))
    let screen = Screen(controller, size: size)
    try screen.tap("Row 1")
    try screen.tap("Row 2")
    await settle(screen)
    server.fail(0)
    await settle(screen)
    #expect(controller.loaded[state: 1] == .failed("You are offline."))
    #expect(controller.ids == [1, 0, 2, 0, 3])
    let lines = ["Row 1", "You are offline.", "Try Again", "Row 2", "In progress", "Row 3"]
    #expect(screen.text == lines.joined(separator: "\n"))
    #expect(screen.accessibilityElements.map(\.label).contains("You are offline.\nTry Again"))
    let label = controller.view.descendants(UILabel.self).first { $0.text == "You are offline." }
    // A margin of 16 points and a level of 10 points, and the margin at the other edge.
    let frame = try #require(label.map { $0.convert($0.bounds, to: nil) })
    #expect(frame.minX == 26 && frame.maxX == 284)
    expectImage(screen.image(), named: "outline_failure")
    // Nothing tries again by itself.
    controller.flag.toggle()
    await settle(screen)
    #expect(server.requests == [1, 2])
    try screen.tap("Try Again")
    await settle(screen)
    #expect(server.requests == [1, 2, 1])
    #expect(controller.loaded[state: 1] == .loading)
    server.answer(2, [Node(11)])
    await settle(screen)
    #expect(controller.ids == [1, 11, 2, 0, 3])
  }

  @Test("Collapsing a branch cancels nothing, and its children are there when it is expanded")
  func collapse() async throws {
    let controller = controller()
    let screen = Screen(controller, size: size)
    try screen.tap("Row 1")
    await settle(screen)
    try screen.tap("Row 1")
    await settle(screen)
    #expect(controller.ids == [1, 2, 3])
    try screen.tap("Row 1")
    await settle(screen)
    #expect(controller.ids == [1, 0, 2, 3])
    try screen.tap("Row 1")
    server.answer(0, [Node(11)])
    await settle(screen)
    #expect(controller.ids == [1, 2, 3])
    try screen.tap("Row 1")
    await settle(screen)
    #expect(controller.ids == [1, 11, 2, 3])
    #expect(server.requests == [1])
    #expect(server.canceledCount == 0)
  }

  @Test("Branches that the app has expanded are loaded when they are displayed")
  func expandedByApp() async throws {
    let nodes = (1...100).map { Node($0, []) }
    let controller = controller(nodes, layout: RowsLayout(rowHeight: .exactly(44)))
    controller.expanded = Set(1...100)
    let screen = Screen(controller, size: size)
    await settle(screen)
    // At most ten rows of 44 points are visible.
    #expect(server.requests.first == 1)
    #expect((1...10).contains(server.requests.count))
    try screen.scrollToEnd()
    await settle(screen)
    #expect(server.requests.contains(100))
    #expect(Set(server.requests).count == server.requests.count)
  }

  @Test("Writing children cancels their loading, and its result is ignored") func write()
    async throws
  {
    let controller = controller()
    let screen = Screen(controller, size: size)
    try screen.tap("Row 1")
    await settle(screen)
    controller.loaded[1] = [Node(19)]
    await settle(screen)
    #expect(server.canceledCount == 1)
    server.answer(0, [Node(11)])
    await settle(screen)
    #expect(controller.ids == [1, 19, 2, 3])
    #expect(server.requests == [1])
  }

  @Test("A new value loads the children of expanded branches again, and a late result is ignored")
  func reload() async throws {
    let controller = controller()
    let screen = Screen(controller, size: size)
    try screen.tap("Row 1")
    await settle(screen)
    controller.loaded = OutlineChildren()
    await settle(screen)
    #expect(server.requests == [1, 1])
    #expect(server.canceledCount == 1)
    server.answer(0, [Node(18)])
    await settle(screen)
    #expect(controller.ids == [1, 0, 2, 3])
    server.answer(1, [Node(19)])
    await settle(screen)
    #expect(controller.ids == [1, 19, 2, 3])
  }

  @Test("A released screen cancels loading, and its model can load again") func release()
    async throws
  {
    final class Model: LegoObservableObject {
      @LegoPublished var loaded = OutlineChildren<OutlineTestNode>()
    }
    final class Files: LegoViewController {
      @StateObject var model = Model()
      @State var expanded: Set<Int> = [1]
      var load: @MainActor (OutlineTestNode) async throws -> [OutlineTestNode] = { _ in [] }
      override var lego: Lego {
        Lego {
          Section(id: 0, layout: RowsLayout()) {
            ForEach(
              [OutlineTestNode(1, [])], isBranch: \.isBranch, loaded: $model.loaded,
              expanded: $expanded, children: load
            ) { node, _ in
              Row(id: node.id)
            }
          }
        }
      }
    }
    let model = Model()
    do {
      let files = Files()
      files.model = model
      files.load = { [server] in try await server.children(of: $0) }
      let screen = Screen(files)
      await settle(screen)
      #expect(model.loaded[state: 1] == .loading)
    }
    for _ in 0..<50 { await Task.yield() }
    #expect(server.canceledCount == 1)
    server.answer(0, [])
    for _ in 0..<50 { await Task.yield() }
    #expect(model.loaded[state: 1] == .idle)
  }

  @Test("A node below itself has no children there, so that the tree ends") func cycle()
    async throws
  {
    let controller = controller([Node(1, [])])
    var mistakes: [any LegoMistake] = []
    controller.legoRenderer.mistakeHandler = { mistakes.append($0) }
    controller.loaded[1] = [Node(1, [])]
    let screen = Screen(controller, size: size)
    controller.expanded = [1]
    await settle(screen)
    #expect(!mistakes.isEmpty)
  }

  @Test("In a grid the spinner and the failure are items of the grid") func grid() async throws {
    let controller = controller(layout: GridLayout(columns: 2, spacing: 0))
    let screen = Screen(controller, size: size)
    try screen.tap("Row 1")
    await settle(screen)
    #expect(controller.ids == [1, 0, 2, 3])
    #expect(controller.cell(1)?.frame.minX == 150)
    server.fail(0)
    await settle(screen)
    try screen.tap("Try Again")
    await settle(screen)
    server.answer(1, [Node(11), Node(12)])
    await settle(screen)
    #expect(controller.ids == [1, 11, 12, 2, 3])
    #expect(controller.cell(2)?.frame.minX == 0)
  }

  @Test("The failure is not selected in a section with a selection") func selection() async throws {
    let controller = controller(hasSelection: true)
    var mistakes: [any LegoMistake] = []
    controller.legoRenderer.mistakeHandler = { mistakes.append($0) }
    let screen = Screen(controller, size: size)
    controller.expanded = [1]
    await settle(screen)
    server.fail(0)
    await settle(screen)
    try screen.tap("Try Again")
    await settle(screen)
    #expect(server.requests == [1, 1])
    #expect(controller.selection == [])
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
    #expect(mistakes.isEmpty)
  }
}

@MainActor @Suite("Loaded children of outlines") struct OutlineChildrenTests {
  private typealias Node = OutlineTestNode

  @Test("Children that are written are loaded, and others are not") func values() {
    var children = OutlineChildren<OutlineTestNode>()
    #expect(children[1] == nil)
    #expect(children[state: 1] == .idle)
    children[1] = []
    #expect(children[1] == [])
    #expect(children[state: 1] == .loaded)
    #expect(children[state: 2] == .idle)
    #expect(children != OutlineChildren())
    children[1] = nil
    #expect(children == OutlineChildren())
  }
}
