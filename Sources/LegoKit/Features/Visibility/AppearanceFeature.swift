import UIKit

/// The handlers of items that appear and disappear.
@MainActor final class AppearanceFeature: Feature {
  static let traits: [any Trait.Type] = [
    Handlers<AppearEvent>.self, Handlers<DisappearEvent>.self,
  ]

  private var displayed: [ObjectIdentifier: DisplayedItem] = [:]
  private weak var screen: (any DisplayedScreen)?

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func itemDidAppear(_ item: DisplayedItem) {
    if item.traits.handles(DisappearEvent.self) { displayed[ObjectIdentifier(item.cell)] = item }
    item.traits.perform(AppearEvent.self)
  }

  // If the item is still described, its newest handlers are called.
  func itemDidDisappear(from cell: UICollectionViewCell, at path: IndexPath) {
    guard let known = displayed.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    if let item = screen?.item(at: path), item.id == known.item.id,
      let section = screen?.section(at: path.section)
    {
      section.traits(of: item).perform(DisappearEvent.self)
    } else {
      known.section.traits(of: known.item).perform(DisappearEvent.self)
    }
  }
}
