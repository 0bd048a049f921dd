import LegoKit
import LegoTesting
import SeededNumbers
import SeededRuns
import UIKit

/// A random program on a screen with fields, lists in items, an outline that loads, and a feed with a phase
/// and pages: after each step, what is displayed is what is described, nothing is loaded twice at once, and no
/// field loses its focus without a reason.
@MainActor package final class FeatureProgram {
  private var random: SeededGenerator
  private let controller: FeatureScreen
  private let screen: LegoTesting.Screen
  private var nextID = 1000
  private var found = Findings()
  private var steps: [String] = []

  /// Creates the program of a seed.
  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let counts = (0..<4).map { _ in Int.random(in: 0...4, using: &random) }
    controller = FeatureScreen(
      fields: Array(0..<counts[0]),
      columns: (0..<counts[1]).map { column in
        FeatureColumn(
          id: column, cards: (0..<counts[2]).map { Record(id: 200 + column * 10 + $0) },
          hasField: column != 1)
      },
      roots: (0..<counts[3]).map { FeatureNode(id: 300 + $0) }, posts: [])
    let height = CGFloat(Int.random(in: 200...700, using: &random))
    screen = Screen(controller, size: CGSize(width: 320, height: height))
    self.random = random
  }

  /// Runs the program, and returns descriptions of violations.
  package func findings() async -> [String] {
    let count = Int.random(in: 3...12, using: &random)
    for _ in 0..<count where found.texts.isEmpty {
      let before = (focus: controller.focus, fields: describedFields)
      let changesFocus = perform()
      await settle()
      check(before.focus, before.fields, changesFocus: changesFocus)
    }
    controller.loader.cancelAll()
    await settle()
    return found.texts.map { "\($0), after \(steps.joined(separator: "; "))" }
  }

  /// Runs the program, and returns its steps as lines.
  package func transcript() async -> String {
    _ = await findings()
    return steps.joined(separator: "\n")
  }

  /// Displays changes, and lets tasks run.
  private func settle() async {
    for _ in 0..<6 {
      screen.settle()
      await Task.yield()
    }
    screen.settle()
  }
}

// MARK: Steps

extension FeatureProgram {
  /// Performs a random step; returns whether it may move the focus.
  private func perform() -> Bool {
    switch Int.random(in: 0..<16, using: &random) {
    case 0:
      controller.focus = describedFields.sorted().randomElement(using: &random)
      steps.append("focus \(controller.focus.map { "\($0)" } ?? "nil")")
      return true
    case 1:
      controller.focus = nil
      steps.append("focus nil")
      return true
    case 2, 3: return tapField()
    case 4:
      if controller.focus != nil { note("type a") { try screen.type("a") } }
      return false
    case 5:
      guard controller.focus != nil else { return false }
      note("return") { try screen.type("\n") }
      return true
    case 6: editFields()
    case 7, 8: editColumns()
    case 9: scroll()
    case 10, 11: toggleNode()
    case 12, 13: answer()
    case 14: loadAgain()
    default:
      let size = CGSize(width: 320, height: CGFloat(Int.random(in: 200...700, using: &random)))
      screen.resize(to: size)
      steps.append("resize \(size.height)")
    }
    return false
  }

  private func note(_ text: String, _ body: () throws -> Void) {
    steps.append(text)
    do { try body() } catch { steps.append("not possible: \(error)") }
  }

