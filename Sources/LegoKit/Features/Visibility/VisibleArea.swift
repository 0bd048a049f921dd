import UIKit

/// The part of a collection view that the user sees: not below bars, not outside of views that clip
/// it, and not covered by views with an opaque background in front of it.
@MainActor struct VisibleArea {
  private let view: UICollectionView
  private let bounds: CGRect
  private let covers: [CGRect]

  /// Measures the visible area, in time proportional to the number of views in front of the
  /// collection view.
  init(of view: UICollectionView) {
    self.view = view
    var bounds = view.bounds.inset(by: view.adjustedContentInset)
    var covers: [CGRect] = []
    var current: UIView = view
    while let parent = current.superview {
      if parent.clipsToBounds || parent is UIWindow {
        bounds = bounds.intersection(parent.convert(parent.bounds, to: view))
      }
      let front = parent.subviews.drop { $0 !== current }.dropFirst()
      for view in front { view.collectOpaqueViews(into: &covers, in: self.view) }
      current = parent
    }
    self.bounds = view.window == nil ? .null : bounds
    self.covers = covers.filter { $0.intersects(bounds) }
  }

  /// Whether views cover a part of the collection view.
  var isCovered: Bool { !covers.isEmpty }

  /// Returns the share of a cell's area that is visible, from 0 to 1.
  func share(of cell: UICollectionViewCell) -> CGFloat {
    let frame = cell.convert(cell.bounds, to: view)
    let visible = frame.intersection(bounds)
    guard frame.width > 0, frame.height > 0, !visible.isEmpty else { return 0 }
    let parts = covers.reduce([visible]) { parts, cover in
      parts.flatMap { $0.subtracting(cover) }
    }
    let area = parts.reduce(0) { $0 + $1.width * $1.height }
    return min(1, area / (frame.width * frame.height))
  }
}

extension UIView {
  /// Appends the frames of the view or its subviews that are opaque, in the coordinates of another
  /// view.
  fileprivate func collectOpaqueViews(into frames: inout [CGRect], in view: UIView) {
    guard !isHidden, alpha > 0.99 else { return }
    let color = backgroundColor?.resolvedColor(with: traitCollection).cgColor
    if let color, color.alpha > 0.99 { return frames.append(convert(bounds, to: view)) }
    for subview in subviews { subview.collectOpaqueViews(into: &frames, in: view) }
  }
}

extension CGRect {
  /// Returns the parts of the rectangle that another one does not cover.
  fileprivate func subtracting(_ other: CGRect) -> [CGRect] {
    let common = intersection(other)
    guard !common.isEmpty else { return [self] }
    let parts = [
      CGRect(x: minX, y: minY, width: width, height: common.minY - minY),
      CGRect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY),
      CGRect(x: minX, y: common.minY, width: common.minX - minX, height: common.height),
      CGRect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
    ]
    return parts.filter { !$0.isEmpty }
  }
}
