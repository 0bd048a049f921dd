import Foundation
@_exported import UIKit

extension NSCollectionLayoutSection {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { fatalError() }
}
extension UICollectionViewCompositionalLayout {
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { fatalError() }
}
extension NSCollectionLayoutGroup {
  @available(iOS, introduced: 16.0, deprecated: 16.0)
  @available(tvOS, introduced: 16.0, deprecated: 16.0)
  public class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { fatalError() }
  @available(iOS, introduced: 16.0, deprecated: 16.0)
  @available(tvOS, introduced: 16.0, deprecated: 16.0)
  public class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { fatalError() }
}
extension UICollectionView {
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    public init(handler: @escaping Handler) { fatalError() }
  }
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    public init(elementKind: String, handler: @escaping Handler) { fatalError() }
  }
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell { fatalError() }
  public func dequeueConfiguredReusableSupplementary<S>(
    using registration: SupplementaryRegistration<S>, for indexPath: IndexPath
  ) -> S where S: UICollectionReusableView { fatalError() }
}
