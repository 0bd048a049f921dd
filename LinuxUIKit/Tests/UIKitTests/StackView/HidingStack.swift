import TestSupport
import UIKit

/// A stack of three colored boxes in a window, 20, 30, and 20 points long with a spacing of 10.
@MainActor final class HidingStack {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let stack = UIStackView()
  let boxes: [UIView]
  private(set) var log: [Bool] = []

  init(_ axis: NSLayoutConstraint.Axis = .vertical) {
    let lengths: [CGFloat] = [20, 30, 20]
    boxes = zip(lengths, [UIColor.green, .red, .blue]).map { length, color in
      let box = axis == .vertical ? ContentView(100, length) : ContentView(length, 100)
      box.backgroundColor = color
      return box
    }
    stack.axis = axis
    stack.spacing = 10
    for box in boxes { stack.addArrangedSubview(box) }
    window.isHidden = false
    window.addPlaced(stack)
    stack.pinCorner(to: window)
    window.layoutIfNeeded()
  }

  /// The second of the three boxes.
  var middle: UIView { boxes[1] }

  /// Performs changes in an animation of one second with linear timing.
  func animate(_ changes: @escaping () -> Void) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      changes()
    } completion: {
      self.log.append($0)
    }
  }

  /// Returns the displayed vertical extent of a box, or `nil` if it isn't drawn.
  func span(_ index: Int) -> [CGFloat]? {
    guard let seen = boxes[index].layer.presentation(), !seen.isHidden else { return nil }
    return [seen.frame.minY, seen.frame.maxY]
  }

  /// Returns whether the window's image contains a color, as 0xAARRGGBB, on its vertical center
  /// line.
  func shows(_ color: UInt32) -> Bool {
    let reader = PictureReader(picture)
    return (0..<reader.height).contains { reader[reader.width / 2, $0] == color }
  }

  private var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }
}
