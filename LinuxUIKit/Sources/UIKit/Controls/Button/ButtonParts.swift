/// The subviews of a button, created when they are first needed.
@MainActor struct ButtonParts {
  /// The title label, if it has been created.
  private(set) var titleLabel: ButtonLabel?
  /// The subtitle label, if it has been created.
  private(set) var subtitleLabel: ButtonLabel?
  /// The image view, if it has been created.
  private(set) var imageView: UIImageView?
  /// The background image view, if it has been created.
  private(set) var backgroundImageView: UIImageView?
  /// The activity indicator, if it is shown.
  private(set) var indicator: UIActivityIndicatorView?
  /// The view of the configuration's background, if there is one.
  private(set) var configuredBackground: ConfiguredBackgroundView?

  /// Returns the title label, creating it if needed.
  mutating func title(of button: UIButton) -> ButtonLabel {
    let label = titleLabel ?? ButtonLabel(of: button)
    titleLabel = label
    return label
  }

  /// Returns the subtitle label, creating it if needed.
  mutating func subtitle(of button: UIButton) -> ButtonLabel {
    let label = subtitleLabel ?? ButtonLabel(of: button)
    subtitleLabel = label
    return label
  }

  /// Returns the image view, creating it if needed.
  mutating func image() -> UIImageView {
    let view = imageView ?? UIImageView()
    imageView = view
    return view
  }

  /// Returns the background image view, creating it if needed.
  mutating func backgroundImage() -> UIImageView {
    let view = backgroundImageView ?? UIImageView()
    backgroundImageView = view
    return view
  }

  /// Returns the activity indicator, creating it and starting its animation if needed.
  mutating func spinningIndicator() -> UIActivityIndicatorView {
    let view = indicator ?? UIActivityIndicatorView(style: .medium)
    indicator = view
    view.startAnimating()
    return view
  }

  /// Removes the activity indicator.
  mutating func removeIndicator() {
    indicator?.removeFromSuperview()
    indicator = nil
  }

  /// Returns the view of the configuration's background, creating it if needed.
  mutating func configuredBackground(
    _ configuration: UIBackgroundConfiguration
  ) -> ConfiguredBackgroundView {
    let view = configuredBackground ?? ConfiguredBackgroundView(configuration)
    configuredBackground = view
    return view
  }

  /// Removes the view of the configuration's background.
  mutating func removeConfiguredBackground() {
    configuredBackground?.removeFromSuperview()
    configuredBackground = nil
  }
}
