/// The views of a button, made when they are first needed.
@MainActor struct ButtonParts {
  /// The label of the title, if it was needed.
  private(set) var titleLabel: ButtonLabel?
  /// The label of the subtitle, if it was needed.
  private(set) var subtitleLabel: ButtonLabel?
  /// The view of the image, if it was needed.
  private(set) var imageView: UIImageView?
  /// The view of the picture behind all, if it was needed.
  private(set) var backgroundImageView: UIImageView?
  /// The turning wheel; nil while there is none.
  private(set) var indicator: UIActivityIndicatorView?
  /// The ground of a configuration; nil while there is none.
  private(set) var configuredBackground: ConfiguredBackgroundView?

  /// The label of the title.
  mutating func title(of button: UIButton) -> ButtonLabel {
    let label = titleLabel ?? ButtonLabel(of: button)
    titleLabel = label
    return label
  }

  /// The label of the subtitle.
  mutating func subtitle(of button: UIButton) -> ButtonLabel {
    let label = subtitleLabel ?? ButtonLabel(of: button)
    subtitleLabel = label
    return label
  }

  /// The view of the image.
  mutating func image() -> UIImageView {
    let view = imageView ?? UIImageView()
    imageView = view
    return view
  }

  /// The view of the picture behind all.
  mutating func backgroundImage() -> UIImageView {
    let view = backgroundImageView ?? UIImageView()
    backgroundImageView = view
    return view
  }

  /// The view of the turning wheel.
  mutating func spinningIndicator() -> UIActivityIndicatorView {
    let view = indicator ?? UIActivityIndicatorView(style: .medium)
    indicator = view
    view.startAnimating()
    return view
  }

  /// Takes the turning wheel away.
  mutating func removeIndicator() {
    indicator?.removeFromSuperview()
    indicator = nil
  }

  /// The view of a configuration's ground.
  mutating func configuredBackground(
    _ configuration: UIBackgroundConfiguration
  ) -> ConfiguredBackgroundView {
    let view = configuredBackground ?? ConfiguredBackgroundView(configuration)
    configuredBackground = view
    return view
  }

  /// Takes a configuration's ground away.
  mutating func removeConfiguredBackground() {
    configuredBackground?.removeFromSuperview()
    configuredBackground = nil
  }
}
