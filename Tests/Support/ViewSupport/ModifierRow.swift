import LegoViews
import Testing
import UIKit

/// A modifier with two values, which is checked in its static and its bound forms.
@MainActor package struct ModifierRow {
  /// Checks the modifier.
  package let check: () -> Void

  /// Returns a row that sets a value, and binds the property to a state that has one value and then
  /// the other.
  package static func row<View: UIView, Value: Equatable>(
    _ name: String, _ create: @escaping () -> View,
    _ read: @escaping (View) -> Value, _ values: (Value, Value), of type: Value.Type = Value.self,
    set: @escaping (View, Value) -> View, bind: @escaping (View, State<Value>?) -> View
  ) -> ModifierRow {
    ModifierRow {
      let comment = Comment(rawValue: name)
      let view = create()
      #expect(set(view, values.1) === view, comment)
      #expect(read(view) == values.1, comment)
      let (state, bound) = (State(values.0), create())
      #expect(bind(bound, nil) === bound, comment)
      #expect(bind(bound, state) === bound, comment)
      #expect(read(bound) == values.0, comment)
      checkFrames(bound, view, comment) { state.value = values.1 }
      #expect(read(bound) == values.1, comment)
    }
  }

  /// Returns a row that only binds the property: to values that aren't `nil`, or because its static form
  /// is written by hand.
  package static func boundRow<View: UIView, Value: Equatable>(
    _ name: String, _ create: @escaping () -> View,
    _ read: @escaping (View) -> Value?, _ values: (Value, Value), of type: Value.Type = Value.self,
    bind: @escaping (View, State<Value>?) -> View
  ) -> ModifierRow {
    ModifierRow {
      let comment = Comment(rawValue: name)
      let state = State(values.0)
      let view = bind(bind(create(), nil), state)
      #expect(read(view) == values.0, comment)
      state.value = values.1
      #expect(read(view) == values.1, comment)
    }
  }

  /// Returns a row that binds the property in both directions: a value that the user sets reaches the
  /// state, and a value of the state the view.
  package static func twoWayRow<View: UIControl, Value: Equatable>(
    _ name: String, _ create: @escaping () -> View,
    _ read: @escaping (View) -> Value, _ values: (Value, Value), of type: Value.Type = Value.self,
    set: @escaping (View, Value) -> View, bind: @escaping (View, State<Value>?) -> View
  ) -> ModifierRow {
    ModifierRow {
      let comment = Comment(rawValue: name)
      let state = State(values.0)
      let view = bind(bind(create(), nil), state)
      #expect(read(view) == values.0, comment)
      set(view, values.1).sendActions(for: view is UITextField ? .editingChanged : .valueChanged)
      #expect(state.value == values.1, comment)
      state.value = values.0
      #expect(read(view) == values.0, comment)
    }
  }

  /// Checks that a view in a box has the frame of another view after a change.
  private static func checkFrames(
    _ view: UIView, _ other: UIView, _ comment: Comment, after change: () -> Void
  ) {
    let (box, otherBox) = (HBox { view }, HBox { other })
    let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    (box.frame, otherBox.frame) = (frame, frame)
    box.layoutIfNeeded()
    change()
    box.layoutIfNeeded()
    otherBox.layoutIfNeeded()
    #expect(view.frame == other.frame, comment)
  }
}

@MainActor extension ModifierRow {
  package static let images = (
    solid(.red, width: 10, height: 20), solid(.blue, width: 30, height: 40)
  )
  package static let menus = (UIMenu(title: "One"), UIMenu(title: "Two"))

  private static func solid(_ color: UIColor, width: CGFloat, height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }
}

@MainActor extension UIView {
  /// The size that the view has in a box of 300 x 200 points, in points.
  package var sizeInBox: CGSize {
    let box = (superview as? ZBox) ?? ZBox { self }
    box.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    box.layoutIfNeeded()
    return bounds.size
  }
}
