import UIKit

/// The closure that a refresh of the screen calls.
struct Refresh: Trait {
  static var modifier: String { "refreshable" }

  /// Loads the content again.
  let load: @MainActor () async -> Void
}

extension Lego {
  /// Lets the user load the content again by pulling it down.
  ///
  /// ```swift
  /// Lego { Section(id: "posts", layout: RowsLayout()) { posts } }
  ///   .refreshable { [weak self] in await self?.reload() }
  /// ```
  ///
  /// The indicator stays visible until the closure returns. A refresh that is in progress is not
  /// started again. The closure is retained while the content is displayed. On tvOS and in Mac
  /// Catalyst, where there is no refresh control, the modifier has no effect.
  public func refreshable(_ refresh: @escaping @MainActor () async -> Void) -> Lego {
    adding(Refresh(load: refresh))
  }
}

/// The refresh that the user requests by pulling the content down.
@MainActor final class RefreshFeature: Feature {
  static let traits: [any Trait.Type] = [Refresh.self]

  private weak var screen: (any DisplayedScreen)?
  private let control = RefreshController()

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func contentDidChange() {
    guard let screen, let collectionView = screen.collectionView else { return }
    control.update(action(of: screen.traits[Refresh.self]), in: collectionView)
  }

  private func action(of refresh: Refresh?) -> (@MainActor () async -> Void)? {
    guard let refresh else { return nil }
    return { [weak self] in await self?.perform(refresh) }
  }

  private func perform(_ refresh: Refresh) async {
    screen?.features.forEach { $0.refreshWillBegin() }
    await refresh.load()
    screen?.features.forEach { $0.refreshDidEnd() }
  }
}
