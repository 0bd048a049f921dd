import UIKit

/// The card that an item is displayed on.
struct ItemCard: Trait, Equatable {
  static var modifier: String { "card" }

  /// The color.
  let color: UIColor
  /// The radius of the corners, in points.
  let cornerRadius: CGFloat
  let hasShadow: Bool
}

extension LegoItem {
  /// Displays the item on a card: a background with round corners.
  ///
  /// ```swift
  /// Section(id: "sensors", layout: .grid(columns: 2, spacing: 12)) {
  ///   for sensor in sensors { SubtitleRow(sensor.name, "21.5 °C", id: sensor.id).card() }
  /// }
  /// ```
  ///
  /// The card fills the cell, so that the distances between cards are the spacing and the insets of the
  /// layout. It replaces the background of the cell, and the corners clip the content, such as an image
  /// that fills the cell. A cell that displays an item without the modifier has its own background again.
  ///
  /// - Parameters:
  ///   - color: The color. The default is that of rows in grouped lists.
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - hasShadow: Whether the card has a shadow.
  /// - Returns: The item on a card.
  public func card(
    color: UIColor? = nil, cornerRadius: CGFloat = 12, hasShadow: Bool = false
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(
      ItemCard(
        color: color ?? .cardBackground, cornerRadius: max(0, cornerRadius), hasShadow: hasShadow))
  }
}

/// The cards of displayed items.
@MainActor final class CardFeature: Feature {
  static let traits: [any Trait.Type] = [ItemCard.self]

  private var cells: [ObjectIdentifier: CardCell] = [:]

  init(screen: any DisplayedScreen) {}

  func adapt(_ item: DisplayedItem) {
    let key = ObjectIdentifier(item.cell)
    guard let card = item.traits[ItemCard.self] else { return restore(item.cell) }
    let cell = cells[key] ?? CardCell(item.cell)
    cells[key] = cell
    cell.display(card)
  }

  func restore(_ cell: UICollectionViewCell) {
    cells.removeValue(forKey: ObjectIdentifier(cell))?.restore()
  }
}

/// A cell on a card, with the appearance that it had before.
@MainActor private final class CardCell {
  private weak var cell: UICollectionViewCell?
  private var displayed: UIBackgroundConfiguration?
  private var background: UIBackgroundConfiguration?
  private var backgroundColor: UIColor?
  private let content: (cornerRadius: CGFloat, clips: Bool)
  private let shadow: (opacity: Float, radius: CGFloat, offset: CGSize)

  init(_ cell: UICollectionViewCell) {
    self.cell = cell
    let (layer, content) = (cell.layer, cell.contentView)
    self.content = (content.layer.cornerRadius, content.clipsToBounds)
    shadow = (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
  }

  /// Displays the cell on a card, also after an update that has set its own background again.
  func display(_ card: ItemCard) {
    guard let cell else { return }
    if displayed == nil || cell.backgroundConfiguration != displayed {
      (background, backgroundColor) = (cell.backgroundConfiguration, cell.backgroundColor)
    }
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = card.color
    configuration.cornerRadius = card.cornerRadius
    if cell.backgroundConfiguration != configuration {
      cell.backgroundConfiguration = configuration
    }
    displayed = cell.backgroundConfiguration
    cell.contentView.layer.cornerRadius = card.cornerRadius
    cell.contentView.clipsToBounds = true
    setShadow(card.hasShadow ? Self.shadow : shadow)
  }

  /// Gives the cell its former appearance, unless an update has changed it meanwhile.
  func restore() {
    guard let cell else { return }
    if cell.backgroundConfiguration == displayed {
      let list = cell as? UICollectionViewListCell
      cell.backgroundConfiguration = list?.defaultBackgroundConfiguration() ?? background
      if let backgroundColor { cell.backgroundColor = backgroundColor }
    }
    cell.contentView.layer.cornerRadius = content.cornerRadius
    cell.contentView.clipsToBounds = content.clips
    setShadow(shadow)
  }

  private func setShadow(_ shadow: (opacity: Float, radius: CGFloat, offset: CGSize)) {
    guard let layer = cell?.layer else { return }
    (layer.shadowOpacity, layer.shadowRadius) = (shadow.opacity, shadow.radius)
    layer.shadowOffset = shadow.offset
  }

  /// The shadow of a card.
  private static let shadow = (
    opacity: Float(0.15), radius: CGFloat(6), offset: CGSize(width: 0, height: 2)
  )
}
