extension UITableView {
  /// Whether rows can be focused by a keyboard, unless the delegate decides for each (iOS 15).
  ///
  /// The default is `true`. Rows that can't be selected can't be focused.
  public var allowsFocus: Bool {
    get { rows.allowsFocus }
    set { rows.allowsFocus = newValue }
  }

  /// Whether a row is selected when it receives the focus (iOS 14).
  ///
  /// The default is `false`.
  public var selectionFollowsFocus: Bool {
    get { rows.selectionFollowsFocus }
    set { rows.selectionFollowsFocus = newValue }
  }

  /// Whether the row that was focused last is focused when the table receives the focus again.
  ///
  /// The default is `false`: the selected or else the first visible row is focused.
  public var remembersLastFocusedIndexPath: Bool {
    get { rows.remembersLastFocusedIndexPath }
    set { rows.remembersLastFocusedIndexPath = newValue }
  }
}
