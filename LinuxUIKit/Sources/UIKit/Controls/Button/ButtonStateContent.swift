/// The content of a button without a configuration, by control state.
struct ButtonStateContent {
  /// The button's type.
  var type = UIButton.ButtonType.custom
  /// The plain titles.
  var titles = ControlStateValues<String>()
  /// The attributed titles, which take precedence over plain ones.
  var attributedTitles = ControlStateValues<NSAttributedString>()
  /// The title colors.
  var titleColors = ControlStateValues<UIColor>()
  var images = ControlStateValues<UIImage>()
  /// The background images.
  var backgroundImages = ControlStateValues<UIImage>()
  /// The configurations of symbol images that have none of their own.
  var symbolConfigurations = ControlStateValues<UIImage.SymbolConfiguration>()
}

extension ButtonStateContent {
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

  /// Returns a copy with title and image of a menu element.
  @MainActor func showing(_ element: UIMenuElement) -> ButtonStateContent {
    var copy = self
    copy.titles = ControlStateValues()
    copy.attributedTitles = ControlStateValues()
    copy.titles[.normal] = element.title
    if let image = element.image { copy.images[.normal] = image }
    return copy
  }

  private func title(in state: UIControl.State, tint: UIColor) -> ButtonContent.Text? {
    let attributed = attributedTitles[state].map(ButtonContent.Text.Value.attributed)
    guard let value = attributed ?? titles[state].map(ButtonContent.Text.Value.plain),
      !value.isEmpty
    else {
      return nil
    }
    return ButtonContent.Text(value: value, color: titleColor(in: state, tint: tint))
  }

  /// Titles of custom buttons are white.
  ///
  /// Other titles use the tint, or gray when disabled (uikit.md, 3.5).
  private func defaultTitleColor(in state: UIControl.State, tint: UIColor) -> UIColor {
    guard type.isTinted else { return .white }
    return state.contains(.disabled) ? Self.disabledColor : tint
  }

  private func imageColor(in state: UIControl.State) -> UIColor? {
    type.isTinted && state.contains(.disabled) ? Self.disabledColor : nil
  }

  /// Returns the alpha of the content: a highlighted system button is faded (uikit.md, 9.2).
  ///
  /// A disabled button doesn't track touches.
  private func alpha(in state: UIControl.State) -> CGFloat {
    type.isTinted && state.contains(.highlighted) && !state.contains(.disabled)
      ? Self.pressedAlpha : 1
  }

  /// The alpha of highlighted buttons (uikit.md, 3.5).
  private static let pressedAlpha: CGFloat = 0.2
  /// The color of disabled titles, in both light and dark appearance (uikit.md, 3.5).
  private static let disabledColor = UIColor(white: 133 / 255, alpha: 0.45)
}

/// A value for each control state, with that of `normal` as a fallback.
///
/// A combination of states, such as selected and highlighted, is a state of its own.
struct ControlStateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value for a state.
  ///
  /// Setting `nil` removes it.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
