import UIKit

/// The numbers of skeletons that fill the screen, by the ids of their sections.
///
/// A section begins with more skeletons than a screen usually displays. After the layout pass, those
/// that are not visible are removed.
@MainActor final class SkeletonFill {
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

  private var counts: [AnyHashable: Count] = [:]
  private var size = CGSize.zero

  /// The number of skeletons of a section before a layout pass.
  static let firstCount = 32
  private static let maximumCount = 512

  /// Returns content with as many skeletons as are known to fill the screen.
  func filled(_ lego: Lego) -> Lego {
    var ids: [AnyHashable] = []
    for section in lego.sections where section.hasExtras && section.phaseItems?.skeletons != nil {
      if let id = section.id { ids.append(id) }
    }
    guard !ids.isEmpty || !counts.isEmpty else { return lego }
    counts = counts.filter { ids.contains($0.key) }
    for id in ids where counts[id] == nil { counts[id] = .tried(Self.firstCount) }
    return lego.replacingSections { section in
      guard let skeletons = section.phaseItems?.skeletons, let id = section.id,
        let count = counts[id]
      else { return section }
      var section = section
      section.phaseItems = PhaseItems(count: count.value, skeletons: skeletons)
      return section
    }
  }

  /// Counts the visible skeletons after a layout pass; returns whether other numbers are needed.
  func layoutDidEnd(_ content: IndexedContent, in collectionView: UICollectionView) -> Bool {
    guard !counts.isEmpty, !collectionView.bounds.isEmpty else { return false }
    guard size == collectionView.bounds.size else {
      size = collectionView.bounds.size
      let areMeasured = counts.values.contains { if case .measured = $0 { true } else { false } }
      counts = counts.mapValues { _ in .tried(Self.firstCount) }
      return areMeasured || measure(content, in: collectionView)
    }
    return measure(content, in: collectionView)
  }

  private func measure(_ content: IndexedContent, in collectionView: UICollectionView) -> Bool {
    let visible = Dictionary(
      collectionView.indexPathsForVisibleItems.map { ($0.section, $0.item + 1) },
      uniquingKeysWith: max)
    var hasChanged = false
    for (index, section) in content.sections.enumerated() {
      guard let id = section.section.id, case .tried(let count) = counts[id],
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
