import Foundation

/// Writing rectangles into an array that is kept: no layout can be faster.
enum RectFloor {
  /// Writes `count` rectangles; row i is {16, 72 i, 358, 64}, as in the figures of the targets.
  @MainActor static func work(_ count: Int) -> Work {
    var rects = [CGRect](repeating: .zero, count: count)
    return Work("writing \(count) rectangles") {
      var y: CGFloat = 0
      for place in rects.indices {
        rects[place] = CGRect(x: 16, y: y, width: 358, height: 64)
        y += 72
      }
      return Int(y)
    }
  }
}
