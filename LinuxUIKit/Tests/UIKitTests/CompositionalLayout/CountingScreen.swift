import UIKit

/// Two sections of ten rows, 375 by 667 points, whose layout counts its calls.
@MainActor final class CountingScreen {
  /// The sections that the provider was called for, and the sections that were solved.
  @MainActor final class Counts {
    var asked: [Int] = []
    var solved: [Int] = []
  }

  let counts = Counts()
  let layout: CountingLayout
  private let screen: LayoutScreen

  /// Creates sections of rows of 100 points, or estimated at 50 for the sections in `estimates`.
  init(
    estimates: Set<Int> = [],
    _ change: @escaping (NSCollectionLayoutSection, Int) -> Void = { _, _ in }
  ) {
    layout = CountingLayout { [counts] index, _ in
      counts.asked.append(index)
      let section = NSCollectionLayoutSection(
        group: estimates.contains(index) ? .estimated : .noting { counts.solved.append(index) })
      change(section, index)
      return section
    }
    screen = LayoutScreen(layout, counts: [10, 10])
  }

  var view: UICollectionView { screen.view }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? { screen.frame(item, section) }

  func scroll(to offset: CGFloat) { screen.scroll(to: offset) }

  func scrollFirstSection(to offset: CGFloat) { screen.scrollCards(to: offset) }

  /// Reloads with cells of another class and resets the counters.
  func show(_ cell: UICollectionViewCell.Type) {
    view.register(cell, forCellWithReuseIdentifier: "number")
    HighCell.asked = 0
    view.reloadData()
    forget()
    view.layoutIfNeeded()
  }

  func insertFirst() {
    screen.counts[0] += 1
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  /// Resets the counters.
  func forget() {
    (counts.asked, counts.solved) = ([], [])
    (layout.prepared, layout.contexts) = (0, [])
  }
}

/// A layout that counts its preparations and records its invalidation contexts.
final class CountingLayout: UICollectionViewCompositionalLayout {
  var prepared = 0
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override func prepare() {
    prepared += 1
    super.prepare()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

/// A cell with a preferred height of 70 points that counts measurements.
final class HighCell: UICollectionViewCell {
  static var asked = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.asked += 1
    layoutAttributes.size.height = 70
    return layoutAttributes
  }
}

extension NSCollectionLayoutGroup {
  /// A row of the container's width with an estimated height of 50 points.
  static var estimated: NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(50))
    return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  /// A row of 100 points that logs when it is solved.
  fileprivate static func noting(_ solved: @escaping () -> Void) -> NSCollectionLayoutGroup {
    .custom(layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(100))) {
      environment in
      solved()
      let size = environment.container.contentSize
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: .zero, size: size))]
    }
  }
}
