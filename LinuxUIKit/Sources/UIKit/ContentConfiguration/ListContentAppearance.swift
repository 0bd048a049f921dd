/// What a list content looks like in a state, as far as an app does not say (uikit.md 3.4.3).
struct ListContentAppearance {
  /// The look of the text.
  var text: ListTextLook
  /// The look of the secondary text.
  var secondaryText: ListTextLook
  /// The tint of stencils; nil is the cell's.
  var imageTint: UIColor?

  /// The look of a style in a state.
  init(_ style: ListContentStyle, for state: UICellConfigurationState) {
    let traits = state.traitCollection
    // 1. Take the fonts and colors of the style.
    text = Self.text(of: style, for: state, traits)
    secondaryText = Self.secondaryText(of: style, traits)
    // 2. Fade what does not react.
    guard style.isCell || style.isSidebarCell else { return }
    if state.isDisabled, !state.isSwiped {
      disable(style)
    }
    // 3. Fade rows of sidebars under the finger.
    else if style.isSidebarCell, state.isHighlighted {
      fade(to: 0.3)
    }
  }

  private static func text(
    of style: ListContentStyle, for state: UICellConfigurationState, _ traits: UITraitCollection
  ) -> ListTextLook {
    switch style {
    case .bare: ListTextLook(.body, .label, under: traits)
    case .cell, .subtitleCell, .valueCell: ListTextLook(.body, .label, under: traits)
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      ListTextLook(
        .body, .label, weight: state.isSelected && !state.isEditing ? .medium : nil, under: traits)
    // 17 semibold, and its color [guess 3.4.2].
    case .plainHeader, .header: ListTextLook(.headline, .label, under: traits)
    // 13 regular [seen 3.4.2].
    case .groupedHeader, .plainFooter, .groupedFooter, .footer:
      ListTextLook(.footnote, .secondaryLabel, under: traits)
    // 20 bold, and 22 bold [guess 3.4.2].
    case .sidebarHeader, .prominentInsetGroupedHeader:
      ListTextLook(.title3, .label, weight: .bold, under: traits)
    case .extraProminentInsetGroupedHeader:
      ListTextLook(.title2, .label, weight: .bold, under: traits)
    }
  }

  /// [guess 3.4.3] Classic secondary fonts: the sheet's safe choice, subheadline in rows.
  private static func secondaryText(
    of style: ListContentStyle, _ traits: UITraitCollection
  ) -> ListTextLook {
    let textStyle: UIFont.TextStyle =
      switch style {
      case .cell, .subtitleCell: .subheadline
      case .valueCell, .bare: .body
      case .plainHeader, .groupedHeader, .header, .prominentInsetGroupedHeader,
        .extraProminentInsetGroupedHeader:
        .body
      default: .footnote
      }
    return ListTextLook(textStyle, .secondaryLabel, under: traits)
  }

  private mutating func disable(_ style: ListContentStyle) {
    guard style.isCell else { return fade(to: 0.5) }
    text.color = .tertiaryLabel
    secondaryText.color = .quaternaryLabel
    imageTint = .tertiaryLabel
  }

  private mutating func fade(to alpha: CGFloat) {
    text.color = text.color.faded(to: alpha)
    secondaryText.color = secondaryText.color.faded(to: alpha)
    imageTint = UIColor.tintColor.faded(to: alpha)
  }
}

extension UIColor {
  /// This color with only that part of its own opacity.
  fileprivate func faded(to part: CGFloat) -> UIColor {
    UIColor { traits in
      let components = self.components(with: traits)
      return UIColor(source: .fixed(components.withAlpha(components.alpha * part)))
    }
  }
}
