import TestSupport
import Testing
import UIKit

/// Visible views, in points of the screen with `x` measured from the leading edge.
extension PictureScreen {
  /// Returns the frame of a cell, or the null rectangle if it isn't visible.
  func cell(_ item: Int, _ section: Int = 0) -> CGRect {
    seenFrame(of: view.cellForItem(at: IndexPath(item: item, section: section)))
  }

  /// Returns the frame of a header, footer, or badge, or the null rectangle if it isn't visible.
  func supplementary(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect {
    seenFrame(of: supplementaryView(kind, IndexPath(item: item, section: section)))
  }

  /// Returns the frame of a layout-wide item, or the null rectangle if it isn't visible.
  func global(_ kind: String) -> CGRect {
    seenFrame(of: supplementaryView(kind, IndexPath(index: 0)))
  }

  /// Returns the opacity of a section's header or footer.
  func alpha(_ kind: String, _ section: Int) -> CGFloat? {
    supplementaryView(kind, IndexPath(item: 0, section: section))?.alpha
  }

  /// The frames of the backgrounds from top to bottom.
  var backgrounds: [CGRect] {
    view.subviews.compactMap { $0 as? PictureBackground }.map(seenFrame)
      .sorted { $0.minY < $1.minY }
  }

  /// Returns the text of the frontmost view at a point.
  func text(at point: CGPoint) -> String? {
    let frame = direction.fromStart(
      CGRect(origin: point, size: .zero), width: view.bounds.width)
    var seen = view.hitTest(view.convert(frame.origin, from: nil), with: nil)
    while let view = seen {
      if let view = view as? any PictureText { return view.text }
      seen = view.superview
    }
    return nil
  }

  /// Compares the screen with the golden picture of the given name and the screen's direction.
  func expectPicture(
    _ name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectImage(
      picture, named: name + direction.suffix, filePath: filePath, sourceLocation: sourceLocation)
  }

  /// The screen drawn at a scale of 2.
  var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let size = view.bounds.size
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      view.superview?.layer.render(in: context.cgContext)
    }
  }

  private func supplementaryView(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
    view.supplementaryView(forElementKind: kind, at: path)
  }

  private func seenFrame(of element: UIView?) -> CGRect {
    guard let element else { return .null }
    return direction.fromStart(
      element.convert(element.bounds, to: nil), width: view.bounds.width)
  }
}
