import CompositionalLayout
import Foundation

extension Fixture {
  static let e37 = Fixture(
    "E37 Custom group repeats", from: "compositional-layout.md, 7.5 [doc, guess]",
    LayoutCase(
      "E37", LayoutSection(group: custom(.fw(1), 100), interGroupSpacing: 5), items: 7,
      width: 300,
      """
      #0 (0,0,150,100) · #1 (150,0,150,50) · #2 (150,50,150,50)
      #3 (0,105,150,100) · #4 (150,105,150,50) · #5 (150,155,150,50)
      #6 (0,210,150,100) · content 300×310
      """
    ).with { $0.frames = { _, size, insets in oneAndTwo(size.inset(by: insets)) } },
    LayoutCase(
      "E37b Nested custom group",
      H(.fw(1), 80, [item(.fw(0.25), .fh(1)), custom(.fw(0.75), .fh(1)).inset(inset(4))]),
      items: 8, width: 400,
      // The custom group's content inside its insets is 292 × 72.
      """
      #0 (0,0,100,80) · #1 (104,4,146,72) · #2 (250,4,146,36) · #3 (250,40,146,36)
      #4 (0,80,100,80) · #7 (250,120,146,36) · content 400×160
      """
    ).with { $0.frames = { _, size, insets in oneAndTwo(size.inset(by: insets)) } })

  /// Returns one frame on the left half and two on the right one.
  private static func oneAndTwo(_ size: CGSize) -> LayoutCustomFrames {
    let (half, middle) = (size.width / 2, size.height / 2)
    let frames = [
      CGRect(x: 0, y: 0, width: half, height: size.height),
      CGRect(x: half, y: 0, width: half, height: middle),
      CGRect(x: half, y: middle, width: half, height: middle),
    ]
    return LayoutCustomFrames(frames.map { LayoutCustomFrame(frame: $0) })
  }
}
