/// The measures of presented screens in the classic look (uikit.md 3.2 and 8.1), in points.
enum PresentationMetrics {
  /// How long a screen slides, in seconds: a critically damped spring.
  static let duration: TimeInterval = 0.5
  /// The upper corners of a card.
  static let cornerRadius: CGFloat = 10
  /// What lies over the screen below a card.
  static let shade = UIColor(white: 0, alpha: 0.2)

  /// [guess 3.2] A page begins below the status bar, and where there is none it still shows what it
  /// lies over.
  static func pageTop(below inset: CGFloat) -> CGFloat {
    max(inset, 10)
  }

  /// [guess 3.2] A form that names no size is as on a tablet.
  static func formSize(preferred: CGSize) -> CGSize {
    preferred.width > 0 && preferred.height > 0 ? preferred : CGSize(width: 540, height: 620)
  }

  /// [guess 3.2] A form floats where it leaves room on all sides; elsewhere it is a page.
  static func fitsForm(in size: CGSize) -> Bool {
    size.width > 580 && size.height > 660
  }
}
