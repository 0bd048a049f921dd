import TestSupport
import Testing
import UIKit

/// What is to be seen, in points of the screen with `x` counted from where reading starts.
extension PictureScreen {
  /// The frame of a cell; null where none is shown.
  func cell(_ item: Int, _ section: Int = 0) -> CGRect {
    seenFrame(of: view.cellForItem(at: IndexPath(item: item, section: section)))
  }

  /// The frame of a header, footer or badge; null where none is shown.
  func supplementary(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect {
    seenFrame(of: supplementaryView(kind, IndexPath(item: item, section: section)))
  }

  /// The frame of an item of the whole layout; null where none is shown.
  func global(_ kind: String) -> CGRect {
    seenFrame(of: supplementaryView(kind, IndexPath(index: 0)))
  }

  /// How opaque a section's header or footer is.
  func alpha(_ kind: String, _ section: Int) -> CGFloat? {
    supplementaryView(kind, IndexPath(item: 0, section: section))?.alpha
  }

  /// The frames of the backgrounds from top to bottom.
  var backgrounds: [CGRect] {
    view.subviews.compactMap { $0 as? PictureBackground }.map(seenFrame)
      .sorted { $0.minY < $1.minY }
  }

  /// What the view at a point says that is in front of all others there.
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

  /// Compares what is seen with the golden picture of that name, one for each direction.
  func expectPicture(
    _ name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectImage(
      picture, named: name + direction.suffix, filePath: filePath, sourceLocation: sourceLocation)
  }

  /// The screen at two pixels to the point.
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
