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
    case outline(isExpanded: Bool)
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

  /// Creates the chevron of a row that displays or hides the rows below it.
  static func outline(isExpanded: Bool) -> RowAccessory {
    RowAccessory(kind: .outline(isExpanded: isExpanded))
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
  /// The text that an assistive technology reads with the row, or `nil`.
  var spokenText: String? {
    switch kind {
    case .label(let text), .badge(let text): text
    case .outline(let isExpanded): isExpanded ? "Expanded" : "Collapsed"
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
    case .disclosure, .outline: true
    default: false
    }
  }

  /// Whether the accessory responds to touches, or may do so.
  var isInteractive: Bool {
    switch kind {
    case .detail, .button, .custom: true
    default: false
    }
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

extension CustomAccessory {
  /// A chevron that points down, or forward if the row is collapsed.
  fileprivate static func chevron(_ isExpanded: Bool) -> CustomAccessory {
    let name = isExpanded ? "chevron.down" : "chevron.forward"
    return CustomAccessory(id: "LegoKit.\(name)", isLeading: false) {
      let view = UIImageView(image: UIImage(systemName: name))
      view.tintColor = .tertiaryLabel
      view.sizeToFit()
      return view
    }
  }
}

extension [RowAccessory] {
  /// Runs the action of the button at an index.
  @MainActor func action(at index: Int) {
    guard indices.contains(index) else { return }
    switch self[index].kind {
    case .detail(let action), .button(_, let action): action()
    default: break
    }
  }
}

/// The views of a cell's accessories, which updates reuse.
@MainActor final class AccessoryViews {
  private var customViews: [AnyHashable: UIView] = [:]
  private var badges: [Int: BadgeLabel] = [:]
  private var buttons: [Int: AccessoryButton] = [:]

  /// Returns accessories of the list cell; `onTap` is called with the index of a button.
  ///
  /// Labels are left out unless `includesLabels` is `true`.
  func accessories(
    _ accessories: [RowAccessory], includesLabels: Bool = true,
    onTap: @escaping @MainActor (Int) -> Void
  ) -> [UICellAccessory] {
    let ids = accessories.compactMap(\.customID)
    customViews = customViews.filter { ids.contains($0.key) }
    return accessories.enumerated().compactMap { index, accessory in
      // UIKit raises an exception for two system accessories of one type.
      guard !accessories[..<index].contains(where: accessory.isOfSameSystemType) else {
        return nil
      }
      return switch accessory.kind {
      case .label where !includesLabels: nil
      case .disclosure: .disclosureIndicator()
      case .checkmark: .checkmark()
      case .multiselect: UICellAccessory.multiselectIfAvailable
      case .detail: .detail(actionHandler: { onTap(index) })
      case .button(let title, _):
        view(button(title, at: index) { onTap(index) }, isLeading: false)
      case .label(let text): .label(text: text)
      case .badge(let text): view(badge(text, at: index), isLeading: false)
      case .custom(let custom): view(customView(custom), isLeading: custom.isLeading)
      case .outline(let isExpanded): view(customView(.chevron(isExpanded)), isLeading: false)
      }
    }
  }

  private func view(_ view: UIView, isLeading: Bool) -> UICellAccessory {
    .customView(
      configuration: .init(customView: view, placement: isLeading ? .leading() : .trailing()))
  }

  private func badge(_ text: String, at index: Int) -> BadgeLabel {
    let badge = badges[index] ?? BadgeLabel()
    badges[index] = badge
    badge.text = text
    badge.sizeToFit()
    return badge
  }

  private func button(
    _ title: String, at index: Int, onTap: @escaping @MainActor () -> Void
  ) -> AccessoryButton {
    let button = buttons[index] ?? AccessoryButton()
    buttons[index] = button
    button.display(title, onTap: onTap)
    return button
  }

  private func customView(_ custom: CustomAccessory) -> UIView {
    let view = customViews[custom.id] ?? custom.makeView()
    customViews[custom.id] = view
    return view
  }
}

extension RowAccessory {
  /// Returns whether both are system accessories of one type.
  fileprivate func isOfSameSystemType(_ other: RowAccessory) -> Bool {
    switch (kind, other.kind) {
    case (.disclosure, .disclosure), (.checkmark, .checkmark), (.detail, .detail),
      (.label, .label), (.multiselect, .multiselect):
      true
    default: false
    }
  }

  fileprivate var customID: AnyHashable? {
    guard case .custom(let custom) = kind else { return nil }
    return custom.id
  }
}
