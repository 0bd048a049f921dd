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
open class BoxView: UIView, BoxContainer {
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

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    subview.viewBox.removeConstraints()
    insertBox(of: subview)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeBox(of: subview)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBoxes()
    if measuredWidth != bounds.width {
      measuredWidth = bounds.width
      invalidateIntrinsicContentSize()
    }
  }

  /// The width for which the intrinsic content size is determined, after the first layout.
  private var measuredWidth: CGFloat?

  /// The size of the boxes, in points: in the present width after the first layout, so that texts that
  /// wrap determine the height.
  open override var intrinsicContentSize: CGSize {
    let natural = boxSize(width: nil)
    guard let measuredWidth, measuredWidth < natural.width else { return natural }
    return CGSize(width: natural.width, height: boxSize(width: measuredWidth).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    boxSize(width: size.width.isFinite && size.width > 0 ? size.width : nil)
  }
}

/// A box that lays out its subviews above one another, each at its alignment.
///
/// It is as large as its largest subview, unless it has another size.
open class ZBox: BoxView {}

/// A box that lays out its subviews beside one another, from the leading to the trailing edge.
open class HBox: LinearBox {
  override var initialKind: BoxArrangement.Kind { .linear(BoxLine(.horizontal)) }
}

/// A box that lays out its subviews below one another.
open class VBox: LinearBox {
  override var initialKind: BoxArrangement.Kind { .linear(BoxLine(.vertical)) }
}

/// A box that lays out its subviews in rows, and begins the next where one is full.
open class HFlow: FlowBox {
  override var initialKind: BoxArrangement.Kind { .flow(BoxFlow(BoxLine(.horizontal))) }
}

/// A box that lays out its subviews in columns.
///
/// A column ends after ``FlowBox/arrangeCount(_:)`` views, or before the first one that doesn't fit in a
/// height that is known: a number, or that of a parent whose height is known.
open class VFlow: FlowBox {
  override var initialKind: BoxArrangement.Kind { .flow(BoxFlow(BoxLine(.vertical))) }
}
