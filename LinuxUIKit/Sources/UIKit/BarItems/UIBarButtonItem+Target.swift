extension UIBarButtonItem {
  /// Creates an item with a title and no action.
  ///
  /// The action is `nil`, because there are no selectors on Linux.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(title: title)
    self.style = style
  }

  /// Creates an item with an image and no action.
  ///
  /// The action is `nil`, because there are no selectors on Linux.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init(image: image)
    self.style = style
  }

  /// Creates a system item without an action, such as a space.
  ///
  /// The action is `nil`, because there are no selectors on Linux.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?
  ) {
    self.init(systemItem: systemItem)
  }
}
