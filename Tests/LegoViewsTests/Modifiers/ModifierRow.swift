import LegoViews
import Testing
import UIKit

/// A modifier with two values, which is checked in its static and its bound form.
@MainActor struct ModifierRow {
  let check: () -> Void

  /// Returns a row that sets a value, and binds the property to a state that has one value and then
  /// the other.
  static func row<View: UIView, Value: Equatable>(
    _ name: String, _ create: @escaping () -> View,
    _ path: KeyPath<View, Value>, _ values: (Value, Value),
    set: @escaping (View, Value) -> View, bind: @escaping (View, State<Value>?) -> View
  ) -> ModifierRow {
    ModifierRow {
      let comment = Comment(rawValue: name)
      let view = create()
      #expect(set(view, values.1) === view, comment)
      #expect(view[keyPath: path] == values.1, comment)
      let (state, bound) = (State(values.0), create())
      #expect(bind(bound, nil) === bound, comment)
      #expect(bind(bound, state) === bound, comment)
      #expect(bound[keyPath: path] == values.0, comment)
      checkFrames(bound, view, comment) { state.value = values.1 }
      #expect(bound[keyPath: path] == values.1, comment)
    }
  }

  /// Returns a row of a property that may be `nil`, with a state of values that are not.
  static func presentRow<View: UIView, Value: Equatable>(
    _ name: String, _ create: @escaping () -> View,
    _ path: KeyPath<View, Value?>, _ values: (Value, Value),
    bind: @escaping (View, State<Value>?) -> View
  ) -> ModifierRow {
    ModifierRow {
      let comment = Comment(rawValue: name)
      let state = State(values.0)
      let view = bind(bind(create(), nil), state)
      #expect(view[keyPath: path] == values.0, comment)
      state.value = values.1
      #expect(view[keyPath: path] == values.1, comment)
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
  static let images = (solid(.red, width: 10, height: 20), solid(.blue, width: 30, height: 40))
  static let menus = (UIMenu(title: "One"), UIMenu(title: "Two"))

  private static func solid(_ color: UIColor, width: CGFloat, height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }
}
