/// What a button without a configuration shows in each of its states.
struct ButtonFace {
  /// What the button was made as.
  var type = UIButton.ButtonType.custom
  /// Words.
  var titles = StateValues<String>()
  /// Words with attributes, which go before those without.
  var attributedTitles = StateValues<NSAttributedString>()
  /// Colors of the words.
  var titleColors = StateValues<UIColor>()
  /// Images.
  var images = StateValues<UIImage>()
  /// Pictures behind all.
  var backgroundImages = StateValues<UIImage>()
  /// Sizes and weights of symbols that bring none.
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
}

extension ButtonFace {
  /// What it shows in a state and in a tint.
  func content(in state: UIControl.State, tint: UIColor) -> ButtonContent {
    ButtonContent(
      title: title(in: state, tint: tint), image: image(in: state),
      symbolConfiguration: symbolConfigurations[state], imageColor: imageColor(in: state),
      backgroundImage: backgroundImages[state], alpha: alpha(in: state))
  }

  /// The color of a title that brings none.
  func titleColor(in state: UIControl.State, tint: UIColor) -> UIColor {
    titleColors[state] ?? defaultTitleColor(in: state, tint: tint)
  }

  /// The image, or else the sign of the button's type.
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

  /// White titles on custom buttons, the tint on others, which turn gray when disabled
  /// (uikit.md 3.5).
  private func defaultTitleColor(in state: UIControl.State, tint: UIColor) -> UIColor {
    guard type.isTinted else { return .white }
    return state.contains(.disabled) ? Self.disabledColor : tint
  }

  private func imageColor(in state: UIControl.State) -> UIColor? {
    type.isTinted && state.contains(.disabled) ? Self.disabledColor : nil
  }

  /// A pressed system button is faint (uikit.md 9.2); a disabled one is not followed by fingers.
  private func alpha(in state: UIControl.State) -> CGFloat {
    type.isTinted && state.contains(.highlighted) && !state.contains(.disabled)
      ? Self.pressedAlpha : 1
  }

  /// The alpha of what is pressed (uikit.md 3.5).
  private static let pressedAlpha: CGFloat = 0.2
  /// What is disabled, in light and dark (uikit.md 3.5).
  private static let disabledColor = UIColor(white: 133 / 255, alpha: 0.45)
}
