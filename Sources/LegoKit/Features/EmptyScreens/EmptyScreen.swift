import UIKit

/// The view that a screen without items displays.
struct EmptyScreen: Trait {
  static var modifier: String { "emptyScreen" }

  /// Creates the view.
  let makeView: @MainActor () -> UIView
}

extension Lego {
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
    adding(EmptyScreen(makeView: view))
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
}
