import UIKit

/// A controller that applies the handlers of a whole screen to its collection view.
@MainActor final class ScreenController {
  private let content: @MainActor () -> (any InteractionContent)?
  private let didChangeEditing: @MainActor () -> Void
  private let refreshing: @MainActor (@escaping @MainActor () async -> Void) async -> Void
  private let refresh = RefreshController()
  private let emptyScreen = EmptyScreenController()
  private var isObservingEditing = false
  private lazy var observer = StateObserver(phase: .screens) { [weak self] in self?.updateEditing()
  }

  /// Creates a controller that calls `didChangeEditing` when editing begins or ends, and `refreshing`
  /// with the refresh that the user has requested.
  init(
    content: @escaping @MainActor () -> (any InteractionContent)?,
    didChangeEditing: @escaping @MainActor () -> Void,
    refreshing: @escaping @MainActor (@escaping @MainActor () async -> Void) async -> Void
  ) {
    (self.content, self.didChangeEditing, self.refreshing) = (content, didChangeEditing, refreshing)
  }

  /// Adapts the collection view to content that is displayed from now on.
  func contentDidChange() {
    guard let content = content(), let collectionView = content.collectionView else { return }
    if content.interaction.editing != nil || isObservingEditing { updateEditing() }
    refresh.update(around(content.interaction.refresh), in: collectionView)
    emptyScreen.update(
      content.interaction.emptyView, isEmpty: content.isEmpty, in: collectionView)
  }

  private func around(
    _ refresh: (@MainActor () async -> Void)?
  ) -> (@MainActor () async -> Void)? {
    guard let refresh else { return nil }
    return { [refreshing] in await refreshing(refresh) }
  }

  private func updateEditing() {
    guard let content = content(), let collectionView = content.collectionView else { return }
    let editing = content.interaction.editing
    isObservingEditing = editing != nil
    let isEditing = observer.track { editing?.isEditing() ?? false }.result
    guard isEditing != collectionView.isEditing else { return }
    collectionView.allowsSelectionDuringEditing = true
    collectionView.allowsMultipleSelectionDuringEditing = editing?.selection != nil
    collectionView.isEditing = isEditing
    didChangeEditing()
  }
}
