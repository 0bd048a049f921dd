/// The area of a text view's lines.
///
/// - Note: Not implemented: exclusion paths, sizes, and layout managers.
open class NSTextContainer: NSObject {
  private var onChange: () -> Void = {}

  /// The padding at both ends of each line, in points.
  ///
  /// The default is 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange() } }

  /// The maximum number of lines; zero is no limit.
  open var maximumNumberOfLines = 0 { didSet { onChange() } }

  /// The line break mode of the last line if the text has more lines than displayed.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange() } }

  /// Sets the handler of changed properties.
  func setChangeHandler(_ handler: @escaping () -> Void) {
    onChange = handler
  }
}
