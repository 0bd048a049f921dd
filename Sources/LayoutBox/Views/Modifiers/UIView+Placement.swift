import BoxLayout
import UIKit

extension UIView {
  private func change(_ change: (inout BoxStyle) -> Void) -> Self {
    viewBox.changeStyle(change)
    return self
  }

  /// Sets the width and the height; the default of both is that of the content.
  @discardableResult public func size(_ width: ViewLength, _ height: ViewLength) -> Self {
    change { ($0.width, $0.height) = (width.length, height.length) }
  }

  /// Sets the width; the default is that of the content.
  @discardableResult public func width(_ width: ViewLength) -> Self {
    change { $0.width = width.length }
  }

  /// Sets the height; the default is that of the content.
  @discardableResult public func height(_ height: ViewLength) -> Self {
    change { $0.height = height.length }
  }

  /// Sets the lengths that aren't `nil`, and adds an alignment.
  @discardableResult public func frame(
    width: ViewLength? = nil, height: ViewLength? = nil, alignment: Alignment = []
  ) -> Self {
    if let width { self.width(width) }
    if let height { self.height(height) }
    return alignment.isEmpty ? self : self.alignment(alignment)
  }

  /// Sets the frame of a view that no box lays out, in the coordinate space of the superview.
  ///
  /// It has no effect on an active view in a box: see ``activate(_:)``.
  @discardableResult public func frame(x: CGFloat, y: CGFloat, w: CGFloat, h: CGFloat) -> Self {
    guard !(superview is any BoxContainer) || !viewBox.node.style.isActive else { return self }
    frame = CGRect(x: x, y: y, width: w, height: h)
    return self
  }

  /// Adds an alignment, with an offset in points; calls add up.
  ///
  /// In a plain view it is a constraint to the parent. In a box it is the place in the space that the box
  /// has for the view, without the offset. In a stack view it is ignored.
  @discardableResult public func alignment(_ alignment: Alignment, value: CGFloat = 0) -> Self {
    viewBox.align(alignment, offset: value)
    return self
  }

  /// Sets the place in the space that a box has for the view, as ratios.
  ///
  /// −1 is the leading edge or the top, 0 the center and 1 the trailing edge or the bottom; `nil` leaves
  /// it to the box.
  @discardableResult public func alignment(xRatio: CGFloat? = nil, yRatio: CGFloat? = nil) -> Self {
    change { $0.alignment = BoxAlignment(horizontal: xRatio, vertical: yRatio) }
  }

  /// Sets the distance to the neighbors and to the padding of the box on each side, in points.
  @discardableResult public func margin(_ all: CGFloat) -> Self {
    margin(top: all, leading: all, bottom: all, trailing: all)
  }

  /// Sets distances to neighbors and padding, in points; those that are `nil` stay as they are.
  @discardableResult public func margin(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) -> Self {
    change {
      if let top { $0.margin.top = top }
      if let leading { $0.margin.leading = leading }
      if let bottom { $0.margin.bottom = bottom }
      if let trailing { $0.margin.trailing = trailing }
    }
  }

  /// Sets whether the view is displayed, and whether its box has space for it.
  @discardableResult public func visibility(_ visibility: ViewVisibility) -> Self {
    isHidden = visibility == .invisible || visibility == .gone
    return change { $0.visibility = visibility.inBox }
  }

  /// Sets whether the box lays out the view; one that isn't active has a frame or constraints of its own.
  @discardableResult public func activate(_ isActive: Bool) -> Self {
    change { $0.isActive = isActive }
  }

  /// Sets the place on the line of a box whose other views are elsewhere; `nil` is the format of the box.
  @discardableResult public func place(_ place: BoxPlace?) -> Self {
    change { $0.linePlace = place?.inBox }
  }

  /// Sets whether the line of a flow ends behind the view.
  @discardableResult public func flowEnding(_ endsLine: Bool = true) -> Self {
    change { $0.endsLine = endsLine }
  }

  /// Marks the size of the view's content as changed.
  ///
  /// Modifiers do this; call it after a property that changes the size was set without one.
  public func setNeedsBoxLayout() {
    (self as? any BoxContainer)?.boxesDidChange()
    existingViewBox?.node.setNeedsLayout()
    existingViewBox?.placementDidChange()
  }
}
