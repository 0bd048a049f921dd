extension UIScreen {
  /// Applies a text size that the user chose.
  ///
  /// The traits of all windows change before `UIContentSizeCategory.didChangeNotification` is
  /// posted. The current size is ignored.
  package func chooseTextSize(_ category: UIContentSizeCategory) {
    guard category != .unspecified, category != traitCollection.preferredContentSizeCategory
    else { return }
    let chosen = UITraitCollection(preferredContentSizeCategory: category)
    setTraits(UITraitCollection(traitsFrom: [traitCollection, chosen]))
    // Fonts that are created outside views, as by observers, have the new size too.
    UITraitCollection.current = UITraitCollection(traitsFrom: [.current, chosen])
    for window in UIApplication.shared.windows { window.adoptScreenTraits() }
    postTextSizeChange(category)
  }

  // Unverified: the screen as the sender is inferred; Apple's documentation has none (uikit.md,
  // 2.6).
  private func postTextSizeChange(_ category: UIContentSizeCategory) {
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }
}
