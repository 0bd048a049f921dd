import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Questions about what vanishes") struct VanishingTests {
  @Test("A section that has vanished while the layout asks about it has an answer")
  func vanishedSection() {
    let shown = Shown(
      Lego { for id in 0..<5 { Section(id: id, layout: ListLayout()) { Tile(id: id) } } })
    guard let environment = environment(of: shown) else {
      Issue.record("The layout was never asked.")
      return
    }
    shown.renderer.apply(Lego { Section(id: 0, layout: ListLayout()) { Tile(id: 0) } })
    // The number of a section that was there a moment ago, and one that never was.
    #expect(shown.renderer.makeSection(at: 4, environment).contentInsets == .zero)
    #expect(shown.renderer.makeSection(at: 99, environment).contentInsets == .zero)
    shown.view.layoutIfNeeded()
    #expect(shown.ids == [0])
  }

  @Test("Sections that vanish while the layout measures them do not trap")
  func vanishingDuringLayout() async {
    let renderer = LegoRenderer(lego: Lego(sections: []))
    let layout = MeddlingLayout { [weak renderer] in renderer?.apply(Lego(sections: [])) }
    let shown = Shown(renderer)
    shown.apply(
      Lego { for id in 0..<3 { Section(id: id, layout: layout) { Tile(id: id) } } })
    for _ in 0..<20 { await Task.yield() }
    shown.view.layoutIfNeeded()
    #expect(shown.ids == [])
    #expect(shown.collectionView.numberOfSections == 0)
  }

  @Test("A layout that is asked in the middle of an update is told of what is still on show")
  func askedDuringUpdate() {
    let log = Log()
    func lego(_ counts: [Int]) -> Lego {
      Lego {
        for (id, count) in counts.enumerated() {
          Section(id: id, layout: LoggingLayout(log: log)) {
            for number in 0..<count { Tile(id: id * 100 + number) }
          }
        }
      }
    }
    let renderer = Shown(lego([3, 2])).renderer
    guard let environment = log.environment else {
      Issue.record("The layout was never asked.")
      return
    }
    // The moment between the renderer's change to the next content and the data source's, in
    // which UIKit resolves a layout that is pending.
    let next = renderer.indexer.index(lego([1]), after: renderer.shown).content
    renderer.outgoing = renderer.shown
    renderer.shown = next
    log.counts = []
    _ = renderer.makeSection(at: 0, environment)
    _ = renderer.makeSection(at: 1, environment)
    #expect(log.counts == [3, 2])
  }

  private func environment(of shown: Shown) -> (any NSCollectionLayoutEnvironment)? {
    var found: (any NSCollectionLayoutEnvironment)?
    shown.apply(
      Lego {
        for id in 0..<5 {
          Section(id: id) { environment in
            found = environment
            return .placeholder
          } items: {
            Tile(id: id)
          }
        }
      })
    return found
  }
}

/// A layout that changes the screen while it is asked.
private struct MeddlingLayout: SectionLayout {
  let meddle: @MainActor () -> Void

  func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    meddle()
    return .placeholder
  }
}

/// How many items each asked section had, in the order of the questions.
@MainActor private final class Log {
  var counts: [Int] = []
  var environment: (any NSCollectionLayoutEnvironment)?
}

/// A layout that notes what it is told.
private struct LoggingLayout: SectionLayout {
  let log: Log

  func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    log.counts.append(context.itemCount)
    log.environment = context.environment
    return .placeholder
  }
}
