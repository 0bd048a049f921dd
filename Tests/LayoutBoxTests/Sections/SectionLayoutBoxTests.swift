import LayoutBox
import Testing
import UIKit

@MainActor @Suite("Frames of a section in a view of 300 x 600") struct SectionLayoutBoxTests {
  private let size = CGSize(width: 300, height: 600)
  private let list = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(44)) }

  @Test("An item without a group is a row of cells") func rows() {
    #expect(
      list.frames(in: size, itemCount: 2) == [
        CGRect(x: 0, y: 0, width: 300, height: 44), CGRect(x: 0, y: 44, width: 300, height: 44),
      ])
    // Two halves fill a row, so the third item is in the second one.
    let halves = SectionLayoutBox { ItemLayoutBox(width: .w(0.5), height: .absolute(30)) }
    #expect(
      halves.frames(in: size, itemCount: 3) == [
        CGRect(x: 0, y: 0, width: 150, height: 30), CGRect(x: 150, y: 0, width: 150, height: 30),
        CGRect(x: 0, y: 30, width: 150, height: 30),
      ])
  }

  @Test("The height of an item without a group refers to the section") func fractions() {
    // A quarter of 600, and a half of 300.
    let quarter = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .h(0.25)) }
    #expect(quarter.frames(in: size, itemCount: 1) == [CGRect(x: 0, y: 0, width: 300, height: 150)])
    let square = SectionLayoutBox { ItemLayoutBox(width: .w(0.5), height: .w(0.5)) }
    #expect(square.frames(in: size, itemCount: 1) == [CGRect(x: 0, y: 0, width: 150, height: 150)])
  }

  @Test("Several boxes are one row") func severalBoxes() {
    let section = SectionLayoutBox {
      ItemLayoutBox(width: .absolute(100), height: .absolute(50))
      ItemLayoutBox(width: .absolute(200), height: .absolute(50))
    }
    #expect(
      section.frames(in: size, itemCount: 3) == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 0, width: 200, height: 50),
        CGRect(x: 0, y: 50, width: 100, height: 50),
      ])
  }

  @Test("Insets surround the groups, and spacing is between them") func insets() {
    let section = list.insets(top: 10, leading: 20, bottom: 30, trailing: 40).spacing(6)
    let solution = section.solution(in: size, itemCounts: [2])
    // 300 - 20 - 40 = 240; the second row begins at 10 + 44 + 6, the content ends 44 + 30 later.
    #expect(
      solution.frames[0] == [
        CGRect(x: 20, y: 10, width: 240, height: 44), CGRect(x: 20, y: 60, width: 240, height: 44),
      ])
    #expect(solution.contentSize == CGSize(width: 300, height: 134))
    #expect(list.insets(space: 7) == list.insets(top: 7, leading: 7, bottom: 7, trailing: 7))
  }

  @Test("The items of an orthogonal section follow one another sideways") func orthogonal() {
    let section = SectionLayoutBox { ItemLayoutBox(width: .absolute(200), height: .absolute(100)) }
      .orthogonal(.continuous).spacing(10).insets(leading: 16)
    let solution = section.solution(in: size, itemCounts: [2])
    #expect(
      solution.frames[0] == [
        CGRect(x: 16, y: 0, width: 200, height: 100), CGRect(x: 226, y: 0, width: 200, height: 100),
      ])
    #expect(solution.contentSize.height == 100)
  }

  @Test("Boxes can depend on the width of the context") func context() {
    let section = SectionLayoutBox(id: "columns") { context in
      if context.width() > 250 {
        ItemLayoutBox(width: .w(0.5), height: .absolute(10))
      } else {
        ItemLayoutBox(width: .w(1), height: .absolute(10))
      }
    }
    #expect(section.frames(in: size, itemCount: 1).map(\.width) == [150])
    let narrow = CGSize(width: 200, height: 600)
    #expect(section.frames(in: narrow, itemCount: 1).map(\.width) == [200])
  }

  @Test("Boxes can depend on the number of items") func itemCount() {
    let section = SectionLayoutBox { context in
      let count = max(1, context.itemCount)
      ItemLayoutBox(columns: count, width: .w(1 / CGFloat(count)), height: .absolute(10))
    }
    #expect(section.frames(in: size, itemCount: 4).map(\.width) == [75, 75, 75, 75])
  }

  @Test("Estimated heights are replaced by those that are given") func heights() {
    let section = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .estimated(44)) }
    let frames = section.frames(in: size, itemCount: 3) { item, width in
      width == 300 ? [nil, 20, 30][item] : nil
    }
    #expect(frames.map(\.height) == [44, 20, 30])
    #expect(frames.map(\.minY) == [0, 44, 64])
  }

  @Test("Frames are mirrored from right to left, and rounded at a display scale") func traits() {
    let thirds = SectionLayoutBox { ItemLayoutBox(width: .w(1 / 3), height: .absolute(10)) }
    let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(
      thirds.frames(in: size, itemCount: 2, traits: rightToLeft).map { $0.minX.rounded() }
        == [200, 100])
    let wide = CGSize(width: 100, height: 600)
    let pixels = UITraitCollection(displayScale: 2)
    // 33.33 is 66.67 pixels, which is rounded to 67.
    #expect(thirds.frames(in: wide, itemCount: 1, traits: pixels).map(\.width) == [33.5])
  }

  @Test("An empty section is as long as its insets") func empty() {
    let solution = list.insets(space: 5).solution(in: size, itemCounts: [0])
    #expect(solution.frames[0].isEmpty)
    #expect(solution.contentSize.height == 10)
    #expect(list.frames(in: size, itemCount: -3).isEmpty)
  }
}