  private func tapField() -> Bool {
    let fields = displayedFields.filter { $0.isTouchable }
    guard let field = fields.randomElement(using: &random) else { return false }
    let frame = field.convert(field.bounds, to: nil)
    note("tap \(field.accessibilityLabel ?? "")") {
      try screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    return true
  }

  private func editFields() {
    if Bool.random(using: &random), !controller.fields.isEmpty {
      let index = Int.random(in: 0..<controller.fields.count, using: &random)
      steps.append("remove field \(controller.fields.remove(at: index))")
    } else {
      let index = Int.random(in: 0...controller.fields.count, using: &random)
      let id = nextNumber() % 50 + 10
      guard !controller.fields.contains(id) else { return }
      controller.fields.insert(id, at: index)
      steps.append("insert field \(id)")
    }
  }

  private func editColumns() {
    guard !controller.columns.isEmpty else { return }
    let column = Int.random(in: 0..<controller.columns.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let index = Int.random(in: 0...controller.columns[column].cards.count, using: &random)
      controller.columns[column].cards.insert(Record(id: nextNumber()), at: index)
      steps.append("insert card into \(column)")
    case 2:
      let other = Int.random(in: 0..<controller.columns.count, using: &random)
      guard let card = controller.columns[column].cards.popLast() else { return }
      controller.columns[other].cards.insert(card, at: 0)
      steps.append("move card \(card.id) to \(other)")
    case 3:
      guard !controller.columns[column].cards.isEmpty else { return }
      controller.columns[column].cards[0].version += 1
      steps.append("change card of \(column)")
    case 4:
      controller.columns[column].hasField.toggle()
      steps.append("toggle field of \(column)")
    default:
      controller.columns.shuffle(using: &random)
      steps.append("shuffle columns")
    }
  }

  private func scroll() {
    let views = [controller.legoRenderer.collectionView].compactMap { $0 } + nestedLists
    guard let view = views.randomElement(using: &random) else { return }
    let end = max(0, view.contentSize.height - view.bounds.height)
    view.contentOffset.y = CGFloat.random(in: 0...max(1, end), using: &random)
    steps.append("scroll to \(Int(view.contentOffset.y))")
  }

  private func toggleNode() {
    let nodes = visibleNodes(of: controller.roots).filter { $0.isBranch }
    guard let node = nodes.randomElement(using: &random) else { return }
    controller.expanded.formSymmetricDifference([node.id])
    steps.append("toggle \(node.id)")
  }

  private func answer() {
    guard let key = controller.loader.pending.randomElement(using: &random) else { return }
    let fails = Int.random(in: 0..<4, using: &random) == 0
    let numbers = (0..<Int.random(in: 0...4, using: &random)).map { _ in nextNumber() }
    controller.loader.answer(key, with: fails ? nil : numbers)
    steps.append("answer \(key) \(fails ? "with a failure" : "\(numbers)")")
  }

  private func loadAgain() {
    let failed = visibleNodes(of: controller.roots).filter {
      if case .failed = controller.loaded[state: $0.id] { true } else { false }
    }
    if let node = failed.first {
      controller.loaded[node.id] = nil
      steps.append("load \(node.id) again")
    } else {
      controller.loadPosts()
      steps.append("load posts")
    }
  }

  private func nextNumber() -> Int {
    nextID += 1
    return nextID
  }
}

// MARK: Checks

extension FeatureProgram {
  private func check(_ focus: Int?, _ fields: Set<Int>, changesFocus: Bool) {
    checkCounts()
    checkCells()
    checkFocus(after: focus, fields, changesFocus: changesFocus)
    let loader = controller.loader
    found.expect(loader.repeated.isEmpty, "loaded twice at once: \(loader.repeated)")
  }

  private func checkCounts() {
    guard let view = controller.legoRenderer.collectionView, view.numberOfSections == 4 else {
      return found.expect(false, "there are not four sections")
    }
    let counts = (0..<4).map(view.numberOfItems(inSection:))
    var expected = [
      controller.fields.count, controller.columns.count, displayedRows(of: controller.roots),
    ]
    expected.append(expectedFeedCount ?? counts[3])
    found.expect(counts == expected, "it counts \(counts), not \(expected)")
  }

