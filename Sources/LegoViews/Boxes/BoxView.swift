import BoxLayout
import UIKit

/// A view that lays out its subviews as boxes: above one another, in a line, or in several lines.
///
/// ```swift
/// VBox {
///   UILabel().text("Title")
///   HBox {
///     UILabel().text("Value").size(.fill, .wrap)
///     UISwitch()
///   }
///   .space(8)
/// }
/// .padding(16)
/// ```
///
/// The subviews are created once; changes of their properties, sizes and margins move them. A layout
/// visits only the boxes that have changed and those around them, and costs the same however deep boxes
/// are nested.
///
/// In a plain view or in a stack view the box has an intrinsic content size, so constraints can place
/// it. A subview with constraints inside is as large as these require.
open class BoxView: UIView, BoxContainer, BoxArranging {
  /// Creates an empty box.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    viewBox.node.arrangement = BoxArrangement(initialKind)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewBox.node.arrangement = BoxArrangement(initialKind)
  }

  /// The arrangement of a box of this class.
  var initialKind: BoxArrangement.Kind { .overlay }

  /// Adds a view, a group or a target behind the other elements, and returns the box.
  @discardableResult public func add(_ element: any BoxElement) -> Self {
    if let view = element as? UIView { return arrangeViews { view } }
    if let group = element as? BoxGroup, !group.views.isEmpty { return arrangeViews { group } }
    appendElement(element.measure)
    return self
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    insertBox(of: subview)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeBox(of: subview)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBoxes()
    if measuredWidth != bounds.width { widthDidChange() }
  }

  @available(visionOS, deprecated: 1)
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(from: previousTraitCollection)
  }

  /// The width of the last layout.
  private var measuredWidth: CGFloat?
  /// The height that constraints were last given.
  private var reportedHeight: CGFloat?

  /// Has constraints and cells use the height for the present width.
  ///
  /// In the first layout they do if they were given that height; cells may have been measured with the
  /// height for the former width.
  private func widthDidChange() {
    let isFirst = measuredWidth == nil
    measuredWidth = bounds.width
    guard viewBox.node.parent == nil, let reportedHeight else { return }
    let height = intrinsicBoxSize(present: measuredWidth).height
    if !isFirst || abs(height - reportedHeight) > 0.001 { boxHeightDidChange() }
  }

  /// The size of the boxes, in points: the height is that of the width which constraints give the box,
  /// so that texts wrap in it.
  open override var intrinsicContentSize: CGSize {
    let size = intrinsicBoxSize(present: measuredWidth)
    reportedHeight = size.height
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    boxSize(width: size.width.isFinite && size.width > 0 ? size.width : nil)
  }
}

/// A box that lays out its subviews above one another, each at its alignment.
///
/// It is as large as its largest subview, unless it has another size.
open class ZBox: BoxView {}

/// A box whose subviews are in one line: ``HBox`` or ``VBox``.
open class LinearBox: BoxView, LinearArranging {}

/// A box that lays out its subviews beside one another, from the leading to the trailing edge.
open class HBox: LinearBox {
  override var initialKind: BoxArrangement.Kind { .linear(BoxLine(.horizontal)) }
}

/// A box that lays out its subviews below one another.
open class VBox: LinearBox {
  override var initialKind: BoxArrangement.Kind { .linear(BoxLine(.vertical)) }
}

/// A box whose subviews are in several lines: ``HFlow`` or ``VFlow``.
open class FlowBox: BoxView, FlowArranging {}

/// A box that lays out its subviews in rows, and begins the next where one is full.
open class HFlow: FlowBox {
  override var initialKind: BoxArrangement.Kind { .flow(BoxFlow(BoxLine(.horizontal))) }
}

/// A box that lays out its subviews in columns.
///
/// A column ends after ``FlowArranging/itemsPerLine(_:)`` views, or before the first one that doesn't fit
/// in a height that is known: a number, or that of a parent whose height is known.
open class VFlow: FlowBox {
  override var initialKind: BoxArrangement.Kind { .flow(BoxFlow(BoxLine(.vertical))) }
}

/// A view with a distance around one view, which ``BoxElement/padding(_:)`` creates.
final class PaddingView: BoxView {
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    subview.existingViewBox?.leavePadding()
    if subviews.count == 1 { removeFromSuperview() }
  }
}
