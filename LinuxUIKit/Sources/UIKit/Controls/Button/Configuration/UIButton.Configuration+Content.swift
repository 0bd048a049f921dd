import Foundation

extension UIButton.Configuration {
  /// What a button with the configuration shows.
  func content(in surroundings: ButtonEnvironment) -> ButtonContent {
    let look = look(tint: surroundings.tint)
    let metrics = ButtonMetrics(size: buttonSize)
    let font = UIFont.preferredFont(
      forTextStyle: metrics.titleStyle, compatibleWith: surroundings.traits)
    let smallFont = UIFont.preferredFont(
      forTextStyle: metrics.subtitleStyle, compatibleWith: surroundings.traits)
    let alignment = textSide.textAlignment(isRightToLeft: surroundings.isRightToLeft)
    return ButtonContent(
      title: attributedTitle.map {
        text($0, look.foreground, font, titleTextAttributesTransformer)
          .set(alignment, titleLineBreakMode)
      },
      subtitle: attributedSubtitle.map {
        text($0, look.foreground, smallFont, subtitleTextAttributesTransformer)
          .set(alignment, subtitleLineBreakMode)
      },
      image: showsActivityIndicator ? nil : image,
      symbolConfiguration: preferredSymbolConfigurationForImage ?? .init(font: font),
      imageColor: imageColorTransformer?(look.foreground) ?? look.foreground,
      indicatorColor: showsActivityIndicator
        ? activityIndicatorColorTransformer?(look.foreground) ?? look.foreground : nil)
  }

  /// How the parts are arranged; their sizes are left out.
  var arrangement: ButtonArrangement {
    ButtonArrangement(
      imageEdge: imageEdge, imagePadding: imagePadding, titlePadding: titlePadding,
      textSide: textSide)
  }

  /// The ground of a button of that height.
  func shownBackground(
    in surroundings: ButtonEnvironment, height: CGFloat
  ) -> UIBackgroundConfiguration {
    var shown = background
    if !background.hasOwnFill {
      shown.backgroundColor = look(tint: surroundings.tint).background
    }
    shown.cornerRadius = radius(height: height, traits: surroundings.traits)
    return shown
  }

  private func look(tint: UIColor) -> ButtonAppearance {
    style.look(
      in: state, tint: tint, foreground: baseForegroundColor, background: baseBackgroundColor)
  }

  private func radius(height: CGFloat, traits: UITraitCollection) -> CGFloat {
    let own = background.hasOwnRadius ? background.cornerRadius : ButtonMetrics.cornerRadius
    guard cornerStyle != .dynamic else {
      return UIFontMetrics.default.scaledValue(for: own, compatibleWith: traits)
    }
    return ButtonMetrics.radius(of: cornerStyle, height: height) ?? own
  }

  private var imageEdge: ButtonArrangement.ImageEdge {
    if imagePlacement.contains(.trailing) { return .trailing }
    if imagePlacement.contains(.top) { return .top }
    return imagePlacement.contains(.bottom) ? .bottom : .leading
  }

  /// [guess 3.5] Unless set, texts lie toward an image beside them, and else in the middle.
  private var textSide: ButtonSide {
    switch titleAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .automatic: hasImage ? imageEdge.textSide : .center
    }
  }

  private var hasImage: Bool { image != nil || showsActivityIndicator }

  /// Words in the look's font and color, as a transformer changes them, below their own attributes.
  private func text(
    _ words: AttributedString, _ color: UIColor, _ font: UIFont,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> ButtonContent.Text {
    var attributes = AttributeContainer()
    attributes.font = font
    attributes.foregroundColor = color
    let made = transformer?(attributes) ?? attributes
    let filled = words.mergingAttributes(made, mergePolicy: .keepCurrent)
    return ButtonContent.Text(
      words: .rich(NSAttributedString(filled)), color: color,
      style: ButtonContent.Style(font: font))
  }
}

extension ButtonContent.Text {
  /// The same text, aligned and broken so.
  fileprivate func set(
    _ alignment: NSTextAlignment, _ lineBreakMode: NSLineBreakMode
  ) -> ButtonContent.Text {
    var text = self
    text.style?.alignment = alignment
    text.style?.lineBreakMode = lineBreakMode
    let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    text.style?.numberOfLines = wraps ? 0 : 1
    return text
  }
}

extension ButtonArrangement.ImageEdge {
  /// Where texts lie toward the image.
  fileprivate var textSide: ButtonSide {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top, .bottom: .center
    }
  }
}

extension ButtonSide {
  /// The same for the lines of a text.
  fileprivate func textAlignment(isRightToLeft: Bool) -> NSTextAlignment {
    switch self {
    case .fill: .natural
    // The label has a direction of its own; it is the button's that counts.
    case .leading: isRightToLeft ? .right : .left
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}
