extension UICollectionViewCell {
  /// Displays a background configuration, or removes it.
  func showBackground(_ configuration: UIBackgroundConfiguration?) {
    configurations.background = configuration
    guard let configuration else {
      configurations.backgroundView?.removeFromSuperview()
      return configurations.backgroundView = nil
    }
    takeOtherBackgroundsAway()
    if let view = configurations.backgroundView { return view.configuration = configuration }
    let view = ConfiguredBackgroundView(configuration)
    view.frame = bounds
    insertSubview(view, at: 0)
    configurations.backgroundView = view
  }

  /// Updates the configurations that follow the state automatically.
  func updateAutomatically(for state: UICellConfigurationState) {
    if configurations.updatesContent, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if configurations.updatesBackground, let background = backgroundConfiguration {
      showBackground(background.updated(for: state))
    }
  }

  private func takeOtherBackgroundsAway() {
    if backgroundColor != nil { backgroundColor = nil }
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
  }
}
