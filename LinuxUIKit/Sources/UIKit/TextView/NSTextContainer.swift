/// The room that a text view's lines are laid out in.
///
/// Ours leaves out exclusion paths, sizes of its own, and layout managers.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Called after something changed.
  var onChange: () -> Void = {}

  /// What stays free at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange() } }

  /// The most lines that are shown; zero sets no limit.
  open var maximumNumberOfLines = 0 { didSet { onChange() } }

  /// What becomes of the last line if there are more than may be shown.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange() } }
}
