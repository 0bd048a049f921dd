import LegoSupport
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Requests for removed elements") struct VanishingTests {
  private let elements = ElementProvider(updates: UpdateQueue())
  private let log = Log()

  @Test("A section that was removed while the layout requests it has an answer")
  func removedSection() throws {
    var indexer = ContentIndexer()
    let stack = try stack(displaying: [1, 1, 1, 1, 1], &indexer)
    let environment = try #require(log.environment)
    let next = indexer.index(lego([1]), after: elements.content).content
    elements.beginTransition(to: next)
    stack.dataSource.apply(next.snapshot)
    elements.endTransition()
    // The index of a section that existed before the update, and one that never existed.
    #expect(elements.section(at: 4, environment).contentInsets == .zero)
    #expect(elements.section(at: 99, environment).contentInsets == .zero)
    stack.collectionView.layoutIfNeeded()
    #expect(stack.collectionView.visibleCells.count == 1)
  }

  @Test("Sections that are removed while the layout measures them do not trap")
  func removedDuringLayout() async {
    let renderer = LegoRenderer(lego: Lego(sections: []))
    let layout = MeddlingLayout { [weak renderer] in renderer?.apply(Lego(sections: [])) }
    let shown = DisplayedLego(renderer)
    shown.apply(
      Lego { for id in 0..<3 { Section(id: id, layout: layout) { Tile(id: id) } } })
    for _ in 0..<20 { await Task.yield() }
    shown.view.layoutIfNeeded()
    #expect(shown.ids == [])
    #expect(shown.collectionView.numberOfSections == 0)
  }

  @Test("A request of the layout during an update is answered with the displayed item counts")
  func requestDuringUpdate() throws {
    var indexer = ContentIndexer()
    let stack = try stack(displaying: [3, 2], &indexer)
    let environment = try #require(log.environment)
    // The state between the change of the content and that of the data source, in which UIKit
    // performs pending layout.
    elements.beginTransition(to: indexer.index(lego([1]), after: elements.content).content)
    log.counts = []
    _ = elements.section(at: 0, environment)
    _ = elements.section(at: 1, environment)
    #expect(log.counts == [3, 2])
    #expect(stack.collectionView.numberOfSections == 2)
  }

  private func lego(_ counts: [Int]) -> Lego {
    Lego {
      for (id, count) in counts.enumerated() {
        Section(id: id, layout: LoggingLayout(log: log)) {
          for number in 0..<count { Tile(id: id * 100 + number) }
        }
      }
    }
  }

  /// Returns a collection view that displays sections with these numbers of items.
  private func stack(
    displaying counts: [Int], _ indexer: inout ContentIndexer
  ) throws -> CollectionStack {
    let stack = CollectionStack(
      elements: elements, layout: LegoLayout.layout(of: elements, .init(), isAnchored: false))
    let content = indexer.index(lego(counts), after: elements.content).content
    elements.beginTransition(to: content)
    stack.dataSource.apply(content.snapshot)
    elements.endTransition()
    stack.collectionView.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    stack.collectionView.layoutIfNeeded()
    return stack
  }
}

/// A layout that changes the screen while it is requested.
private struct MeddlingLayout: SectionLayout {
  let meddle: @MainActor () -> Void

  func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    meddle()
    return .placeholder
  }
}

/// The number of items of each requested section, in the order of the requests.
@MainActor private final class Log {
  var counts: [Int] = []
  var environment: (any NSCollectionLayoutEnvironment)?
}

/// A layout that records its context.
private struct LoggingLayout: SectionLayout {
  let log: Log

  func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    log.counts.append(context.itemCount)
    log.environment = context.environment
    return .placeholder
  }
}
