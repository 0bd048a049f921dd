extension UIContentSizeCategory {
  /// Posted when a person chooses another text size, after views took it over.
  ///
  /// `userInfo` has it under `newValueUserInfoKey`. Sizes that a controller or test overrides are no
  /// choice: views hear of those by `traitCollectionDidChange(_:)` alone.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category, a `UIContentSizeCategory`, in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
