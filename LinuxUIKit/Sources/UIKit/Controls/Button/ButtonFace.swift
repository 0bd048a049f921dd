/// The content of a button without a configuration, by control state.
struct ButtonFace {
  /// The button's type.
  var type = UIButton.ButtonType.custom
  /// The plain titles.
  var titles = StateValues<String>()
  /// The attributed titles, which take precedence over plain ones.
  var attributedTitles = StateValues<NSAttributedString>()
  /// The title colors.
  var titleColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  /// The background images.
  var backgroundImages = StateValues<UIImage>()
  /// The configurations of symbol images that have none of their own.
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
}

extension ButtonFace {
  /// Returns the content for a state and a tint color.
  func content(in state: UIControl.State, tint: UIColor) -> ButtonContent {
    ButtonContent(
      title: title(in: state, tint: tint), image: image(in: state),
      symbolConfiguration: symbolConfigurations[state], imageColor: imageColor(in: state),
      backgroundImage: backgroundImages[state], alpha: alpha(in: state))
  }

  /// Returns the color of a title that has no color attribute.
  func titleColor(in state: UIControl.State, tint: UIColor) -> UIColor {
    titleColors[state] ?? defaultTitleColor(in: state, tint: tint)
  }

  /// Returns the image for a state, or the symbol of the button's type if none is set.
  func image(in state: UIControl.State) -> UIImage? {
    guard let image = images[state] ?? type.symbolName.flatMap(UIImage.init(systemName:)) else {
      return nil
    }
    guard type.isTinted, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private func title(in state: UIControl.State, tint: UIColor) -> ButtonContent.Text? {
    let rich = attributedTitles[state].map(ButtonContent.Words.rich)
    guard let words = rich ?? titles[state].map(ButtonContent.Words.plain), !words.isEmpty else {
      return nil
    }
    return ButtonContent.Text(words: words, color: titleColor(in: state, tint: tint))
  }

  /// Titles of custom buttons are white. Other titles use the tint, or gray when disabled
  /// (uikit.md, 3.5).
  private func defaultTitleColor(in state: UIControl.State, tint: UIColor) -> UIColor {
    guard type.isTinted else { return .white }
    return state.contains(.disabled) ? Self.disabledColor : tint
  }

  private func imageColor(in state: UIControl.State) -> UIColor? {
    type.isTinted && state.contains(.disabled) ? Self.disabledColor : nil
  }

  /// A highlighted system button is faded (uikit.md, 9.2). A disabled button doesn't track touches.
  private func alpha(in state: UIControl.State) -> CGFloat {
    type.isTinted && state.contains(.highlighted) && !state.contains(.disabled)
      ? Self.pressedAlpha : 1
  }

  /// The alpha of highlighted buttons (uikit.md, 3.5).
  private static let pressedAlpha: CGFloat = 0.2
  /// The color of disabled titles, in both light and dark appearance (uikit.md, 3.5).
  private static let disabledColor = UIColor(white: 133 / 255, alpha: 0.45)
}
