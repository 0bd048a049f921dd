import BoxLayout
import LayoutGeometry
import UIKit

/// A view as an element of layouts: its size, margin and alignment, whatever its superview is.
///
/// A view has one as soon as one of them is set, or when it is in a box. The view retains it.
@MainActor final class ViewBox: Measure {
  /// The view; it is released before its element only while both are released.
  private(set) weak var view: UIView?
  /// The outermost group that the view is in.
  var group: BoxGroup?
  /// The functions that are called when the geometry has changed.
  var geometry = GeometryObservers()
  /// The objects that the view retains, such as bindings.
  var lifetime: [AnyObject] = []
  /// The animator of the frames of subviews; `nil` is that of the box around this one.
  var animator: (any Animator)?

  private let kind: ViewKind
  private var edges = SuperviewConstraints()
  /// Whether a box has set a frame of the view since it is in the box.
  private var hasFrame = false

  /// Creates the box of a view.
  init(_ view: UIView) {
    self.view = view
    kind = ViewKind(view)
    super.init()
  }

  // MARK: Measure

  override func contentSize(inWidth width: CGFloat) -> CGSize {
    guard let view else { return .zero }
    return kind.contentSize(of: view, inWidth: width)
  }

  override var keepsHeightIfWidened: Bool { kind.keepsHeightIfWidened }

  override var content: Measure { (view as? ScrollBox)?.content.viewBox ?? self }

  override var style: BoxStyle {
    get { paddedStyle ?? node.style }
    set {
      if paddedStyle == nil { node.style = newValue } else { applyPadded(newValue) }
      placementDidChange()
    }
  }

  override func placementDidChange() {
    guard let view, let superview = view.superview else { return }
    if let box = superview as? any BoxContainer {
      box.boxesDidChange()
    } else if edges.isUsed {
      edges.update(for: view, in: superview, element: self)
    }
  }

  override func arrangementDidChange() {
    (view as? any BoxContainer)?.boxesDidChange()
  }

  override func applyFrame() {
    guard let view else { return }
    let frame = frameInContainer
    guard hasFrame else {
      // A new view appears at its frame instead of growing from nothing.
      hasFrame = true
      return UIView.performWithoutAnimation { view.setBoxFrame(frame) }
    }
    guard let animator = (view.superview as? any BoxContainer)?.frameAnimator else {
      return view.setBoxFrame(frame)
    }
    animator.animate(view: view) { view.setBoxFrame(frame) }
  }

  // MARK: Alignment and constraints

  /// The offsets of the alignment, in points, for plain views.
  private(set) var offsets: [Alignment: CGFloat] = [:]

  /// Adds an alignment with an offset in points.
  func align(_ alignment: Alignment, offset: CGFloat) {
    for member in Alignment.members where alignment.contains(member) { offsets[member] = offset }
    let all = offsets.keys.reduce(into: Alignment()) { $0.formUnion($1) }
    style.alignment = all.inBox
  }

  /// Places the view in a superview that isn't a box by constraints.
  func constrain() {
    guard let view, let superview = view.superview, !(superview is any BoxContainer) else { return }
    if let group {
      // A group has no effect outside of boxes.
      group.didPlace(view)
      self.group = nil
      node.removeFromParent()
    }
    edges.update(for: view, in: superview, element: self)
  }

  /// Makes a plain view as large as the views in it, unless something else gives it a size.
  func fitSubviews() {
    guard !fitsSubviews, let view else { return }
    fitsSubviews = true
    for anchor in [view.widthAnchor, view.heightAnchor] {
      let constraint = anchor.constraint(equalToConstant: 0)
      constraint.priority = Self.fitting
      constraint.isActive = true
    }
  }

  private var fitsSubviews = false

  /// The priority at which a plain view is as small as possible: below all others.
  private static let fitting = UILayoutPriority(10)

  /// Ends the placement by constraints, because a box places the view.
  func enterBox() {
    edges.remove()
    hasFrame = false
    // A padding view that was released has left its style to the view.
    if !(view?.superview is PaddingView) { leavePadding() }
  }

  // MARK: Padding

  /// The padding of a view that isn't a box, which is inside a padding view in a hierarchy.
  private var padding: LayoutInsets?
  /// The padding view around the view, which its superview retains.
  private weak var wrapper: PaddingView?
  /// The size, margin and alignment that were set, while some of them are those of a padding view.
  private var paddedStyle: BoxStyle?