@MainActor @Suite("Equality of sections") struct SectionLayoutBoxEqualityTests {
  private let list = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(44)) }

  @Test("Sections are equal if they describe the same") func equal() {
    let other = SectionLayoutBox { LayoutBoxConfig(width: .w(1), height: .absolute(44)) }
    #expect(list == other)
    #expect(list.header(height: .absolute(40)) == other.header(height: .absolute(40)))
    #expect(list.background(UICollectionReusableView.self) != list)
    #expect(
      list.background(UICollectionReusableView.self) != list.background(UICollectionViewCell.self))
  }

  @Test("Each modifier changes the section", arguments: 0..<9) func modifiers(index: Int) {
    let changed = [
      list.insets(space: 1), list.spacing(1), list.orthogonal(.paging),
      list.insetsReference(.layoutMargins), list.supplementaryInsetsReference(.none),
      list.footer(height: .absolute(1)), list.background(.background(elementKind: "card")),
      list.onVisibleItems(id: 0) { _, _, _ in }, list.headerPinned(),
    ]
    #expect(changed[index] != list)
    for other in changed.indices where other != index { #expect(changed[index] != changed[other]) }
  }

  @Test("A closure is identified by its id") func closures() {
    func box(_ id: String?) -> SectionLayoutBox {
      SectionLayoutBox(id: id) { _ in ItemLayoutBox(width: .w(1), height: .absolute(44)) }
    }
    #expect(box("a") == box("a"))
    #expect(box("a") != box("b"))
    #expect(list != box("a"))
    func handled(_ id: Int?) -> SectionLayoutBox { list.onVisibleItems(id: id) { _, _, _ in } }
    #expect(handled(1) == handled(1))
    #expect(handled(1) != handled(2))
  }

  @Test("A closure without an id equals only its copies") func unidentified() {
    func box() -> SectionLayoutBox {
      SectionLayoutBox { _ in ItemLayoutBox(width: .w(1), height: .absolute(44)) }
    }
    let one = box()
    let copy = one
    #expect(one == copy)
    #expect(one != box())
  }
}
