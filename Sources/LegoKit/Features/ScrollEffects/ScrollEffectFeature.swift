import UIKit

/// The effects that depend on the positions of cells on the screen.
///
/// They are displayed at the end of each layout pass, thus at each step of a scroll.
@MainActor final class ScrollEffectFeature: Feature {
  static let traits: [any Trait.Type] = [
    ScrollEffect.self, TraitList<BoundaryScrollEffect>.self,
  ]

  private weak var screen: (any DisplayedScreen)?
  private var cells: [ObjectIdentifier: DisplayedScrollEffect] = [:]
  private var boundaries: [ObjectIdentifier: DisplayedScrollEffect] = [:]
  /// The values of the sections with effects on headers or footers, by their indexes.
  private var sections: [Int: Traits] = [:]
  private var isLayingOut = false
  private var motionSetting: NotificationToken?

  init(screen: any DisplayedScreen) {
    self.screen = screen
    let name = UIAccessibility.reduceMotionStatusDidChangeNotification
    motionSetting = NotificationToken(name) { [weak self] _ in
      MainActor.assumeIsolated { self?.display() }
    }
  }

  func contentDidChange() {
    guard let screen else { return }
    sections = Dictionary(
      screen.sections(with: TraitList<BoundaryScrollEffect>.self)
        .map { ($0.index, $0.section.traits) }, uniquingKeysWith: { $1 })
    if !cells.isEmpty || !sections.isEmpty || !boundaries.isEmpty { setNeedsLayout() }
  }

  func layoutWillBegin() {
    isLayingOut = true
  }

  func layoutDidEnd() {
    isLayingOut = false
    display()
  }

  func adapt(_ item: DisplayedItem) {
    let key = ObjectIdentifier(item.cell)
    guard let effect = item.traits[ScrollEffect.self] else {
      cells.removeValue(forKey: key)?.remove()
      return
    }
    if let known = cells[key] {
      known.setEffect(effect)
    } else {
      cells[key] = DisplayedScrollEffect(effect, on: item.cell)
    }
    setNeedsLayout()
  }

  func restore(_ cell: UICollectionViewCell) {
    cells.removeValue(forKey: ObjectIdentifier(cell))?.remove()
  }

  // Effects are displayed at the end of a pass in progress.
  private func setNeedsLayout() {
    if !isLayingOut { screen?.collectionView?.setNeedsLayout() }
  }

  private func display() {
    guard let collectionView = screen?.collectionView else { return }
    updateBoundaries(of: collectionView)
    guard !cells.isEmpty || !boundaries.isEmpty else { return }
    var viewports = ScrollViewports(of: collectionView)
    for cell in cells.values { cell.update(in: &viewports) }
    for view in boundaries.values { view.update(in: &viewports) }
  }

  /// Finds the displayed headers and footers with effects.
  private func updateBoundaries(of collectionView: UICollectionView) {
    guard !sections.isEmpty || !boundaries.isEmpty else { return }
    let before = boundaries
    boundaries = [:]
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      for (path, view) in collectionView.visibleSupplementaryViews(ofKind: kind)
      where path.count > 1 {
        guard let effect = sections[path.section]?.scrollEffect(onKind: kind) else { continue }
        let key = ObjectIdentifier(view)
        let displayed = before[key] ?? DisplayedScrollEffect(effect, on: view)
        displayed.setEffect(effect)
        boundaries[key] = displayed
      }
    }
    for (key, displayed) in before where boundaries[key] == nil { displayed.remove() }
  }
}
