import BoxLayout
import LayoutGeometry
import UIKit

// The modifiers of views, groups and targets. Each changes the element in the layout of boxes.

extension BoxElement {
  /// Sets the width and the height; the default of both is that of the content.
  @discardableResult public func size(_ width: ViewLength, _ height: ViewLength) -> Self {
    change { ($0.width, $0.height) = (width, height) }
  }

  /// Sets the width; the default is that of the content.
  @discardableResult public func width(_ width: ViewLength) -> Self {
    change { $0.width = width }
  }

  /// Sets the height; the default is that of the content.
  @discardableResult public func height(_ height: ViewLength) -> Self {
    change { $0.height = height }
  }

  /// Sets the lengths that aren't `nil`, and adds an alignment.
  @discardableResult public func frame(
    width: ViewLength? = nil, height: ViewLength? = nil, alignment: Alignment = []
  ) -> Self {
    if width != nil || height != nil {
      _ = change {
        if let width { $0.width = width }
        if let height { $0.height = height }
      }
    }
    return alignment.isEmpty ? self : self.alignment(alignment)
  }

  /// Adds an alignment, with an offset in points; those of several calls are added.
  ///
  /// In a plain view it is a constraint to the parent. In a box it is the place in the space that the box
  /// has for the view, without the offset. In a stack view it is ignored.
  @discardableResult public func alignment(_ alignment: Alignment, value: CGFloat = 0) -> Self {
    if let box = measure as? ViewBox {
      box.align(alignment, offset: value)
    } else {
      let all = Alignment(measure.style.alignment).union(alignment)
      measure.style.alignment = all.inBox
    }
    return self
  }

  /// Sets the place in the space that a box has for the element, as ratios.
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
  ///
  /// In a plain view they are added to the offsets of the alignment.
  @discardableResult public func margin(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) -> Self {
    change {
      $0.margin = $0.margin.replacing(
        top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }

  /// Sets the distance from each edge to the content, in points; the default is 0.
  ///
  /// See ``padding(top:leading:bottom:trailing:)``.
  @discardableResult public func padding(_ all: CGFloat) -> Self {
    padding(top: all, leading: all, bottom: all, trailing: all)
  }

  /// Sets distances from the edges to the content, in points; those that are `nil` stay as they are.
  ///
  /// The padding of a box is between its edges and its elements. Any other view is put into a padding
  /// view, which has the alignment, the margin and the visibility of the view: a background of the view
  /// doesn't extend to the padding. Set the padding before the view is added, or add it by
  /// `arrangeViews` or a block: `addSubview` moves the view alone.
  @discardableResult public func padding(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) -> Self {
    measure.setPadding(
      measure.paddingInsets.replacing(
        top: top, leading: leading, bottom: bottom, trailing: trailing))
    return self
  }

  /// Sets whether the element is displayed, and whether its box has space for it.
  @discardableResult public func visibility(_ visibility: BoxVisibility) -> Self {
    measure.setVisibility(visibility)
    return self
  }

  /// Sets whether the box lays out the element; one that isn't active has a frame or constraints of its
  /// own.
  @discardableResult public func activate(_ isActive: Bool) -> Self {
    change { $0.isActive = isActive }
  }

  /// Sets the place on the line of a box whose other elements are elsewhere; `nil` is the format of the
  /// box.
  @discardableResult public func place(_ place: BoxPlace?) -> Self {
    change { $0.linePlace = place }
  }

  /// Sets whether the line of a flow ends behind the element.
  @discardableResult public func endsLine(_ endsLine: Bool = true) -> Self {
    change { $0.endsLine = endsLine }
  }

  /// Calls a function with the element, and returns the element.
  ///
  /// ```swift
  /// UILabel().then { $0.text = "hello world" }
  /// ```
  @discardableResult public func then(_ configure: (Self) -> Void) -> Self {
    configure(self)
    return self
  }

  private func change(_ change: (inout BoxStyle) -> Void) -> Self {
    change(&measure.style)
    return self
  }
}

extension LayoutInsets {
  /// Returns the insets with the distances that aren't `nil`.
  fileprivate func replacing(
    top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?
  ) -> LayoutInsets {
    LayoutInsets(
      top: top ?? self.top, leading: leading ?? self.leading, bottom: bottom ?? self.bottom,
      trailing: trailing ?? self.trailing)
  }
}
