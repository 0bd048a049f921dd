extension UIContentSizeCategory {
  /// Posted by Apple's when a person chooses another text size.
  ///
  /// Ours never posts it, since nobody can choose: sizes come from the traits that a controller or
  /// test overrides, and views hear of those by `traitCollectionDidChange(_:)`.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category in Apple's notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
