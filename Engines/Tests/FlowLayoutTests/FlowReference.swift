import Foundation

/// A straightforward implementation of the rules of uikit.md, 6.11: vertical, one section, every
/// item visited, nothing cached.
struct FlowReference {
  let width: CGFloat
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat

  /// Returns the frames of items of these sizes, and their height.
  func frames(of sizes: [CGSize]) -> (frames: [CGRect], height: CGFloat) {
    var frames: [CGRect] = []
    var top: CGFloat = 0
    let lines = lines(of: sizes)
    for (number, line) in lines.enumerated() {
      let height = line.map(\.height).max() ?? 0
      let starts = starts(of: line, isLast: number == lines.count - 1)
      for (start, size) in zip(starts, line) {
        frames.append(
          CGRect(
            x: start, y: top + (height - size.height) / 2, width: size.width, height: size.height))
      }
      top += height + (number == lines.count - 1 ? 0 : lineSpacing)
    }
    return (frames, top)
  }

  private func lines(of sizes: [CGSize]) -> [[CGSize]] {
    var lines: [[CGSize]] = []
    for size in sizes {
      let joined = (lines.last ?? []) + [size]
      if joined.count > 1, fits(joined) {
        lines[lines.count - 1] = joined
      } else {
        lines.append([size])
      }
    }
    return lines
  }

  private func fits(_ line: [CGSize]) -> Bool {
    line.map(\.width).reduce(0, +) + itemSpacing * CGFloat(line.count - 1) <= width + 1e-6
  }

  private func starts(of line: [CGSize], isLast: Bool) -> [CGFloat] {
    if isLast, line.contains(where: { $0 != line[0] }) { return starts(of: line, gap: itemSpacing) }
    // A last line of equal items is filled with more of them.
    var full = line
    if isLast {
      while fits(full + [line[0]]) { full.append(line[0]) }
    }
    guard full.count > 1 else { return [(width - full[0].width) / 2] }
    let left = width - full.map(\.width).reduce(0, +)
    return starts(of: line, gap: left / CGFloat(full.count - 1))
  }

  private func starts(of line: [CGSize], gap: CGFloat) -> [CGFloat] {
    var starts: [CGFloat] = [0]
    for size in line.dropLast() { starts.append(starts[starts.count - 1] + size.width + gap) }
    return starts
  }
}
