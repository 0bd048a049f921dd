import CollectionCore
import Foundation

extension Situation {
  /// The examples of compositional-layout.md 7.5.
  static let customGroups: [Situation] = [
    Situation(
      "E36 waterfall",
      LayoutSection(group: custom(.fw(1), 280), insets: inset(10)), items: 5,
      """
      #0 (10,10,172.5,100)
      #1 (192.5,10,172.5,150)
      #2 (10,120,172.5,80)
      #3 (192.5,170,172.5,120)
      #4 (10,210,172.5,60)
      content 375×300
      """
    ).with { $0.frames = { _, size, _ in waterfall([100, 150, 80, 120, 60], width: size.width) } },
    Situation(
      "E37 a custom group repeats",
      LayoutSection(group: custom(.fw(1), 100), interGroupSpacing: 5), items: 7, width: 300,
      """
      #0 (0,0,150,100)
      #1 (150,0,150,50)
      #2 (150,50,150,50)
      #3 (0,105,150,100)
      #4 (150,105,150,50)
      #5 (150,155,150,50)
      #6 (0,210,150,100)
      content 300×310
      """
    ).with { $0.frames = { _, size, insets in oneAndTwo(size.inset(by: insets)) } },
    Situation(
      "E37b a nested custom group",
      H(
        .fw(1), 80,
        [
          item(.fw(0.25), .fh(1)), custom(.fw(0.75), .fh(1)).inset(inset(4)),
        ]), items: 8, width: 400,
      """
      #0 (0,0,100,80)
      #1 (104,4,146,72)
      #2 (250,4,146,36)
      #3 (250,40,146,36)
      #4 (0,80,100,80)
      #7 (250,120,146,36)
      content 400×160
      """
    ).with { $0.frames = { _, size, insets in oneAndTwo(size.inset(by: insets)) } },
    mosaic(
      items: 10,
      """
      #0 (2,2,356,236)
      #1 (2,242,236,156)
      #2 (242,242,116,76)
      #3 (242,322,116,76)
      #4 (2,402,116,76)
      #5 (122,402,116,76)
      #6 (242,402,116,76)
      #7 (2,482,116,76)
      #8 (2,562,116,76)
      #9 (122,482,236,156)
      content 360×640
      """),
    mosaic(items: 12, "#10 (2,642,356,236)\n#11 (2,882,236,156)\ncontent 360×1280"),
  ]

  private static func mosaic(items: Int, _ expected: String) -> Situation {
    let photo = item(.fw(1), .fw(2.0 / 3)).inset(inset(2))
    let main = item(.fw(2.0 / 3), .fh(1)).inset(inset(2))
    let column = V(
      .fw(1.0 / 3), .fh(1), [full.inset(inset(2))], .divided(2))
    let third = item(.fw(1.0 / 3), .fh(1)).inset(inset(2))
    return Situation(
      "E38 mosaic of \(items)",
      V(
        .fw(1), .fw(16.0 / 9),
        [
          photo, H(.fw(1), .fw(4.0 / 9), [main, column]), H(.fw(1), .fw(2.0 / 9), [third]),
          H(.fw(1), .fw(4.0 / 9), [column, main]),
        ]), items: items, width: 360, height: 640, expected)
  }

  private static func oneAndTwo(_ size: CGSize) -> [LayoutCustomFrame] {
    let (half, middle) = (size.width / 2, size.height / 2)
    return [
      CGRect(x: 0, y: 0, width: half, height: size.height),
      CGRect(x: half, y: 0, width: half, height: middle),
      CGRect(x: half, y: middle, width: half, height: middle),
    ].map { LayoutCustomFrame(frame: $0) }
  }

  private static func waterfall(_ heights: [CGFloat], width: CGFloat) -> [LayoutCustomFrame] {
    let column = (width - 10) / 2
    var ends: [CGFloat] = [0, 0]
    return heights.map { height in
      let place = ends[0] <= ends[1] ? 0 : 1
      defer { ends[place] += height + 10 }
      return LayoutCustomFrame(
        frame: CGRect(
          x: CGFloat(place) * (column + 10), y: ends[place], width: column, height: height))
    }
  }
}
