import UIKit

/// The field of a screen that the user edits, as state.
///
/// ```swift
/// final class SignInScreen: LegoViewController {
///   enum Field: Hashable { case name, password }
///
///   @State private var name = ""
///   @State private var password = ""
///   @Focus private var field: Field?
///
///   override var lego: Lego {
///     Lego {
///       Section(id: "account", layout: .list(.insetGrouped)) {
///         TextFieldRow("Name", text: $name).focused($field, equals: .name)
///         TextFieldRow("Password", text: $password).secure().focused($field, equals: .password)
///         ButtonRow("Sign In") { [weak self] in self?.signIn() }
///       }
///     }
///   }
///
///   private func signIn() {
///     if name.isEmpty { field = .name }
///   }
/// }
/// ```
///
/// Setting the value begins editing in the field of that value, which is scrolled into the visible
/// area, and `nil` ends the editing. When the user begins or ends editing, the value follows. With a
/// default value, editing begins when the screen appears.
@MainActor @propertyWrapper public struct Focus<Value: Hashable> {
  private let state: State<Value?>

  /// Creates the focus of a screen; with a value, editing begins when the screen appears.
  public init(wrappedValue: Value? = nil) {
    state = State(wrappedValue: wrappedValue)
  }

  /// The value of the field that is edited; `nil` if there is none.
  public var wrappedValue: Value? {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The binding that ``LegoItem/focused(_:equals:)`` takes.
  public var projectedValue: Binding<Value?> { state.projectedValue }
}

extension LegoItem {
  /// Binds the focus of the item's field to a value.
  ///
  /// The field is the first text field or text view in the cell, or else the first view that can
  /// become first responder. While the focus equals `value`, it is first responder. See ``Focus`` for an
  /// example.
  ///
  /// The return key of a text field is “Next” and moves the focus to the next item with the modifier;
  /// that of the last one is “Done” and ends the editing. A field whose return key is not the default
  /// one keeps it. An item that is not displayed is searched for and scrolled into the visible area,
  /// which makes the items in front of it.
  ///
  /// - Parameters:
  ///   - focus: The focus of the screen, such as that of a ``Focus`` property.
  ///   - value: The value of this item, which no other item has.
  /// - Returns: The item with the focus.
  @MainActor public func focused<Value: Hashable>(
    _ focus: @autoclosure () -> Binding<Value?>, equals value: Value
  ) -> ModifiedItem<UnmodifiedItem> {
    let focus = AccessList.withoutRecording(focus)
    LegoEvaluation.addToScreen(FocusedItems())
    return adding(
      FocusRule(
        isFocused: { focus.wrappedValue == value },
        hasFocus: { focus.wrappedValue != nil },
        setFocused: { isFocused in
          if isFocused {
            if focus.wrappedValue != value { focus.wrappedValue = value }
          } else if focus.wrappedValue == value {
            focus.wrappedValue = nil
          }
        }))
  }
}

extension Lego {
  /// Sets whether the keyboard has a bar with arrows to the previous and the next field, and a button
  /// that ends the editing.
  ///
  /// It moves between the items with ``LegoItem/focused(_:equals:)``. The default is `false`. tvOS and
  /// visionOS have no such bar.
  public func focusArrows(_ isShown: Bool = true) -> Lego {
    adding(FocusArrows(isShown: isShown))
  }
}

/// The relation between the focus of a screen and an item.
struct FocusRule: Trait {
  static var modifier: String { "focused" }

  /// Returns whether the item has the focus.
  let isFocused: @MainActor () -> Bool
  /// Returns whether any item has the focus.
  let hasFocus: @MainActor () -> Bool
  /// Gives the focus to the item, or takes it from the item if it has the focus.
  let setFocused: @MainActor (Bool) -> Void
}

/// That items of the screen have the focus of a state, also if none of them is displayed.
struct FocusedItems: Trait {
  static var modifier: String { FocusRule.modifier }
}

/// Whether the keyboard has a bar with arrows.
struct FocusArrows: Trait {
  static var modifier: String { "focusArrows" }

  let isShown: Bool
}
