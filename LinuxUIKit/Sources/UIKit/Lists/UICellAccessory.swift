/// An accessory of a list cell, such as a disclosure indicator, a checkmark, a label or a custom
/// view.
///
/// ```swift
/// cell.accessories = [.label(text: "3"), .disclosureIndicator()]
/// ```
///
/// System accessories have fixed positions; custom views have a placement. A hidden accessory keeps
/// its space, while an accessory that is displayed only in the other editing state takes none. The
/// metrics are those of uikit.md, 3.4.5.
///
/// - Note: Not implemented: pop-up menus.
public struct UICellAccessory {
  /// The editing states in which an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// The accessory is displayed in both states.
    case always
    /// The accessory is displayed while the list is edited.
    case whenEditing
    /// The accessory is displayed while the list is not edited.
    case whenNotEditing
  }

  /// The reserved width of an accessory.
  public enum LayoutDimension: Equatable, Sendable {
    /// The accessory's own width.
    case actual
    /// The standard width of system accessories.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The side of a custom view, and its position among the accessories at that side.
  public enum Placement {
    /// A closure that returns the index at which an accessory is inserted among others.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The leading side.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing side.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The types of accessories.
  public enum AccessoryType: Hashable {
    /// A checkmark.
    case checkmark
    /// A custom view.
    case custom(UIView)
    /// A delete button.
    case delete
    /// A detail button.
    case detail
    /// A disclosure indicator.
    case disclosureIndicator
    /// An insert button.
    case insert
    /// A label.
    case label
    /// A mark of the selection while the list is edited.
    case multiselect
    /// An outline disclosure.
    case outlineDisclosure
    /// A handle for moving the row.
    case reorder
  }

  /// The type of the accessory.
  public var accessoryType: AccessoryType {
    switch kind {
    case .checkmark: .checkmark
    case .customView(let view): .custom(view)
    case .delete: .delete
    case .detail: .detail
    case .disclosureIndicator: .disclosureIndicator
    case .insert: .insert
    case .label: .label
    case .multiselect: .multiselect
    case .outlineDisclosure: .outlineDisclosure
    case .reorder: .reorder
    }
  }

  /// A closure that is called when an accessory is tapped.
  public typealias ActionHandler = @MainActor () -> Void

  let kind: AccessoryKind
  let placement: Placement
  let appearance: AccessoryAppearance
  /// The action handler; without one, the cell handles taps.
  var action: ActionHandler?
}

extension UICellAccessory {
  /// Returns whether the accessory is displayed in an editing state.
  func isDisplayed(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Returns whether another accessory has the same appearance and position, regardless of its
  /// action.
  ///
  /// The position of a custom view is a closure and cannot be compared, so custom views are never
  /// the same.
  func hasSameAppearance(as other: UICellAccessory) -> Bool {
    kind.rank != nil && kind == other.kind && appearance == other.appearance
      && displayed == other.displayed
  }

  /// Returns whether another accessory is the same, and neither has an action, since actions cannot
  /// be compared.
  func isSame(as other: UICellAccessory) -> Bool {
    hasSameAppearance(as: other) && action == nil && other.action == nil
  }

  /// The editing states in which the accessory is displayed.
  var displayed: DisplayedState {
    switch placement {
    case .leading(let displayed, _), .trailing(let displayed, _): displayed
    }
  }

  /// Whether the accessory is at the leading side.
  var isLeading: Bool {
    if case .leading = placement { true } else { false }
  }
}
