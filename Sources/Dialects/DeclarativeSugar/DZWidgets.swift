import LegoViews
import UIKit

/// A stack view that arranges its children beside one another.
///
/// ```swift
/// DZRow(crossAxisAlignment: .center, children: [icon, DZSpacer(8), titleLabel, badge])
/// ```
///
/// Children that are `nil` are left out.
open class DZRow: UIStackView {
  /// Creates a row of children.
  ///
  /// - Parameters:
  ///   - mainAxisAlignment: The distribution along the row; the default is `.fill`.
  ///   - crossAxisAlignment: The alignment across the row; the default is `.fill`.
  ///   - children: The views, without those that are `nil`.
  public convenience init(
    mainAxisAlignment: Distribution = .fill, crossAxisAlignment: UIStackView.Alignment = .fill,
    children: [UIView?]
  ) {
    self.init(axis: .horizontal, distribution: mainAxisAlignment, alignment: crossAxisAlignment) {
      children.compactMap { $0 }
    }
  }
}

/// A stack view that arranges its children below one another.
///
/// Children that are `nil` are left out.
open class DZColumn: UIStackView {
  /// Creates a column of children.
  ///
  /// - Parameters:
  ///   - mainAxisAlignment: The distribution along the column; the default is `.fill`.
  ///   - crossAxisAlignment: The alignment across the column; the default is `.fill`.
  ///   - children: The views, without those that are `nil`.
  public convenience init(
    mainAxisAlignment: Distribution = .fill, crossAxisAlignment: UIStackView.Alignment = .fill,
    children: [UIView?]
  ) {
    self.init(axis: .vertical, distribution: mainAxisAlignment, alignment: crossAxisAlignment) {
      children.compactMap { $0 }
    }
  }
}

/// A distance in a row or a column: a width in ``DZRow`` and `HBox`, a height in ``DZColumn`` and `VBox`.
///
/// A spacer without a length takes what the other views leave.
public final class DZSpacer: UIView {
  /// The length in points; `nil` takes what the other views leave.
  ///
  /// Changes can be animated.
  public var length: CGFloat? {
    didSet { if length != oldValue { updateLength() } }
  }

  private var constraint: NSLayoutConstraint?

  /// Creates a distance of a length in points.
  public init(_ length: CGFloat? = nil) {
    self.length = length
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateLength()
  }

  private func updateLength() {
    constraint?.isActive = false
    constraint = nil
    let known = length.map { $0.isFinite ? max(0, $0) : 0 }
    if let stack = superview as? UIStackView {
      setContentHuggingPriority(UILayoutPriority(1), for: stack.axis)
      guard let known else { return }
      let anchor = stack.axis == .horizontal ? widthAnchor : heightAnchor
      constraint = anchor.constraint(equalToConstant: known)
      // A stack view that hides the spacer has a required length of zero for it.
      constraint?.priority = UILayoutPriority(999)
      constraint?.isActive = true
    } else if let axis = boxAxis {
      let length = known.map(ViewLength.equalTo) ?? .fill
      if axis == .horizontal { size(length, 0) } else { size(0, length) }
    }
  }
}

/// A box with a distance between its edges and its child.
///
/// The left edge is the leading one: from right to left the insets are mirrored.
open class DZPadding: ZBox {
  /// Creates a box around a child, which fills it within the insets.
  public convenience init(edgeInsets: UIEdgeInsets, child: UIView) {
    self.init(frame: .zero)
    padding(
      top: edgeInsets.top, leading: edgeInsets.left, bottom: edgeInsets.bottom,
      trailing: edgeInsets.right)
    arrangeViews { child.filling() }
  }
}

/// A box with its child in the center.
open class DZCenter: ZBox {
  /// Creates a box around a child, which has its own size.
  public convenience init(child: UIView) {
    self.init(frame: .zero)
    justifyContent(.center)
    arrangeViews { child }
  }
}

/// A box of a fixed width or height, or both, which its child fills.
open class DZSizedBox: ZBox {
  /// Creates a box of a size in points.
  ///
  /// - Parameters:
  ///   - width: The width; `nil` is that of the child.
  ///   - height: The height; `nil` is that of the child.
  ///   - child: The view in the box; `nil` leaves it empty.
  public convenience init(width: CGFloat? = nil, height: CGFloat? = nil, child: UIView? = nil) {
    self.init(frame: .zero)
    frame(width: width.map(ViewLength.equalTo), height: height.map(ViewLength.equalTo))
    arrangeViews { child?.filling() }
  }
}

/// A view above another one.
open class DZStack: ZBox {
  /// Creates a box with a base, which fills it, and a target above the base.
  ///
  /// - Parameters:
  ///   - edgeInsets: The distances of the target from the edges. Across `direction` it is at the edge
  ///     that has a distance: at the bottom for `.only(bottom: 40)` and `.only(bottom: 0)`, otherwise at
  ///     the leading edge or the top.
  ///   - direction: The axis along which the target is in the center; `nil` is none.
  ///   - base: The view below.
  ///   - target: The view above, which has its own size.
  public convenience init(
    edgeInsets: UIEdgeInsets = .zero, direction: NSLayoutConstraint.Axis? = nil, base: UIView,
    target: UIView
  ) {
    self.init(frame: .zero)
    let isAtEnd = (
      x: edgeInsets.right.isGiven && !edgeInsets.left.isGiven,
      y: edgeInsets.bottom.isGiven && !edgeInsets.top.isGiven
    )
    target
      .alignment(
        xRatio: direction == .horizontal ? 0 : isAtEnd.x ? 1 : -1,
        yRatio: direction == .vertical ? 0 : isAtEnd.y ? 1 : -1
      )
      .margin(
        top: edgeInsets.top, leading: edgeInsets.left, bottom: edgeInsets.bottom,
        trailing: edgeInsets.right)
    arrangeViews {
      base.filling()
      target
    }
  }
}

/// A widget of DeclarativeSugar, which is a view.
public typealias DZWidget = UIView

/// The insets of a padding, with DeclarativeSugar's functions that create them.
public typealias DZEdgeInsets = UIEdgeInsets

extension UIEdgeInsets {
  /// Returns insets at some edges, in points.
  public static func only(
    left: CGFloat? = nil, top: CGFloat? = nil, right: CGFloat? = nil, bottom: CGFloat? = nil
  ) -> UIEdgeInsets {
    // Zero that is given is the negative one, which equals the other.
    func length(_ inset: CGFloat?) -> CGFloat { inset.map { $0 == 0 ? -0.0 : $0 } ?? 0 }
    return UIEdgeInsets(
      top: length(top), left: length(left), bottom: length(bottom), right: length(right))
  }

  /// Returns insets that are the same at opposite edges, in points.
  public static func symmetric(vertical: CGFloat = 0, horizontal: CGFloat = 0) -> UIEdgeInsets {
    UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Returns insets that are the same at all edges, in points.
  public static func all(_ inset: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }
}

extension CGFloat {
  /// Whether a distance was given: it isn't zero, or zero was given.
  fileprivate var isGiven: Bool { self != 0 || sign == .minus }
}
