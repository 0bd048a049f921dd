/// Where the parts of a bar lie, in the bar's coordinates, told for left to right.
struct NavigationBarPlaces {
  var back = CGRect.zero
  /// Which of the back button's possible widths was taken.
  var backIndex = 0
  var leading: [CGRect] = []
  var trailing: [CGRect] = []
  var title = CGRect.zero
}

/// Lays out the upper 44 points of a bar: sizes in, frames out (uikit.md 3.2).
struct NavigationBarSolver {
  let width: CGFloat
  let title: CGSize
  /// Buttons at the leading side, the outermost first.
  let leading: [CGSize]
  /// Buttons at the trailing side, the outermost first.
  let trailing: [CGSize]
  /// The back button's widths from the longest title to none; empty without a back button.
  let backWidths: [CGFloat]
  var scale: CGFloat = 1

  func solve() -> NavigationBarPlaces {
    var places = NavigationBarPlaces()
    // 1. Buttons come from the edges inwards.
    places.trailing = row(trailing, from: margin).map(mirrored)
    // 2. The back button takes the longest title that leaves the bar's title its room.
    let back = chosenBack
    places.backIndex = back.index
    places.back = CGRect(x: 0, y: 0, width: back.width, height: NavigationBarMetrics.height)
    places.leading = row(leading, from: backWidths.isEmpty ? margin : back.width + gap)
    // 3. The title is centered, moved off the buttons, and cut only when it must be.
    places.title = titleFrame(
      from: max(places.leading.map(\.maxX).max() ?? back.width, 0),
      to: places.trailing.map(\.minX).min() ?? width)
    return places
  }

  private var margin: CGFloat { NavigationBarMetrics.margin(width: width) }
  private var gap: CGFloat { NavigationBarMetrics.gap }

  private func row(_ sizes: [CGSize], from start: CGFloat) -> [CGRect] {
    var x = start
    return sizes.map { size in
      defer { x += size.width + gap }
      return CGRect(x: x, y: middle(size.height), width: size.width, height: size.height)
    }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    frame.offsetBy(dx: width - frame.maxX - frame.minX, dy: 0)
  }

  private func middle(_ height: CGFloat) -> CGFloat {
    roundedToPixel((NavigationBarMetrics.height - height) / 2, scale: scale)
  }

  private var chosenBack: (index: Int, width: CGFloat) {
    let room = (width - min(title.width, width)) / 2 - gap
    let index = backWidths.firstIndex { $0 <= room } ?? backWidths.count - 1
    guard backWidths.indices.contains(index) else { return (0, 0) }
    return (index, backWidths[index])
  }

  private func titleFrame(from start: CGFloat, to end: CGFloat) -> CGRect {
    let first = start > 0 ? start + gap : margin
    let last = end < width ? end - gap : width - margin
    let shown = min(title.width, max(0, last - first))
    let centered = (width - shown) / 2
    let x = min(max(centered, first), max(first, last - shown))
    let height = min(title.height, NavigationBarMetrics.height)
    return CGRect(
      x: roundedToPixel(x, scale: scale), y: middle(height), width: shown, height: height)
  }
}
