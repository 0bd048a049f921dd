/// A small thing at the side of a list cell: a chevron, a checkmark, a text, a view of one's own.
///
/// ```swift
/// cell.accessories = [.label(text: "3"), .disclosureIndicator()]
/// ```
///
/// System accessories have their place; views of one's own say at which side. An accessory that is
/// displayed in another editing state takes no room, a hidden one keeps it. Ours leaves out pop-up
/// menus. Figures are those of uikit.md 3.4.5.
public struct UICellAccessory {
  /// In which editing states the accessory is there.
  public enum DisplayedState: Hashable, Sendable {
    /// In both.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  /// How much room an accessory has from side to side.
  public enum LayoutDimension: Equatable, Sendable {
    /// Its own width.
    case actual
    /// The room that all system accessories have.
    case standard
    /// That many points.
    case custom(CGFloat)
  }

  /// At which side of the cell a view is, and where among the accessories there.
  public enum Placement {
    /// Answers at which index to insert an accessory among those that are there.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Where lines begin.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Where lines end.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// What is done when an accessory is tapped.
  public typealias ActionHandler = @MainActor () -> Void

  /// What is shown.
  let kind: AccessoryKind
  /// Where and when it is shown.
  let placement: Placement
  /// How it is shown.
  let look: AccessoryAppearance
  /// What a tap does; nil lets the tap through to the cell.
  var action: ActionHandler?
}

extension UICellAccessory {
  /// Whether the accessory has room in an editing state.
  func isDisplayed(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Whether another accessory looks the same at the same place, whatever it does.
  ///
  /// Positions of views of one's own are code, which can't be compared: these are never the same.
  func looksLike(_ other: UICellAccessory) -> Bool {
    kind.rank != nil && kind == other.kind && look == other.look
      && displayed == other.displayed
  }

  /// Whether another accessory can take this one's place unnoticed: actions can't be compared.
  func isSame(as other: UICellAccessory) -> Bool {
    looksLike(other) && action == nil && other.action == nil
  }

  /// In which editing states the accessory is there.
  var displayed: DisplayedState {
    switch placement {
    case .leading(let displayed, _), .trailing(let displayed, _): displayed
    }
  }

  /// Whether the accessory is where lines begin.
  var isLeading: Bool {
    if case .leading = placement { true } else { false }
  }
}
