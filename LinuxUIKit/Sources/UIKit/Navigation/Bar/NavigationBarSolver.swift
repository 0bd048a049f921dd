/// The frames of a navigation bar's parts in left-to-right layout.
struct NavigationBarFrames {
  var back = CGRect.zero
  /// The index of the chosen width of the back button.
  var backIndex = 0
  var leading: [CGRect] = []
  var trailing: [CGRect] = []
  var title = CGRect.zero

  /// Returns the frames moved down.
  func offset(by distance: CGFloat) -> Self {
    var moved = self
    moved.back.origin.y += distance
    moved.title.origin.y += distance
    moved.leading = leading.map { $0.offsetBy(dx: 0, dy: distance) }
    moved.trailing = trailing.map { $0.offsetBy(dx: 0, dy: distance) }
    return moved
  }
}

/// Computes the layout of the title and the buttons of a navigation bar (uikit.md, 3.2).
struct NavigationBarSolver {
  let width: CGFloat
  let title: CGSize
  /// The sizes of the leading buttons, starting with the outermost.
  let leading: [CGSize]
  /// The sizes of the trailing buttons, starting with the outermost.
  let trailing: [CGSize]
  /// The widths of the back button, from the longest title to none; empty without a back button.
  let backWidths: [CGFloat]
  var scale: CGFloat = 1
  /// The height of the row.
  var height = NavigationBarMetrics.height

  func solve() -> NavigationBarFrames {
    var frames = NavigationBarFrames()
    // 1. Place the buttons from the edges inward.
    frames.trailing = row(trailing, from: margin).map(mirrored)
    // 2. Choose the longest back title that leaves enough space for the title.
    let back = fittingBackButton
    frames.backIndex = back.index
    frames.back = CGRect(x: 0, y: 0, width: back.width, height: height)
    frames.leading = row(leading, from: backWidths.isEmpty ? margin : back.width + gap)
    // 3. Center the title, move it beside the buttons, and truncate it only if necessary.
    frames.title = titleFrame(
      from: max(frames.leading.map(\.maxX).max() ?? back.width, 0),
      to: frames.trailing.map(\.minX).min() ?? width)
    return frames
  }

  private var margin: CGFloat { NavigationBarMetrics.margin(width: width) }
  private var gap: CGFloat { NavigationBarMetrics.gap }

  private func row(_ sizes: [CGSize], from start: CGFloat) -> [CGRect] {
    var x = start
    return sizes.map { size in
      defer { x += size.width + gap }
      return CGRect(x: x, y: centeredY(of: size.height), width: size.width, height: size.height)
    }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    frame.offsetBy(dx: width - frame.maxX - frame.minX, dy: 0)
  }

  private func centeredY(of part: CGFloat) -> CGFloat {
    roundedToPixel((height - part) / 2, scale: scale)
  }

  private var fittingBackButton: (index: Int, width: CGFloat) {
    let available = (width - min(title.width, width)) / 2 - gap
    let index = backWidths.firstIndex { $0 <= available } ?? backWidths.count - 1
    guard backWidths.indices.contains(index) else { return (0, 0) }
    return (index, backWidths[index])
  }

  private func titleFrame(from start: CGFloat, to end: CGFloat) -> CGRect {
    let first = start > 0 ? start + gap : margin
    let last = end < width ? end - gap : width - margin
    let visibleWidth = min(title.width, max(0, last - first))
    let centered = (width - visibleWidth) / 2
    let x = min(max(centered, first), max(first, last - visibleWidth))
    let height = min(title.height, height)
    return CGRect(
      x: roundedToPixel(x, scale: scale), y: centeredY(of: height), width: visibleWidth,
      height: height)
  }
}
