extension UIScreen {
  /// Takes over the text size that a person chose while the program runs.
  ///
  /// First what is on the screen has it by its traits, then the program hears of it by
  /// `UIContentSizeCategory.didChangeNotification`. Nothing happens where the size is the same.
  package func chooseTextSize(_ category: UIContentSizeCategory) {
    guard category != .unspecified, category != traitCollection.preferredContentSizeCategory
    else { return }
    let chosen = UITraitCollection(preferredContentSizeCategory: category)
    traitCollection = UITraitCollection(traitsFrom: [traitCollection, chosen])
    // Fonts that are asked for outside of views, as by who is told, have the new size too.
    UITraitCollection.current = UITraitCollection(traitsFrom: [.current, chosen])
    for window in UIApplication.shared.windows { window.refreshTraits() }
    tellTextSize(category)
  }

  /// [guess 2.6] It comes from the screen; Apple's documentation names the size and no sender.
  private func tellTextSize(_ category: UIContentSizeCategory) {
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }
}
