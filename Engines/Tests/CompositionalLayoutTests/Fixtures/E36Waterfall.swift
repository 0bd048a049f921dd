import CompositionalLayout
import Foundation

extension Fixture {
  static let e36 = Fixture(
    "E36 Waterfall, two columns", from: "compositional-layout.md, 7.5 [doc]",
    LayoutCase(
      LayoutSection(group: custom(.fw(1), 280), insets: inset(10)), items: 5,
      // Columns of (355 − 10) / 2 = 172.5.
      """
      #0 (10,10,172.5,100) · #1 (192.5,10,172.5,150) · #2 (10,120,172.5,80)
      #3 (192.5,170,172.5,120) · #4 (10,210,172.5,60) · content 375×300
      """
    ).with { $0.frames = { _, size, _ in waterfall([100, 150, 80, 120, 60], width: size.width) } })

  /// Returns frames with gaps of 10, each in the column that is shorter so far.
  private static func waterfall(_ heights: [CGFloat], width: CGFloat) -> LayoutCustomFrames {
    let column = (width - 10) / 2
    var ends: [CGFloat] = [0, 0]
    var frames = LayoutCustomFrames()
    for height in heights {
      let place = ends[0] <= ends[1] ? 0 : 1
      frames.append(
        LayoutCustomFrame(
          frame: CGRect(
            x: CGFloat(place) * (column + 10), y: ends[place], width: column, height: height)))
      ends[place] += height + 10
    }
    return frames
  }
}
