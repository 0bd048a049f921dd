import UIKit

/// The edges of sections that the user has reached.
@MainActor final class EdgeFeature: Feature {
  static let traits: [any Trait.Type] = [TraitList<EdgeHandler>.self]

  /// The content at an edge: there is more if another item is the outermost one.
  private struct State: Hashable {
    let count: Int
    let outermost: AnyID
  }

  private var reported: [SectionEdge: State] = [:]
  private weak var screen: (any DisplayedScreen)?

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func itemDidAppear(_ item: DisplayedItem) {
    report(itemAt: item.path.item, of: item.section)
  }

  func itemDidStay(_ item: DisplayedItem) {
    screen?.deferringUpdates { report(itemAt: item.path.item, of: item.section) }
  }

  // The edges that are displayed when the content has been loaded again are reported again.
  func refreshDidEnd() {
    reported = [:]
    guard let screen, let collectionView = screen.collectionView else { return }
    for path in collectionView.indexPathsForVisibleItems {
      guard let section = screen.section(at: path.section) else { continue }
      screen.deferringUpdates { report(itemAt: path.item, of: section) }
    }
  }

  /// Calls the handlers of an edge again although its items have not changed.
  func forget(_ edge: SectionEdge) {
    reported[edge] = nil
  }

  /// Calls the handlers of a section if a displayed item is one of the outermost at an edge and the
  /// edge has not been reported.
  private func report(itemAt index: Int, of section: Section) {
    let handlers = section.traits.all(EdgeHandler.self)
    guard !handlers.isEmpty, let id = section.id else { return }
    let content = section.contentRange
    guard content.contains(index) else { return }
    for edge in [PagingEdge.start, .end] {
      let distance = edge == .start ? index - content.lowerBound + 1 : content.upperBound - index
      let reached = handlers.filter { $0.edge == edge && distance <= $0.threshold }
      guard !reached.isEmpty else { continue }
      let outermost = edge == .start ? content.lowerBound : content.upperBound - 1
      let (chunk, position) = section.items.location(of: outermost)
      let state = State(count: content.count, outermost: chunk.identity(at: position))
      let key = SectionEdge(section: id, edge: edge)
      guard reported[key] != state else { continue }
      let isHandled = reached.map { $0.load() }.contains(true)
      if isHandled { reported[key] = state }
    }
  }
}

extension Section {
  /// The indexes of the displayed items of the block: without skeletons and the rows of states.
  fileprivate var contentRange: Range<Int> {
    let first = items.chunks.first?.itemType == PagingRow.self ? 1 : 0
    let last = items.count > 1 && items.chunks.last?.itemType == PagingRow.self ? 1 : 0
    let count = items.count - first - last
    guard traits[PhaseRule.self] != nil else { return first..<first + max(0, count) }
    return first..<first + min(max(0, count), record.items.count)
  }
}
