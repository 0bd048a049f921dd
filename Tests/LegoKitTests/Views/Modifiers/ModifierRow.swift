import LegoKit
import Testing
import UIKit

/// A modifier with two values, which is checked in its static and its bound form.
struct ModifierRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @MainActor @Sendable () -> Void
}

extension ModifierRow {
  /// Returns a row that sets a value, and binds the property to a state that has one value and then
  /// the other.
  @MainActor static func row<View: UIView, Value: Equatable>(
    _ name: String, _ create: @escaping @MainActor () -> View,
    _ path: KeyPath<View, Value>, _ values: (Value, Value),
    set: @escaping @MainActor (View, Value) -> View,
    bind: @escaping @MainActor (View, State<Value>?) -> View
  ) -> ModifierRow {
    nonisolated(unsafe) let (path, values, set, bind, create) = (path, values, set, bind, create)
    return ModifierRow(testDescription: name) {
      let view = create()
      #expect(set(view, values.1) === view)
      #expect(view[keyPath: path] == values.1)
      let state = State(values.0)
      let bound = create()
      #expect(bind(bound, nil) === bound)
      #expect(bind(bound, state) === bound)
      #expect(bound[keyPath: path] == values.0)
      checkFrames(bound, view) { state.value = values.1 }
      #expect(bound[keyPath: path] == values.1)
    }
  }

  /// Returns a row of a property that may be `nil`, with a state of values that are not.
  @MainActor static func presentRow<View: UIView, Value: Equatable>(
    _ name: String, _ create: @escaping @MainActor () -> View,
    _ path: KeyPath<View, Value?>, _ values: (Value, Value),
    bind: @escaping @MainActor (View, State<Value>?) -> View
  ) -> ModifierRow {
    nonisolated(unsafe) let (path, values, bind, create) = (path, values, bind, create)
    return ModifierRow(testDescription: name) {
      let state = State(values.0)
      let view = bind(bind(create(), nil), state)
      #expect(view[keyPath: path] == values.0)
      state.value = values.1
      #expect(view[keyPath: path] == values.1)
    }
  }

  /// Checks that a view in a box has the frame of another view after a change.
  @MainActor private static func checkFrames(
    _ view: UIView, _ other: UIView, after change: () -> Void
  ) {
    let (box, otherBox) = (HBox { view }, HBox { other })
    let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    (box.frame, otherBox.frame) = (frame, frame)
    box.layoutIfNeeded()
    change()
    box.layoutIfNeeded()
    otherBox.layoutIfNeeded()
    #expect(view.frame == other.frame)
  }
}

@MainActor @Suite("Modifiers of properties") struct ModifierTableTests {
  @Test(
    "A view has the value that is set, and follows the one that is bound",
    arguments: ModifierRow.views)
  func views(_ row: ModifierRow) { row.check() }

  @Test(
    "A text has the value that is set, and follows the one that is bound",
    arguments: ModifierRow.texts)
  func texts(_ row: ModifierRow) { row.check() }

  @Test(
    "A scroll view or an indicator has the value that is set, and follows the one that is bound",
    arguments: ModifierRow.indicators)
  func indicators(_ row: ModifierRow) { row.check() }
}
