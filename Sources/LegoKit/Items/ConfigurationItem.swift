import UIKit

/// An item that displays a content configuration in a list cell.
///
/// ```swift
/// var content = UIListContentConfiguration.subtitleCell()
/// content.text = station.name
/// content.secondaryText = station.line
/// let row = ConfigurationItem(id: station.id, content, accessories: [.disclosure])
/// ```
///
/// The cell of an `Equatable` configuration, such as `UIListContentConfiguration`, is not updated
/// while the item stays equal. The height follows from the content view.
public struct ConfigurationItem<ID: Hashable, Configuration: UIContentConfiguration>: TypedItemType
{
  /// The cell that displays the configuration.
  public typealias CellType = ConfigurationItemCell<ID, Configuration>

  /// The identity of the item.
  public let id: ID
  /// The configuration of the content.
  public let configuration: Configuration
  /// The configuration of the background; `nil` for that of the list.
  public let background: UIBackgroundConfiguration?
  /// The accessories.
  public let accessories: [RowAccessory]

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - id: The identity of the item.
  ///   - configuration: The configuration of the content.
  ///   - background: The configuration of the background. The default is that of the list.
  ///   - accessories: The accessories of the cell.
  public init(
    id: ID, _ configuration: Configuration, background: UIBackgroundConfiguration? = nil,
    accessories: [RowAccessory] = []
  ) {
    (self.id, self.configuration) = (id, configuration)
    (self.background, self.accessories) = (background, accessories)
  }
}

extension ConfigurationItem: Equatable where Configuration: Equatable {}

/// The cell of a ``ConfigurationItem``.
public final class ConfigurationItemCell<ID: Hashable, Configuration: UIContentConfiguration>:
  UICollectionViewListCell, TypedCellType
{
  /// The item that the cell displays.
  public typealias Item = ConfigurationItem<ID, Configuration>

  private let accessoryViews = AccessoryViews()
  private var hasBackground = false

  /// Displays the item.
  public func update(with item: Item) {
    contentConfiguration = item.configuration
    if let background = item.background {
      backgroundConfiguration = background
    } else if hasBackground {
      backgroundConfiguration = defaultBackgroundConfiguration()
    }
    hasBackground = item.background != nil
    accessories = accessoryViews.accessories(item.accessories) { [weak self] index in
      self?.displayedItem?.accessories.action(at: index)
    }
  }
}
