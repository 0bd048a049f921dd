import UIKit

/// An accessory of a row.
///
/// ```swift
/// TextRow("Inbox").accessories(.badge("3"), .disclosure)
/// ```
public struct RowAccessory: Equatable {
  enum Kind: Equatable {
    case disclosure
    case checkmark
    case multiselect
    case detail(ItemAction<Void>)
    case button(String, ItemAction<Void>)
    case label(String)
    case badge(String)
    case custom(CustomAccessory)
    case outline(isExpanded: Bool, ItemAction<Void>?)
  }

  let kind: Kind

  /// A disclosure indicator, for a row that leads to another screen.
  public static var disclosure: RowAccessory { RowAccessory(kind: .disclosure) }

  /// A checkmark, for a selected row.
  public static var checkmark: RowAccessory { RowAccessory(kind: .checkmark) }

  /// A circle before the content, which is displayed during editing and checked if the row is
  /// selected.
  ///
  /// tvOS has no such accessory and displays none.
  public static var multiselect: RowAccessory { RowAccessory(kind: .multiselect) }

  /// Creates a detail button with an action.
  public static func detail(_ action: @escaping @MainActor () -> Void) -> RowAccessory {
    RowAccessory(kind: .detail(ItemAction(action)))
  }

  /// Creates a button with a title and an action, such as "See All" in a header.
  ///
  /// ```swift
  /// TextHeader("Albums", style: .prominent)
  ///   .accessories(.button("See All") { [weak self] in self?.openAlbums() })
  /// ```
  public static func button(
    _ title: String, action: @escaping @MainActor () -> Void
  ) -> RowAccessory {
    RowAccessory(kind: .button(title, ItemAction(action)))
  }

  /// Creates a label.
  ///
  /// In accessibility text sizes, it is displayed below the subtitle of a row that has one.
  public static func label(_ text: String) -> RowAccessory {
    RowAccessory(kind: .label(text))
  }

  /// Creates a label with a background, such as the number of unread messages.
  public static func badge(_ text: String) -> RowAccessory {
    RowAccessory(kind: .badge(text))
  }

  /// Creates the chevron of a row whose tap displays or hides the rows below it.
  static func outline(isExpanded: Bool) -> RowAccessory {
    RowAccessory(kind: .outline(isExpanded: isExpanded, nil))
  }

  /// Creates an accessory with a view.
  ///
  /// Accessories with the same id are equal, so that the view is created once in a cell. Include
  /// the values that it displays in the id.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - isLeading: Whether the view is before the content.
  ///   - makeView: Creates the view, with an intrinsic size or a frame.
  /// - Returns: The accessory.
  public static func custom(
    id: some Hashable, isLeading: Bool = false, makeView: @escaping @MainActor () -> UIView
  ) -> RowAccessory {
    RowAccessory(
      kind: .custom(CustomAccessory(id: id, isLeading: isLeading, makeView: makeView)))
  }
}

extension RowAccessory {
  /// Creates a chevron that displays or hides what is below the row, while a tap on the row does
  /// something else.
  ///
  /// ```swift
  /// TextRow("Albums").accessories(.badge("12"), RowAccessory(isExpanded: $showsAdvanced))
  ///   .onSelect { [weak self] in self?.openAlbums() }
  /// ```
  ///
  /// The chevron points down, or forward if the value is `false`. It is a button of 44 × 44 points
  /// with the label "Expand" or "Collapse". The rows of an outline have one without it; a row whose
  /// tap expands it is a ``DisclosureRow``.
  ///
  /// - Parameter isExpanded: Whether it is displayed, which a tap on the chevron toggles.
  @MainActor public init(isExpanded: Binding<Bool>) {
    let action = ItemAction<Void> { isExpanded.wrappedValue.toggle() }
    kind = .outline(isExpanded: isExpanded.wrappedValue, action)
  }

  /// The text that an assistive technology reads with the row, or `nil`.
  var spokenText: String? {
    switch kind {
    case .label(let text), .badge(let text): text
    case .outline(let isExpanded, nil): isExpanded ? "Expanded" : "Collapsed"
    default: nil
    }
  }

  /// The text of a label, or `nil`.
  var labelText: String? {
    if case .label(let text) = kind { text } else { nil }
  }

  /// Whether a tap on the row performs an action.
  var isButton: Bool {
    switch kind {
    case .disclosure, .outline(_, nil): true
    default: false
    }
  }

  /// Whether the accessory responds to touches, or may do so.
  var isInteractive: Bool {
    switch kind {
    case .detail, .button, .custom, .outline(_, .some): true
    default: false
    }
  }

  /// Whether the accessory is a chevron of an outline.
  var isOutline: Bool {
    if case .outline = kind { true } else { false }
  }
}

/// An accessory with a view that a closure creates.
struct CustomAccessory: Equatable {
  let id: AnyHashable
  let isLeading: Bool
  let makeView: @MainActor () -> UIView

  static func == (one: CustomAccessory, other: CustomAccessory) -> Bool {
    one.id == other.id && one.isLeading == other.isLeading
  }
}
