import UIKit

/// A bar with a title and views at its ends, above content.
///
/// ```swift
/// view.arrangeViews {
///   NavigationBox("Animals") {
///     ListBox { … }
///   } leading: {
///     UIButton().text("Back").action { [weak self] in self?.close() }
///   } trailing: {
///     UIButton().text("Add").action { [weak self] in self?.add() }
///   }
/// }
/// ```
///
/// The background of the bar reaches to the top of the view, and its content begins below the top of
/// the safe area. The bar is 44 points high below that. The title is in the center while it fits
/// there, and otherwise in the space between the views at the ends.
///
/// In a box, a plain view or a stack view it is as wide and as high as its parent, unless it has
/// another size. The views of `content` share the space below the bar as in a `VBox`.
open class NavigationBox: VBox {
  /// The bar above the content.
  public let navigationBar: NavigationBarBox
  /// The box with the content.
  public let contentBox = VBox()

  /// Creates a bar above content.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for none.
  ///   - content: The views below the bar.
  ///   - leading: The views at the leading end of the bar.
  ///   - trailing: The views at the trailing end of the bar.
  public init(
    _ title: String? = nil, @ViewBuilder content: ViewBuilder.ContentBlock,
    @ViewBuilder leading: ViewBuilder.ContentBlock = { [] },
    @ViewBuilder trailing: ViewBuilder.ContentBlock = { [] }
  ) {
    let label = UILabel()
    label.text = title
    navigationBar = NavigationBarBox(titleView: label, leading: leading(), trailing: trailing())
    super.init(frame: .zero)
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    titleLabel = label
    setUp(content())
  }

  /// Creates a bar with views in place of a title above content.
  ///
  /// - Parameters:
  ///   - titleView: The view in place of the title.
  ///   - content: The views below the bar.
  ///   - leading: The views at the leading end of the bar.
  ///   - trailing: The views at the trailing end of the bar.
  public init(
    titleView: UIView, @ViewBuilder content: ViewBuilder.ContentBlock,
    @ViewBuilder leading: ViewBuilder.ContentBlock = { [] },
    @ViewBuilder trailing: ViewBuilder.ContentBlock = { [] }
  ) {
    navigationBar = NavigationBarBox(
      titleView: titleView, leading: leading(), trailing: trailing())
    super.init(frame: .zero)
    setUp(content())
  }

  public required init?(coder: NSCoder) {
    navigationBar = NavigationBarBox(titleView: UILabel(), leading: [], trailing: [])
    super.init(coder: coder)
    setUp([])
  }

  /// The label of the title; `nil` if a view is in place of it.
  public private(set) weak var titleLabel: UILabel?

  /// Sets the title, which has no effect if a view is in place of it.
  @discardableResult public func title(_ title: String?) -> Self {
    titleLabel?.text = title
    navigationBar.setNeedsLayout()
    return self
  }

  private func setUp(_ content: [UIView]) {
    size(.fill, .fill)
    arrangeViews {
      navigationBar.size(.fill, .equalTo(NavigationBarBox.height))
      contentBox.size(.fill, .fill)
    }
    contentBox.arrangeViews { content }
  }

  /// Lays out the bar again below the safe area's top.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    navigationBar.topInset = safeAreaInsets.top
    navigationBar.height(.equalTo(safeAreaInsets.top + NavigationBarBox.height))
  }
}

/// The bar of a ``NavigationBox``.
///
/// Its background color is that of the system's bars without a shadow: the opaque background of the system, until it
/// is changed.
open class NavigationBarBox: UIView {
  /// The height of the bar below the safe area's top, in points.
  static let height: CGFloat = 44

  /// The view in place of the title.
  public let titleView: UIView
  /// The box with the views at the leading end.
  public let leadingBox = HBox()
  /// The box with the views at the trailing end.
  public let trailingBox = HBox()
  /// The height of the safe area's top inset, in points.
  var topInset: CGFloat = 0 {
    didSet { if topInset != oldValue { setNeedsLayout() } }
  }

  init(titleView: UIView, leading: [UIView], trailing: [UIView]) {
    self.titleView = titleView
    super.init(frame: .zero)
    backgroundColor = .opaqueBackground
    for (box, views) in [(leadingBox, leading), (trailingBox, trailing)] {
      box.space(Metrics.spacing).justifyContent(.centerY)
      box.arrangeViews { views }
      addSubview(box)
    }
    addSubview(titleView)
  }

  public required init?(coder: NSCoder) { nil }

  /// Lays out the title between the views at the ends.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let available = CGRect(
      x: Metrics.margin, y: topInset, width: max(0, bounds.width - 2 * Metrics.margin),
      height: max(0, bounds.height - topInset))
    let ends = [leadingBox, trailingBox].map { width(of: $0, in: available) }
    let frames = NavigationBoxFrames(
      available: available, leading: ends[0], trailing: min(ends[1], available.width - ends[0]),
      title: titleView.sizeThatFits(available.size), spacing: Metrics.spacing)
    leadingBox.frame = mirrored(frames.leading)
    trailingBox.frame = mirrored(frames.trailing)
    titleView.frame = mirrored(frames.title)
  }

  private func width(of box: HBox, in available: CGRect) -> CGFloat {
    min(box.sizeThatFits(.zero).width, available.width)
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    var mirrored = frame
    mirrored.origin.x = bounds.width - frame.maxX
    return mirrored
  }

  private enum Metrics {
    /// The distance from the edges to the views at the ends.
    static let margin: CGFloat = 16
    /// The least distance between the title and the views beside it.
    static let spacing: CGFloat = 8
  }
}

/// The frames of the parts of a navigation bar, from left to right.
struct NavigationBoxFrames: Equatable {
  /// The frame of the views at the leading end.
  let leading: CGRect
  /// The frame of the views at the trailing end.
  let trailing: CGRect
  /// The frame of the title.
  let title: CGRect

  /// Determines the frames in the available space from the widths of the ends and the title's size.
  init(available: CGRect, leading: CGFloat, trailing: CGFloat, title: CGSize, spacing: CGFloat) {
    self.leading = CGRect(
      x: available.minX, y: available.minY, width: leading, height: available.height)
    self.trailing = CGRect(
      x: available.maxX - trailing, y: available.minY, width: trailing, height: available.height)
    let start = leading > 0 ? self.leading.maxX + spacing : available.minX
    let end = trailing > 0 ? self.trailing.minX - spacing : available.maxX
    let width = min(title.width, max(0, end - start))
    let height = min(title.height, available.height)
    // The center of the bar, or the nearest position between the ends.
    let x = max(start, min(available.midX - width / 2, end - width))
    self.title = CGRect(x: x, y: available.midY - height / 2, width: width, height: height)
  }
}
