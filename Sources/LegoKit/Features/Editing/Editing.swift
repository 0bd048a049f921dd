import UIKit

/// The state that determines whether a screen is edited.
struct EditingRule: Trait {
  static var modifier: String { "editing" }

  /// Returns whether the screen is edited.
  let isEditing: @MainActor () -> Bool
}

extension Lego {
  /// Edits the collection view while a value is `true`.
  ///
  /// ```swift
  /// var lego: Lego {
  ///   Lego { … }
  ///     .editing($isEditingList)
  /// }
  /// ```
  ///
  /// List cells display their accessories for editing, and `onSelect` is not called.
  public func editing(_ isEditing: Binding<Bool>) -> Lego {
    adding(EditingRule { isEditing.wrappedValue })
  }
}

/// The editing of a screen.
@MainActor final class EditingFeature: Feature {
  static let traits: [any Trait.Type] = [EditingRule.self]

  private weak var screen: (any DisplayedScreen)?
  private var isObserving = false
  private lazy var observer = StateObserver(phase: .screens) { [weak self] in self?.update() }

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func contentDidChange() {
    if isObserving || screen?.traits[EditingRule.self] != nil { update() }
  }

  private func update() {
    guard let screen, let collectionView = screen.collectionView else { return }
    let rule = screen.traits[EditingRule.self]
    isObserving = rule != nil
    let isEditing = observer.track { rule?.isEditing() ?? false }.result
    guard isEditing != collectionView.isEditing else { return }
    collectionView.allowsSelectionDuringEditing = true
    screen.features.forEach { $0.editingWillChange() }
    collectionView.isEditing = isEditing
    screen.features.forEach { $0.editingDidChange() }
  }
}
