import UIKit

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
    editing(EditingRule(isEditing: { isEditing.wrappedValue }, selection: nil))
  }

  /// Edits the collection view while a value is `true`, and binds the items that are selected
  /// meanwhile to a set of their ids.
  ///
  /// ```swift
  /// var lego: Lego {
  ///   Lego { Section(id: "mail", layout: RowsLayout()) { messages } }
  ///     .editing($isEditingList, selection: $selectedMessages)
  /// }
  /// ```
  ///
  /// Items of all sections can be selected, except those of sections with a selection of their own.
  /// The ids have to be unique among these sections.
  public func editing<ID: Hashable>(
    _ isEditing: Binding<Bool>, selection ids: Binding<Set<ID>>
  ) -> Lego {
    editing(
      EditingRule(isEditing: { isEditing.wrappedValue }, selection: SelectionRule(ids)))
  }

  private func editing(_ rule: EditingRule) -> Lego {
    modifyingInteraction { $0.editing = rule }
  }

  /// Displays a view in place of the items while there are none.
  ///
  /// ```swift
  /// Lego { Section(id: "songs", layout: RowsLayout()) { songs } }
  ///   .emptyScreen { EmptyLibraryView() }
  /// ```
  ///
  /// The view is created when the screen becomes empty, and fills the visible bounds in front of the
  /// backgrounds of sections. Touches beside its controls reach the headers and footers behind it. It
  /// is removed when there are items again. The closure is retained while the content is displayed.
  public func emptyScreen(_ view: @escaping @MainActor () -> UIView) -> Lego {
    modifyingInteraction { $0.emptyView = view }
  }

  /// Displays a text in the center while there are no items.
  ///
  /// - Parameters:
  ///   - title: The title, in large type.
  ///   - message: The explanation below it, or `nil`.
  /// - Returns: The content with the empty screen.
  public func emptyScreen(_ title: String, message: String? = nil) -> Lego {
    emptyScreen { EmptyScreenView(title: title, message: message) }
  }

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
    modifyingInteraction { $0.refresh = refresh }
  }

  /// Sets whether the content avoids the keyboard.
  ///
  /// ```swift
  /// Lego { … }
  ///   .avoidsKeyboard(false)  // The screen moves above the keyboard by itself.
  /// ```
  ///
  /// The default is `true`: while the keyboard covers the bottom of the collection view, the content
  /// inset and the inset of the scroll indicator are larger by the covered height, and the field
  /// that is edited is scrolled into the visible area, animated with the keyboard. A screen with the
  /// anchor ``ContentAnchor/bottom`` keeps its end above the keyboard. The insets are restored when
  /// the keyboard is hidden; insets that the app has set stay.
  ///
  /// A keyboard that floats or is split covers nothing. Content that scrolls horizontally, a
  /// ``LegoView`` that sizes to its content, and one inside another scroll view are left alone.
  public func avoidsKeyboard(_ avoidsKeyboard: Bool) -> Lego {
    modifyingInteraction { $0.avoidsKeyboard = avoidsKeyboard }
  }

  private func modifyingInteraction(_ modify: (inout LegoInteraction) -> Void) -> Lego {
    var copy = self
    modify(&copy.interaction)
    return copy
  }
}
