import BoxLayout
import LayoutGeometry
import UIKit

/// A scroll view whose content is a box, laid out together with the boxes around it.
///
/// ```swift
/// VBox {
///   header
///   ScrollBox(.vertical) {
///     for paragraph in text { UILabel().text(paragraph).size(.fill, .wrap) }
///   }
///   .space(12)
///   .size(.fill, .fill)
/// }
/// ```
///
/// Along the axis the content is as long as its views, and at least as long as the scroll view if it
/// fills; across it is as long as the scroll view. Without a size the scroll view is as large as its
/// content, or as there is space for.
open class ScrollBox: UIScrollView, BoxContainer, LinearArranging {
  /// The box with the views, which scrolls.
  public let content: LinearBox
  private let axis: LayoutAxis

  /// Creates a scroll view with the views of a block in a line along the axis.
  public init(
    _ axis: NSLayoutConstraint.Axis = .vertical, @ViewBuilder _ views: ViewBuilder.ContentBlock
  ) {
    self.axis = axis == .vertical ? .vertical : .horizontal
    content = axis == .vertical ? VBox() : HBox()
    super.init(frame: .zero)
    viewBox.node.arrangement = BoxArrangement(.scroll(self.axis))
    if axis == .vertical { content.size(.fill, .wrap) } else { content.size(.wrap, .fill) }
    addSubview(content)
    content.arrangeViews(views)
  }

  public required init?(coder: NSCoder) {
    (axis, content) = (.vertical, VBox())
    super.init(coder: coder)
    viewBox.node.arrangement = BoxArrangement(.scroll(axis))
    addSubview(content.size(.fill, .wrap))
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    // Scroll indicators are subviews, too.
    if subview === content { insertBox(of: subview) }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subview === content { removeBox(of: subview) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBoxes()
    let size = viewBox.node.contentSize
    if contentSize != size { contentSize = size }
  }

  @available(visionOS, deprecated: 1)
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(from: previousTraitCollection)
  }

  open override var intrinsicContentSize: CGSize { intrinsicBoxSize(present: nil) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    boxSize(width: size.width.isFinite && size.width > 0 ? size.width : nil)
  }
}
