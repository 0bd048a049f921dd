/// The metrics of a configured button of a size (uikit.md, 3.5).
struct ButtonMetrics {
  /// The configuration's button size.
  let size: UIButton.Configuration.Size

  // Unverified: uikit.md, 3.5 has the insets of medium and large; those of small are inferred from
  // its height of about 28, and mini uses the same.
  /// The default content insets.
  var insets: NSDirectionalEdgeInsets {
    switch size {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    }
  }

  /// The text style of the title.
  var titleStyle: UIFont.TextStyle {
    switch size {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }

  // Unverified: uikit.md, 3.5 doesn't specify the styles of subtitles; one to three points smaller
  // than the title.
  /// The text style of the subtitle.
  var subtitleStyle: UIFont.TextStyle {
    switch size {
    case .medium, .large: .footnote
    case .small, .mini: .caption1
    }
  }

  /// The default distance between title and subtitle.
  static let titlePadding: CGFloat = 1

  /// The corner radius of backgrounds that specify none, about 6.
  static let cornerRadius: CGFloat = 6

  // Unverified: uikit.md, 3.5 doesn't specify them; chosen around the default radius of 6.
  /// Returns the corner radius of a corner style, or `nil` for that of the background.
  static func radius(
    of style: UIButton.Configuration.CornerStyle, height: CGFloat
  ) -> CGFloat? {
    switch style {
    case .fixed, .dynamic: nil
    case .small: 4
    case .medium: 6
    case .large: 8
    case .capsule: height / 2
    }
  }
}