  /// The number of items of the feed; `nil` for skeletons, which fill the screen.
  private var expectedFeedCount: Int? {
    let count = controller.posts.count
    switch controller.phase {
    case .loading: return count == 0 ? nil : count
    case .failed: return count + 1
    case .idle, .loaded:
      switch controller.paging {
      case .loading, .failed: return count + 1
      case .idle, .loaded: return count
      }
    }
  }

  private func visibleNodes(of nodes: [FeatureNode]) -> [FeatureNode] {
    nodes.flatMap { node in
      let children = controller.expanded.contains(node.id) ? controller.loaded[node.id] ?? [] : []
      return [node] + visibleNodes(of: children)
    }
  }

  /// The number of rows of nodes, those in place of children that are not there included.
  private func displayedRows(of nodes: [FeatureNode]) -> Int {
    visibleNodes(of: nodes).reduce(0) { count, node in
      let isOpen = node.isBranch && controller.expanded.contains(node.id)
      return count + (isOpen && controller.loaded[node.id] == nil ? 2 : 1)
    }
  }

  private func checkCells() {
    guard let view = controller.legoRenderer.collectionView else { return }
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? FeatureCell else { continue }
      let described = controller.legoRenderer[path, as: FeatureItem.self]
      found.expect(cell.item == described, "\(path) displays another item than is described")
    }
    checkColumns(in: view)
  }

  private func checkColumns(in view: UICollectionView) {
    for (index, column) in controller.columns.enumerated() {
      let path = IndexPath(item: index, section: 1)
      guard let cell = view.cellForItem(at: path) else { continue }
      guard let list = lists(in: cell).first else {
        found.expect(false, "column \(column.id) has no list")
        continue
      }
      let count = column.cards.count + (column.hasField ? 1 : 0)
      let displayed = list.numberOfSections == 0 ? 0 : list.numberOfItems(inSection: 0)
      found.expect(displayed == count, "column \(column.id) has \(displayed) items, not \(count)")
      for path in list.indexPathsForVisibleItems where path.item < column.cards.count {
        let item = (list.cellForItem(at: path) as? FeatureCell)?.item
        let card = column.cards[path.item]
        found.expect(
          item == FeatureItem(id: card.id, version: card.version),
          "column \(column.id) displays \(item?.id ?? -1) at \(path.item), not \(card.id)")
      }
    }
  }

  private func checkFocus(after focus: Int?, _ fields: Set<Int>, changesFocus: Bool) {
    let described = describedFields
    if !changesFocus {
      let isKept = focus.map(described.contains) == true
      found.expect(
        controller.focus == (isKept ? focus : nil),
        "the focus is \(controller.focus.map { "\($0)" } ?? "nil"), and was "
          + "\(focus.map { "\($0)" } ?? "nil")")
    }
    let edited = displayedFields.filter(\.isFirstResponder).compactMap(\.accessibilityLabel)
    let expected = controller.focus.map { ["Field \($0)"] } ?? []
    found.expect(edited == expected, "\(edited) is edited, and the focus is \(expected)")
  }
}

// MARK: What is displayed

extension FeatureProgram {
  /// The numbers of the fields that are described.
  private var describedFields: Set<Int> {
    Set(controller.fields + controller.columns.filter(\.hasField).map(\.fieldID))
  }

  private var displayedFields: [UITextField] { views(in: controller.view) }

  private var nestedLists: [UICollectionView] {
    guard let view = controller.legoRenderer.collectionView else { return [] }
    return view.visibleCells.flatMap(lists)
  }

  private func lists(in cell: UIView) -> [UICollectionView] { views(in: cell) }

  private func views<Kind: UIView>(in view: UIView) -> [Kind] {
    view.subviews.flatMap { ($0 as? Kind).map { [$0] } ?? views(in: $0) }
  }
}

extension UITextField {
  /// Whether the center of the field can be touched.
  fileprivate var isTouchable: Bool {
    guard let window else { return false }
    let frame = convert(bounds, to: nil)
    let touched = window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
    return touched?.isDescendant(of: self) == true
  }
}
