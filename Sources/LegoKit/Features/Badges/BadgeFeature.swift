import UIKit

/// The badges at edges of displayed cells.
///
/// They are in a view in front of the content of their cell, which is removed before the cell is
/// reused. Badges of a kind are in supplementary views, which ``ElementProvider`` provides.
@MainActor final class BadgeFeature: Feature {
  static let traits: [any Trait.Type] = [TraitList<ItemBadge>.self]

  private let cells = HostedCells()
  private var overlays: [ObjectIdentifier: BadgeOverlay] = [:]

  init(screen: any DisplayedScreen) {}

  func adapt(_ item: DisplayedItem) {
    apply(item.traits.badges, to: item.cell)
  }

  private func apply(_ badges: [BadgePosition: AnyItem], to cell: UICollectionViewCell) {
    let overlay = overlays[ObjectIdentifier(cell)]
    guard !badges.isEmpty else { return remove(overlay, from: cell) }
    let shown = overlay ?? BadgeOverlay(cells: cells)
    overlays[ObjectIdentifier(cell)] = shown
    shown.display(badges, in: cell)
  }

  func restore(_ cell: UICollectionViewCell) {
    remove(overlays[ObjectIdentifier(cell)], from: cell)
  }

  private func remove(_ overlay: BadgeOverlay?, from cell: UICollectionViewCell) {
    guard let overlay else { return }
    overlay.removeAll()
    overlays[ObjectIdentifier(cell)] = nil
  }
}

/// The view in front of a cell's content that contains its badges.
private final class BadgeOverlay: UIView {
  private var badges: [BadgePosition: HostedItem] = [:]
  private let cells: HostedCells

  init(cells: HostedCells) {
    self.cells = cells
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Displays badges in front of the content of a cell.
  func display(_ items: [BadgePosition: AnyItem], in cell: UICollectionViewCell) {
    frame = cell.bounds
    cell.addSubview(self)
    for (position, badge) in badges where items[position].map({ badge.display($0) }) != true {
      badge.remove()
      badges[position] = nil
    }
    for (position, item) in items where badges[position] == nil {
      badges[position] = HostedItem(item, in: self, cells: cells)
    }
    setNeedsLayout()
  }

  /// Removes the badges and the view.
  func removeAll() {
    for badge in badges.values { badge.remove() }
    badges = [:]
    removeFromSuperview()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (position, badge) in badges {
      badge.cell.frame = position.frame(
        of: badge.fittingSize(in: bounds.size), in: bounds, isRightToLeft: isRightToLeft)
    }
  }
}
