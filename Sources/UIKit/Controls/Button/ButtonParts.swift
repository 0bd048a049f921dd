/// The views of a button, made when they are first needed.
@MainActor struct ButtonParts {
  private(set) var titleLabel: ButtonLabel?
  private(set) var subtitleLabel: ButtonLabel?
  private(set) var imageView: UIImageView?
  private(set) var backgroundImageView: UIImageView?

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
}
