import UIKit

extension ViewItem {
  /// Creates an item with views that are bound to its value.
  ///
  /// The views are created once for each cell, and reused for other items of this place in the code:
  /// the binding then refers to the value of the next item. An item whose value equals that of the
  /// displayed one costs nothing.
  ///
  /// - Parameters:
  ///   - id: The identity of the item.
  ///   - value: The value to display.
  ///   - height: The height of the cell. The default is that of the boxes or the constraints.
  ///   - insets: The distances of the view from the edges of the cell.
  ///   - content: The views, which are bound to a value; several ones are below one another. The value is
  ///     a copy in the cell: what views write to the binding changes the cell and not the model.
  ///   - fileID: The file that contains the call, which identifies the closure.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    id: ID, _ value: Value, height: CGFloat? = nil, insets: NSDirectionalEdgeInsets = .zero,
    @ViewBuilder content: @escaping @MainActor (Binding<Value>) -> [UIView],
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) where Content == UIView {
    let initial = InitialValue(value: value)
    self.init(
      id: id, value, height: height, insets: insets,
      makeView: {
        let displayed = DisplayedValue(initial.value)
        let views = content(Binding(displayed.cell))
        let view = views.count == 1 && !(views[0] is ViewBlock) ? views[0] : VBox { views }
        view.keep(displayed)
        return view
      },
      update: { view, value in view.kept(DisplayedValue<Value>.self)?.cell.value = value },
      fileID: fileID, line: line, column: column)
  }
}

/// The value with which views are created, on the main actor only.
private struct InitialValue<Value>: @unchecked Sendable {
  let value: Value
}

/// The value that the views of a cell are bound to.
@MainActor private final class DisplayedValue<Value> {
  let cell: StateCell<Value>

  init(_ value: Value) {
    cell = StateCell(value)
  }
}

extension BoxView: FramedContent {
  package func setNeedsMeasurement() { measureAgain() }
}
