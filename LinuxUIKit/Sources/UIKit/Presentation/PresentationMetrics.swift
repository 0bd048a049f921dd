/// The metrics of presentations, in points (uikit.md, 3.2 and 8.1).
enum PresentationMetrics {
  /// The duration of the transition, a critically damped spring, in seconds.
  static let duration: TimeInterval = 0.5
  /// The radius of the upper corners of a sheet.
  static let cornerRadius: CGFloat = 10
  /// The dimming color of the content below a sheet.
  static let shade = UIColor(white: 0, alpha: 0.2)

  // Unverified: a page sheet is assumed to begin below the status bar, or 10 points below the edge
  // without one (uikit.md, 3.2).
  /// Returns the top of a page sheet.
  static func pageTop(below inset: CGFloat) -> CGFloat {
    max(inset, 10)
  }

  // Unverified: without a preferred size, that of a form sheet on iPad is assumed.
  /// Returns the size of a form sheet.
  static func formSize(preferred: CGSize) -> CGSize {
    preferred.width > 0 && preferred.height > 0 ? preferred : CGSize(width: 540, height: 620)
  }

  // Unverified: a margin of 20 points around the default form size is assumed.
  /// Returns whether a form sheet fits the window; if not, it is displayed as a page sheet.
  static func fitsForm(in size: CGSize) -> Bool {
    size.width > 580 && size.height > 660
  }
}
