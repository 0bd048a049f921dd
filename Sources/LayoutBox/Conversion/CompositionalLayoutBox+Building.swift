import CompositionalLayout
import LayoutGeometry
import UIKit

@MainActor extension CompositionalLayoutBox {
  /// Returns a new layout for a collection view.
  ///
  /// The classes of backgrounds are registered; cells, headers and badges are registered with the
  /// collection view as usual.
  ///
  /// - Parameter itemHeight: Returns the height of an item of the given width where the layout of
  ///   its section depends on heights, or `nil` where the layout decides.
  /// - Returns: A layout that retains the description and `itemHeight`.
  public func toBuild(
    itemHeight: @escaping (_ item: IndexPath, _ width: CGFloat) -> CGFloat? = { _, _ in nil }
  ) -> UICollectionViewCompositionalLayout {
    let provider = SectionProvider(box: self, itemHeight: itemHeight)
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in provider.section(at: index, environment) },
      configuration: configurationObject)
    provider.connect(to: layout)
    return layout
  }

  private var configurationObject: UICollectionViewCompositionalLayoutConfiguration {
    let value = resolvedConfiguration
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = value.axis.scrollDirection
    configuration.interSectionSpacing = value.interSectionSpacing
    configuration.contentInsetsReference = value.insetsReference.contentInsetsReference
    configuration.boundarySupplementaryItems = value.boundaryItems.map { $0.makeItem() }
    return configuration
  }
}

/// The provider of sections for a layout.
@MainActor private final class SectionProvider {
  private weak var layout: UICollectionViewCompositionalLayout?
  private let box: CompositionalLayoutBox
  private let itemHeight: (IndexPath, CGFloat) -> CGFloat?

  init(box: CompositionalLayoutBox, itemHeight: @escaping (IndexPath, CGFloat) -> CGFloat?) {
    self.box = box
    self.itemHeight = itemHeight
  }

  func connect(to layout: UICollectionViewCompositionalLayout) {
    self.layout = layout
  }

  func section(
    at index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let context = SectionContext(
      environment: environment, itemCount: itemCount(ofSection: index)
    ) { [itemHeight] item, width in
      itemHeight(IndexPath(item: item, section: index), width)
    }
    return box.section(at: index).makeSection(in: context.inLayout(layout))
  }

  /// Returns the number of items that the data source reports, since that of the collection view is
  /// out of date during an update.
  private func itemCount(ofSection index: Int) -> Int {
    guard let view = layout?.collectionView else { return 0 }
    return view.dataSource?.collectionView(view, numberOfItemsInSection: index) ?? 0
  }
}
