import UIKit

/// The prefetching data source of a renderer's collection view.
///
/// It is installed only while a displayed section has a handler for prefetching, and from the first
/// displayed item with images on, which it prefetches itself. All calls are forwarded to the data source
/// that the user has set before.
final class PrefetchFeature: ForwardingPrefetchDataSource, Feature {
  static let traits: [any Trait.Type] = [
    TraitList<PrefetchHandler>.self, PrefetchedImages.self,
  ]

  private weak var screen: (any DisplayedScreen)?
  private let images = ImagePrefetcher()
  /// Whether an item with images was displayed.
  private var hasImages = false

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  // A data source that the user has set meanwhile receives the calls from now on, too.
  func contentDidChange() {
    guard let screen, let collectionView = screen.collectionView else { return }
    let isNeeded =
      hasImages || !screen.sections(with: TraitList<PrefetchHandler>.self).isEmpty
    let current = collectionView.prefetchDataSource
    if isNeeded, current !== self {
      setTarget(current)
      collectionView.prefetchDataSource = self
    } else if !isNeeded, current === self {
      collectionView.prefetchDataSource = target
    }
  }

  func adapt(_ item: DisplayedItem) {
    guard !hasImages, item.traits[PrefetchedImages.self] != nil else { return }
    hasImages = true
    contentDidChange()
  }

  // An item that was displayed meanwhile is not canceled by UIKit.
  func itemDidDisappear(from cell: UICollectionViewCell, at path: IndexPath) {
    images.cancel(requests(at: [path]))
  }

  override func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    call(\.prefetch, at: indexPaths)
    images.start(requests(at: indexPaths))
    super.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

  override func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    call(\.cancel, at: indexPaths)
    images.cancel(requests(at: indexPaths))
    super.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }

  private func call(
    _ action: KeyPath<PrefetchHandler, @MainActor ([AnyItem]) -> Void>, at paths: [IndexPath]
  ) {
    guard let screen else { return }
    screen.deferringUpdates {
      for run in runs(of: paths) {
        guard let section = screen.section(at: run[0].section) else { continue }
        let items = run.compactMap { screen.item(at: $0) }
        for handler in section.traits.all(PrefetchHandler.self) { handler[keyPath: action](items) }
      }
    }
  }

  /// Returns the images of the items at index paths.
  private func requests(at paths: [IndexPath]) -> [ImageRequest] {
    guard hasImages, let screen else { return [] }
    let scale = screen.collectionView?.traitCollection.displayScale ?? 1
    return paths.flatMap { path in
      screen.traits(at: path)?[PrefetchedImages.self]?.requests(scale) ?? []
    }
  }

  /// Returns the index paths of each section, in the order in which the sections appear.
  private func runs(of paths: [IndexPath]) -> [[IndexPath]] {
    var runs: [[IndexPath]] = []
    for path in paths {
      if let run = runs.firstIndex(where: { $0[0].section == path.section }) {
        runs[run].append(path)
      } else {
        runs.append([path])
      }
    }
    return runs
  }
}
