import Testing

@testable import UIKit

struct NinePatchTests {
  private let size = CGSize(width: 10, height: 10)

  private func parts(
    caps: CGFloat, repeats: Bool, width: CGFloat, height: CGFloat
  ) -> [NinePatch.Part] {
    NinePatch(
      size: size, caps: UIEdgeInsets(top: caps, left: caps, bottom: caps, right: caps),
      repeats: repeats
    ).parts(filling: CGRect(x: 5, y: 7, width: width, height: height))
  }

  @Test("A stretched image has nine parts that fill the rectangle")
  func stretched() {
    let found = parts(caps: 3, repeats: false, width: 30, height: 20)
    #expect(found.count == 9)
    #expect(found[0].source == CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(found[0].target == CGRect(x: 5, y: 7, width: 3, height: 3))
    #expect(found[4].source == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(found[4].target == CGRect(x: 8, y: 10, width: 24, height: 14))
    #expect(found[8].target == CGRect(x: 32, y: 24, width: 3, height: 3))
  }

  @Test("The center of a tiled image keeps its size, with the last tile cropped")
  func repeated() {
    // Between the caps are 30 - 6 = 24 points: six times 4; and 11 - 6 = 5: once 4, once 1.
    let found = parts(caps: 3, repeats: true, width: 30, height: 11)
    #expect(found.count == (6 + 2) * (2 + 2))
    #expect(
      found.contains {
        $0.source == CGRect(x: 3, y: 3, width: 4, height: 1)
          && $0.target == CGRect(x: 28, y: 14, width: 4, height: 1)
      })
  }

  @Test("Caps that are too large for the rectangle are reduced by the same factor")
  func small() {
    let found = parts(caps: 4, repeats: false, width: 4, height: 10)
    #expect(Set(found.map(\.target.width)) == [2])
  }

  @Test("Caps that are larger than the image divide it, the near one first")
  func largeCaps() {
    let found = parts(caps: 8, repeats: false, width: 30, height: 30)
    // 8 and the remaining 2, with nothing between.
    #expect(Set(found.map(\.source.width)) == [8, 2])
    #expect(Set(found.map(\.source.maxX)) == [8, 10])
  }

  @Test("A center of one point is stretched instead of tiled")
  func singlePoint() {
    let found = parts(caps: 4.5, repeats: true, width: 30, height: 30)
    #expect(found.count == 9)
    #expect(found[4].source == CGRect(x: 4.5, y: 4.5, width: 1, height: 1))
    #expect(found[4].target == CGRect(x: 9.5, y: 11.5, width: 21, height: 21))
  }

  @Test("All parts together have the rectangle's area", arguments: [true, false])
  func area(repeats: Bool) {
    for width in stride(from: CGFloat(1), through: 40, by: 3) {
      let found = parts(caps: 3, repeats: repeats, width: width, height: 23)
      let area = found.reduce(0) { $0 + $1.target.width * $1.target.height }
      #expect(abs(area - width * 23) < 1e-6, "width \(width)")
    }
  }
}
