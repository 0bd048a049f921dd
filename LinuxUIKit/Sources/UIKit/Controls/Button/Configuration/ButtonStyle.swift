/// Which of the ready-made looks a button's configuration started from.
enum ButtonStyle: Hashable, Sendable {
  /// Words in the tint.
  case plain
  /// Words in the tint, as in bars.
  case borderless
  /// Words in the tint on gray.
  case gray
  /// Words in the tint on a light tint.
  case tinted
  /// White words on the tint.
  case filled
}

/// The colors of a button with a configuration.
struct ButtonAppearance: Equatable {
  /// The color of words and image.
  var foreground: UIColor
  /// The fill behind them.
  var background: UIColor
}

extension ButtonStyle {
  /// The colors in a state.
  ///
  /// [guess 3.5] The sheet has the pressed alpha 0.2 of words alone; what grounds do is from memory.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - tint: The button's tint, which stands where an app names no color.
  ///   - foreground: The color of the words that an app named.
  ///   - background: The color of the ground that an app named.
  /// - Returns: The colors, ready to be drawn.
  func look(
    in state: UIControl.State, tint: UIColor, foreground: UIColor?, background: UIColor?
  ) -> ButtonAppearance {
    guard !state.contains(.disabled) else { return disabledLook }
    let shown = state.contains(.selected) ? selectedStyle : self
    let look = shown.normalLook(tint: tint, foreground: foreground, background: background)
    return state.contains(.highlighted) ? shown.pressed(look) : look
  }

  /// A marked button has the next stronger ground.
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

  /// Words without a ground are faint; a ground is lighter, and words on it stay.
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