  /// The padding view around the view, which is created if there is none; `nil` without a padding.
  var paddingView: UIView? {
    guard padding != nil, let view else { return nil }
    return wrapper ?? wrap(view)
  }

  override var paddingInsets: LayoutInsets {
    content === self ? padding ?? arrangement.padding : content.paddingInsets
  }

  override func setPadding(_ padding: LayoutInsets) {
    guard content === self else { return content.setPadding(padding) }
    guard let view, !(view is any BoxContainer) else { return arrangement.padding = padding }
    self.padding = padding
    // Outside of a hierarchy the padding view is created when the view is added.
    guard let wrapper = wrapper ?? (isPlaced(view) ? wrap(view) : nil) else { return }
    wrapper.viewBox.arrangement.padding = padding
    wrapper.viewBox.constrain()
  }

  private func isPlaced(_ view: UIView) -> Bool { view.superview != nil || node.parent != nil }

  /// Puts a view into a padding view at the same position in the hierarchy.
  private func wrap(_ view: UIView) -> PaddingView {
    let wrapper = PaddingView(frame: .zero)
    let superview = view.superview is PaddingView ? nil : view.superview
    let index = superview?.subviews.firstIndex(of: view)
    let arrangedIndex = (superview as? UIStackView)?.arrangedSubviews.firstIndex(of: view)
    if let parent = node.parent, superview != nil || parent.isGroup,
      let position = parent.children.firstIndex(where: { $0 === node })
    {
      parent.insert(wrapper.viewBox.node, at: position)
      wrapper.viewBox.group = group
      group?.replace(view, by: wrapper)
    }
    group = nil
    view.removeFromSuperview()
    if let stack = superview as? UIStackView, let arrangedIndex {
      stack.insertArrangedSubview(wrapper, at: arrangedIndex)
    } else if let superview, let index {
      superview.insertSubview(wrapper, at: index)
    }
    self.wrapper = wrapper
    applyPadded(style)
    wrapper.viewBox.arrangement.padding = padding ?? .zero
    wrapper.addSubview(view)
    return wrapper
  }

  private func applyPadded(_ style: BoxStyle) {
    paddedStyle = style
    guard let wrapper else { return }
    node.style = style.insidePadding
    wrapper.viewBox.offsets = offsets
    wrapper.viewBox.style = style.aroundPadding
    wrapper.isHidden = style.visibility == .gone || style.visibility == .invisible
  }

  /// Forgets the padding view, from which the view was removed; another one is created with the same
  /// padding when the view is added again.
  func leavePadding() {
    wrapper = nil
    guard let style = paddedStyle else { return }
    paddedStyle = nil
    node.style = style
  }
}

extension UIView {
  /// The view's part in layouts, created when it is needed.
  var viewBox: ViewBox {
    if let box = existingViewBox { return box }
    let box = ViewBox(self)
    existingViewBox = box
    return box
  }

  /// The view, or the padding view around it: what is added to a superview.
  package var arrangedView: UIView { existingViewBox?.paddingView ?? self }

  /// Sets the frame that a box has determined, at the nearest pixels.
  func setBoxFrame(_ frame: CGRect) {
    let scale = displayScale
    func pixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let size = CGSize(width: pixels(frame.width), height: pixels(frame.height))
    let box = existingViewBox
    box?.geometry.isSuspended = true
    bounds.size = size
    center = CGPoint(
      x: pixels(frame.minX) + size.width / 2, y: pixels(frame.minY) + size.height / 2)
    box?.geometry.isSuspended = false
    box?.geometry.notify(self)
  }

  /// The pixels of a point on the view's screen, at least 1.
  var displayScale: CGFloat { max(1, traitCollection.displayScale) }
}

extension BoxStyle {
  /// The style of a view in its padding view, which has the margin and the visibility.
  fileprivate var insidePadding: BoxStyle {
    BoxStyle(width: width, height: height, alignment: alignment)
  }

  /// The style of the padding view around a view.
  fileprivate var aroundPadding: BoxStyle {
    var style = self
    if !width.fills { style.width = .wrap }
    if !height.fills { style.height = .wrap }
    return style
  }
}
