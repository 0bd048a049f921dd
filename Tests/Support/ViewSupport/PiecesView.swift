import LegoViews
import UIKit

/// A view that is as large as its pieces of 10 x 20 points, which wrap.
package final class PiecesView: UIView {
  package var pieces: Int

  package init(_ pieces: Int) {
    self.pieces = pieces
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let columns = max(1, min(pieces, Int(min(size.width, 10_000) / 10)))
    return CGSize(width: columns * 10, height: (pieces + columns - 1) / columns * 20)
  }

  package override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
  }
}

/// A view of a size, which never wraps.
package final class BlockView: UIView {
  private let size: CGSize

  package init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
  package override var intrinsicContentSize: CGSize { size }
}

/// Returns a rectangle.
package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension UIView {
  /// Lays out the view as the root of a hierarchy of a size, and returns it.
  @discardableResult package func laidOut(_ width: CGFloat = 200, _ height: CGFloat = 400) -> Self {
    frame = rect(0, 0, width, height)
    layoutIfNeeded()
    return self
  }

  /// Returns the frame of a view inside in the coordinate space of this view.
  package func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: self) }

  /// Returns the frames of views inside in the coordinate space of this view.
  package func frames(of views: [UIView]) -> [CGRect] { views.map(frame) }
}
