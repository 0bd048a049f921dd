/// The measures of a button with a configuration, by its size (uikit.md 3.5).
struct ButtonMetrics {
  /// Which size it is.
  let size: UIButton.Configuration.Size

  /// What words and image keep from the edges.
  ///
  /// [guess 3.5] Medium and large are the sheet's; small is what makes its height of about 28, and
  /// mini the same.
  var insets: NSDirectionalEdgeInsets {
    switch size {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    }
  }

  /// The text style of the title: body 17, in small buttons subheadline 15.
  var titleStyle: UIFont.TextStyle {
    switch size {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }

  /// [guess 3.5] The text style of the subtitle.
  var subtitleStyle: UIFont.TextStyle {
    switch size {
    case .medium, .large: .footnote
    case .small, .mini: .caption1
    }
  }

  /// What is between title and subtitle.
  static let titlePadding: CGFloat = 1

  /// The corners' radius of a ground that nothing is said of, about 6.
  static let cornerRadius: CGFloat = 6

  /// [guess 3.5] The radius of corners in a style; nil is that of the background.
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
