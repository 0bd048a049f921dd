/// The predefined style from which a button's configuration was created.
enum ButtonStyle: Hashable, Sendable {
  /// Text in the tint color.
  case plain
  /// Text in the tint color, as in bars.
  case borderless
  /// Text in the tint color on a gray background.
  case gray
  /// Text in the tint color on a translucent tinted background.
  case tinted
  /// White text on the tint color.
  case filled
}

/// The colors of a configured button.
struct ButtonAppearance: Equatable {
  /// The color of texts and image.
  var foreground: UIColor
  /// The background fill.
  var background: UIColor
}

extension ButtonStyle {
  // Unverified: uikit.md, 3.5 has only the alpha of 0.2 of pressed text; the changes of backgrounds
  // are from memory.
  /// Returns the colors for a state.
  ///
  /// - Parameters:
  ///   - state: The control state.
  ///   - tint: The button's tint, used for colors that the configuration doesn't set.
  ///   - foreground: The configuration's base foreground color.
  ///   - background: The configuration's base background color.
  /// - Returns: The colors to draw.
  func look(
    in state: UIControl.State, tint: UIColor, foreground: UIColor?, background: UIColor?
  ) -> ButtonAppearance {
    guard !state.contains(.disabled) else { return disabledLook }
    let shown = state.contains(.selected) ? selectedStyle : self
    let look = shown.normalLook(tint: tint, foreground: foreground, background: background)
    return state.contains(.highlighted) ? shown.pressed(look) : look
  }

  /// Selected buttons use the next more prominent style.
  private var selectedStyle: ButtonStyle {
    switch self {
    case .plain, .borderless, .gray: .tinted
    case .tinted, .filled: .filled
    }
  }

  private func normalLook(
    tint: UIColor, foreground: UIColor?, background: UIColor?
  ) -> ButtonAppearance {
    switch self {
    case .plain, .borderless:
      ButtonAppearance(foreground: foreground ?? tint, background: background ?? .clear)
    case .gray:
      ButtonAppearance(foreground: foreground ?? tint, background: background ?? .tertiarySystemFill)
    case .tinted:
      ButtonAppearance(
        foreground: foreground ?? tint,
        background: (background ?? tint).withAlphaComponent(0.15))
    case .filled:
      ButtonAppearance(foreground: foreground ?? .white, background: background ?? tint)
    }
  }

  /// Text without a background fades; with a background, only the background changes.
  private func pressed(_ look: ButtonAppearance) -> ButtonAppearance {
    var look = look
    switch self {
    case .plain, .borderless: look.foreground = look.foreground.withAlphaComponent(0.2)
    case .gray: look.background = .systemFill
    case .tinted: look.background = look.foreground.withAlphaComponent(0.25)
    case .filled: look.background = look.background.withAlphaComponent(0.75)
    }
    return look
  }

  private var disabledLook: ButtonAppearance {
    switch self {
    case .plain, .borderless: ButtonAppearance(foreground: .tertiaryLabel, background: .clear)
    case .gray, .tinted, .filled:
      ButtonAppearance(foreground: .tertiaryLabel, background: .tertiarySystemFill)
    }
  }
}
