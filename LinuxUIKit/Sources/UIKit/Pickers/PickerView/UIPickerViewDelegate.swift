/// The object that provides the numbers of components and rows of a picker view.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components, that is, of wheels.
  ///
  /// Negative numbers are treated as 0.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a component.
  ///
  /// Negative numbers are treated as 0.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The object that provides the rows of a picker view and is notified of selections.
///
/// All methods are optional. For each row, the picker view asks for a view first, then for an
/// attributed title, then for a title.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a component in points.
  ///
  /// Components whose width isn't specified share the remaining width equally.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a component in points.
  ///
  /// The default is 32 points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row; `nil` for an empty row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the attributed title of a row; `nil` to use the title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The index of the row.
  ///   - component: The index of the component.
  ///   - view: A view that this method returned for a row of this component that is no longer
  ///     displayed, or `nil`.
  /// - Returns: The view, which gets the size of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Notifies the delegate that the user selected a row.
  ///
  /// It's called when the wheel has settled, and not for `selectRow(_:inComponent:animated:)`.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns the value for an equal share of the width.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { PickerDefaults.width }

  /// Returns the default height.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { PickerMetrics.rowHeight }

  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns a view that makes the picker view display the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { PickerDefaults.noView }

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// The values by which a picker recognizes methods that its delegate doesn't implement.
@MainActor enum PickerDefaults {
  /// The width of a component with an equal share.
  static let width: CGFloat = -1
  /// The view of a row that displays a title.
  static let noView = UIView()
}
