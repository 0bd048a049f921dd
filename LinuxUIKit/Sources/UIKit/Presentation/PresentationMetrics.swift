/// The metrics of presentations, in points (uikit.md, 3.2 and 8.1).
enum PresentationMetrics {
  /// The duration of the transition, a critically damped spring, in seconds.
  static let duration: TimeInterval = 0.5
  /// The radius of the upper corners of a sheet.
  static let cornerRadius: CGFloat = 10
  /// The dimming color of the content below a sheet.
  static let dimmingColor = dimmingColor(share: 1)

  /// Returns the dimming color with a share of its opacity.
  static func dimmingColor(share: CGFloat) -> UIColor {
    UIColor(white: 0, alpha: 0.2 * share)
  }

  // Unverified: without a status bar, the content below is assumed to remain visible.
  private static let minimumPageTop: CGFloat = 10

  // Unverified: a page sheet is assumed to begin below the status bar, or 10 points below the edge
  // without one (uikit.md, 3.2).
  /// Returns the top of a page sheet.
  static func pageTop(below inset: CGFloat) -> CGFloat {
    max(inset, minimumPageTop)
  }

  // Unverified: assumed to be the size of a form sheet on iPad.
  private static let defaultFormSize = CGSize(width: 540, height: 620)
  // Unverified: not specified in uikit.md, 3.2.
  private static let formMargin: CGFloat = 20

  // Unverified: without a preferred size, that of a form sheet on iPad is assumed.
  /// Returns the size of a form sheet.
  static func formSize(preferred: CGSize) -> CGSize {
    preferred.width > 0 && preferred.height > 0 ? preferred : defaultFormSize
  }

  // Unverified: a margin of 20 points around the default form size is assumed.
  /// Returns whether a form sheet fits the window; if not, it is displayed as a page sheet.
  static func fitsForm(in size: CGSize) -> Bool {
    size.width > defaultFormSize.width + 2 * formMargin
      && size.height > defaultFormSize.height + 2 * formMargin
  }
}

/// The dimming and duration that a type of view controller needs in a presentation.
struct PresentationAppearance {
  /// Whether the content below is dimmed although the presented view covers it.
  var isDimmed = false
  /// The duration of presentation and dismissal, a critically damped spring, in seconds.
  var duration = PresentationMetrics.duration
  /// The scale from which the presented view fades in; 1 for a fade only.
  var initialScale: CGFloat = 1
}
