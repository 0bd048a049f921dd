@testable import QuartzCore

/// A screen of 50 by 100 points: a bar of 10 points, and below it rows that can be scrolled.
@MainActor final class RowLayers {
  let root = CALayer()
  let bar = CALayer()
  let scrolled = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    bar.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
    bar.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    scrolled.frame = CGRect(x: 0, y: 10, width: 50, height: 90)
    scrolled.masksToBounds = true
    root.addSublayer(bar)
    root.addSublayer(scrolled)
    for number in 0..<8 {
      let row = CALayer()
      row.frame = CGRect(x: 5, y: 20 * CGFloat(number) + 2, width: 30, height: 16)
      row.backgroundColor = CGColor(gray: CGFloat(number) / 10, alpha: 1)
      scrolled.addSublayer(row)
    }
  }

  /// What a display of 100 by 200 pixels shows.
  var list: DisplayList {
    var builder = DisplayListBuilder(bounds: PixelRect(x: 0, y: 0, width: 100, height: 200))
    LayerRenderer.withAnimations {
      builder.append(root, CGAffineTransform(scaleX: 2, y: 2))
    }
    return builder.list
  }
}
