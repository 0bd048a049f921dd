import Foundation
import LayoutGeometry

// Frames that leave the solution are mirrored (compositional-layout.md, 6.3), then rounded
// (compositional-layout.md, 6.4).

extension SolvedLayout {
  /// Returns the element with the frame of its view.
  func published(_ element: LayoutElement) -> LayoutElement {
    var copy = element
    publish(&copy)
    return copy
  }

  /// Converts the element's frame to the frame of its view.
  func publish(_ element: inout LayoutElement) {
    element.frame =
      element.isInScroller ? rounded(mirroredInScroller(element)) : published(element.frame)
  }

  /// Returns the frame of a view for a frame of the solution.
  func published(_ frame: CGRect) -> CGRect { rounded(mirrored(frame)) }

  /// Returns the area of the elements that may touch `rect` after mirroring and rounding.
  ///
  /// A pixel wider on each side, since rounding moves an edge by less than one.
  func unpublished(_ rect: CGRect) -> CGRect {
    let pixel = environment.pixels.pixel
    return mirrored(rect).insetBy(dx: -pixel, dy: -pixel)
  }

  // Unverified: section headers are pinned below a pinned header of the layout
  // (compositional-layout.md, 3.4).
  /// Returns the visible interval for the items of sections, without the part that pinned items of
  /// the layout cover.
  func sectionsVisible(_ visible: LayoutInterval?) -> LayoutInterval? {
    guard let visible = mirrored(visible) else { return nil }
    guard boundary.hasPinnedItems else { return visible }
    let bands = PinnedEdgeInsets(items: boundary.items, axis: axis)
    return visible.inset(start: bands.startLength, end: bands.endLength)
  }

  /// Returns the visible interval relative to the leading edge.
  func mirrored(_ visible: LayoutInterval?) -> LayoutInterval? {
    guard let visible, environment.isRightToLeft, axis == .horizontal else { return visible }
    return LayoutInterval(
      start: contentSize.width - visible.end, end: contentSize.width - visible.start)
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    environment.isRightToLeft ? rect.mirrored(in: contentSize.width) : rect
  }

  func rounded(_ rect: CGRect) -> CGRect {
    let pixels = environment.pixels
    return CGRect(
      x: pixels.rounded(rect.origin.x), y: pixels.rounded(rect.origin.y),
      width: pixels.rounded(rect.size.width), height: pixels.rounded(rect.size.height))
  }
}
