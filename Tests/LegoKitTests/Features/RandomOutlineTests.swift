import LegoKit
import LegoTesting
import SeededNumbers
import Testing
import UIKit

/// Random trees, of which random nodes are expanded, beside a recursive walk.
@MainActor @Suite("Random outlines") struct RandomOutlineTests {
  private typealias Node = OutlineTestNode

  /// A displayed node, or the item in place of the children of one.
  private struct Entry: Hashable, CustomStringConvertible {
    var id: Int
    var level: Int
    var description: String { "\(id) at \(level)" }
  }

  /// Returns nodes of a tree of at most `count` nodes with ascending ids, and those that remain.
  private func nodes(
    _ next: inout Int, count: inout Int, depth: Int, _ random: inout SeededGenerator
  ) -> [Node] {
    var nodes: [Node] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) where count > 0 {
      (next, count) = (next + 1, count - 1)
      let id = next
      let isBranch = depth < 6 && Bool.random(using: &random)
      nodes.append(
        Node(
          id,
          isBranch
            ? self.nodes(&next, count: &count, depth: depth + 1, &random) : nil))
    }
    return nodes
  }

  /// The slow reference: what a tree displays, by recursion.
  private func entries(_ nodes: [Node], _ expanded: Set<Int>, level: Int = 0) -> [Entry] {
    nodes.flatMap { node in
      [Entry(id: node.id, level: level)]
        + (expanded.contains(node.id)
          ? entries(node.children ?? [], expanded, level: level + 1) : [])
    }
  }

  /// What a tree displays whose children are known for some nodes only; 0 stands for a spinner.
  private func entries(
    _ nodes: [Node], _ expanded: Set<Int>, knownOf known: Set<Int>, level: Int = 0
  ) -> [Entry] {
    nodes.flatMap { node -> [Entry] in
      let own = Entry(id: node.id, level: level)
      guard let children = node.children, expanded.contains(node.id) else { return [own] }
      guard known.contains(node.id) else { return [own, Entry(id: 0, level: 0)] }
      return [own] + entries(children, expanded, knownOf: known, level: level + 1)
    }
  }

  private func displayed(_ section: Section) -> [Entry] {
    section.items.map { item in
      let row = item.base as? TextRow
      return Entry(id: item.id.base.base as? Int ?? 0, level: row?.options.indentationLevel ?? 0)
    }
  }

  private func all(_ nodes: [Node]) -> [Node] {
    nodes.flatMap { [$0] + all($0.children ?? []) }
  }

  private func subset(_ ids: [Int], _ random: inout SeededGenerator) -> Set<Int> {
    Set(ids.filter { _ in Int.random(in: 0..<3, using: &random) > 0 })
  }

  @Test("The displayed ids and levels are those of a recursive walk") func walk() {
    for seed in PropertyRuns.seeds(full: 4_000) {
      var random = SeededGenerator(seed: seed)
      var (next, count) = (0, 60)
      let nodes = nodes(&next, count: &count, depth: 0, &random)
      let expanded = subset(all(nodes).map(\.id), &random)
      let section = Section(id: 0, layout: RowsLayout()) {
        ForEach(nodes, children: \.children, expanded: .constant(expanded)) {
          TextRow("\($0.id)", id: $0.id)
        }
      }
      #expect(displayed(section) == entries(nodes, expanded), "seed \(seed)")
    }
  }

  @Test("With children that are not loaded, each of their branches has one item in their place")
  func partlyLoaded() {
    for seed in PropertyRuns.seeds(full: 4_000, from: 100_000) {
      var random = SeededGenerator(seed: seed)
      var (next, count) = (0, 60)
      let nodes = nodes(&next, count: &count, depth: 0, &random)
      let ids = all(nodes).map(\.id)
      let (expanded, known) = (subset(ids, &random), subset(ids, &random))
      var loaded = OutlineChildren<OutlineTestNode>()
      for node in all(nodes) where known.contains(node.id) { loaded[node.id] = node.children }
      let section = Section(id: 0, layout: RowsLayout()) {
        ForEach(
          nodes, isBranch: \.isBranch, loaded: .constant(loaded), expanded: .constant(expanded)
        ) { _ in
          []
        } item: {
          TextRow("\($0.id)", id: $0.id)
        }
      }
      #expect(
        displayed(section) == entries(nodes, expanded, knownOf: known), "seed \(seed)")
    }
  }

  @Test("A screen displays the tree after any sequence of changes") func changes() {
    for seed in PropertyRuns.seeds(full: 1_000, from: 200_000) {
      var random = SeededGenerator(seed: seed)
      var (next, count) = (0, 30)
      let controller = OutlineScreen(nodes(&next, count: &count, depth: 0, &random)) { screen in
        Lego {
          Section(id: 0, layout: RowsLayout(rowHeight: .exactly(44))) {
            ForEach(
              screen.nodes, isBranch: \.isBranch, loaded: screen.$loaded,
              expanded: screen.$expanded
            ) { _ in
              // Tasks run after the test, which does not wait.
              []
            } item: {
              TextRow("\($0.id)", id: $0.id)
            }
          }
        }
      }
      let screen = Screen(controller, size: CGSize(width: 200, height: 300))
      let tree = all(controller.nodes)
      var known: Set<Int> = []
      for step in 0..<6 {
        controller.expanded = subset(tree.map(\.id), &random)
        for node in tree where Int.random(in: 0..<4, using: &random) == 0 {
          known.insert(node.id)
          controller.loaded[node.id] = node.children
        }
        screen.settle()
        let expected = entries(controller.nodes, controller.expanded, knownOf: known)
        #expect(controller.ids == expected.map(\.id), "seed \(seed), step \(step)")
        for path in controller.collectionView.indexPathsForVisibleItems {
          let row = controller.row(path.item)
          let level = row?.options.indentationLevel ?? 0
          let cell = controller.cell(path.item) as? UICollectionViewListCell
          #expect(level == expected[path.item].level, "seed \(seed), step \(step)")
          #expect(cell?.indentationLevel ?? 0 == level, "seed \(seed), step \(step)")
        }
      }
    }
  }
}
