/// The area of a text's lines.
///
/// ```swift
/// let container = NSTextContainer(size: CGSize(width: 200, height: 0))
/// container.lineFragmentPadding = 0
/// container.maximumNumberOfLines = 2
/// manager.addTextContainer(container)
/// ```
///
/// A change discards the layout of the layout manager.
///
/// - Note: Not implemented: exclusion paths, areas other than rectangles, and orientations.
open class NSTextContainer: NSObject {
  private var storedSize: CGSize
  /// The text view that displays the container; `nil` if there is none.
  private(set) var host: TextContainerHost?

  /// Creates a container of a size in points; a width or height of zero, or a very large one, is no
  /// limit.
  public init(size: CGSize) {
    storedSize = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// Creates a container without limits.
  ///
  /// - Note: Not implemented: archives.
  public required init(coder: NSCoder) {
    storedSize = .zero
    super.init()
  }

  /// The size in points with the padding; a width or height of zero, or a very large one, is no limit.
  ///
  /// A side that tracks the text view is that of the view without its insets. Lines that don't fit the
  /// height are in the next container, or not laid out.
  open var size: CGSize {
    get {
      CGSize(width: trackedWidth ?? storedSize.width, height: trackedHeight ?? storedSize.height)
    }
    set {
      let former = size
      storedSize = newValue
      guard size != former else { return }
      didChange()
      layoutManager?.containerDidChangeSize(self, from: former)
    }
  }

  /// The padding at both ends of each line, in points.
  ///
  /// The default is 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }

  /// The maximum number of lines; zero is no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }

  /// The line break mode of the last line if the text has more lines than displayed.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }

  /// Whether the width is that of the text view without its insets, as also if there is none.
  ///
  /// The default is `false`, and `true` for a container that a text view has created.
  open var widthTracksTextView = false { didSet { didChange() } }

  /// Whether the height is that of the text view without its insets.
  ///
  /// The default is `false`.
  open var heightTracksTextView = false { didSet { didChange() } }

  /// Whether the area is a rectangle, which it always is.
  open var isSimpleRectangularTextContainer: Bool { true }

  // MARK: Layout manager

  /// The layout manager that lays out text in the container.
  open weak var layoutManager: NSLayoutManager?

  /// Replaces the layout manager by another one with the same text and containers.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let former = layoutManager, former !== newLayoutManager else { return }
    let storage = former.textStorage
    storage?.removeLayoutManager(former)
    for container in former.textContainers {
      former.removeTextContainer(at: 0)
      newLayoutManager.addTextContainer(container)
    }
    storage?.addLayoutManager(newLayoutManager)
  }

  // MARK: Text view

  /// Sets the text view that displays the container.
  func setHost(_ host: TextContainerHost) {
    self.host = host
  }

  /// Whether the width is that of the text view, as also without a width of its own.
  var followsTextView: Bool { widthTracksTextView || storedSize.width <= 0 }

  private var trackedWidth: CGFloat? { followsTextView ? host?.size()?.width : nil }

  private var trackedHeight: CGFloat? {
    heightTracksTextView ? host?.size()?.height : nil
  }

  private func didChange() {
    layoutManager?.textContainerChangedGeometry(self)
    host?.containerDidChange()
  }
}
