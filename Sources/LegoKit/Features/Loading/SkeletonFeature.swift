import UIKit

/// The numbers of skeletons that fill the screen, by the ids of their sections.
///
/// A section begins with more skeletons than a screen usually displays. After the layout pass, those
/// that are not visible are removed.
@MainActor final class SkeletonFeature: Feature {
  static let traits: [any Trait.Type] = [Skeletons.self]

  private enum Count {
    /// The number is tried.
    case tried(Int)
    /// The number of visible skeletons.
    case measured(Int)

    var value: Int {
      switch self {
      case .tried(let count), .measured(let count): count
      }
    }
  }

  private weak var screen: (any DisplayedScreen)?
  private var counts: [AnyHashable: Count] = [:]
  private var size = CGSize.zero

  /// The number of skeletons of a section before a layout pass.
  static let firstCount = 32
  private static let maximumCount = 512

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func contentDidChange() {
    let ids = (screen?.sections(with: Skeletons.self) ?? []).compactMap(\.section.id)
    counts = counts.filter { ids.contains($0.key) }
    for id in ids where counts[id] == nil { counts[id] = .tried(Self.firstCount) }
  }

  // As many skeletons as are known to fill the screen.
  func prepared(_ lego: Lego) -> Lego {
    guard !counts.isEmpty else { return lego }
    return lego.replacingSections { section in
      guard section.hasTraits, let skeletons = section.traits[Skeletons.self], let id = section.id,
        let count = counts[id]
      else { return section }
      return section.replacingItems(by: skeletons.make(count.value))
    }
  }

  // Counts the visible skeletons.
  func layoutDidEnd() {
    guard let screen, let collectionView = screen.collectionView, !counts.isEmpty,
      !collectionView.bounds.isEmpty
    else { return }
    if needsOtherCounts(in: collectionView, of: screen) { screen.setNeedsUpdate() }
  }

  private func needsOtherCounts(
    in collectionView: UICollectionView, of screen: any DisplayedScreen
  ) -> Bool {
    guard size != collectionView.bounds.size else { return measure(screen, in: collectionView) }
    size = collectionView.bounds.size
    let areMeasured = counts.values.contains { if case .measured = $0 { true } else { false } }
    counts = counts.mapValues { _ in .tried(Self.firstCount) }
    return areMeasured || measure(screen, in: collectionView)
  }

  private func measure(
    _ screen: any DisplayedScreen, in collectionView: UICollectionView
  ) -> Bool {
    let visible = Dictionary(
      collectionView.indexPathsForVisibleItems.map { ($0.section, $0.item + 1) },
      uniquingKeysWith: max)
    var hasChanged = false
    for (index, section, _) in screen.sections(with: Skeletons.self) {
      guard let id = section.id, case .tried(let count) = counts[id],
        section.items.count == count
      else { continue }
      let seen = max(1, visible[index] ?? 0)
      let isFull = seen < count || count >= Self.maximumCount
      counts[id] = isFull ? .measured(seen) : .tried(count * 2)
      hasChanged = true
    }
    return hasChanged
  }
}
