import UIKit

/// The handlers of highlighted items.
@MainActor final class HighlightFeature: Feature {
  static let traits: [any Trait.Type] = [
    Handlers<HighlightEvent>.self, Handlers<UnhighlightEvent>.self,
  ]

  private weak var screen: (any DisplayedScreen)?

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func didHighlightItem(at path: IndexPath) {
    screen?.traits(at: path)?.perform(HighlightEvent.self)
  }

  func didUnhighlightItem(at path: IndexPath) {
    screen?.traits(at: path)?.perform(UnhighlightEvent.self)
  }
}
