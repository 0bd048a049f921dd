import LayoutBox
import Testing
import UIKit

@MainActor @Suite("Custom groups and objects of UIKit in a view of 300 x 600")
struct CustomGroupTests {
  private let size = CGSize(width: 300, height: 600)

  private func stairs(_ id: String? = "stairs", steps: Int) -> CustomGroupLayoutBox {
    CustomGroupLayoutBox(id: id, width: .w(0.5), height: .absolute(60)) { environment in
      (0..<steps).map { step in
        CGRect(x: CGFloat(step) * 10, y: 0, width: 10, height: environment.size.height)
      }
    }
  }

  @Test("A custom group has the frames of its closure, and repeats") func frames() {
    let frames = stairs(steps: 2).insets(top: 5).frames(in: size, itemCount: 3)
    // 60 - 5 = 55; the second instance begins at 60.
    #expect(
      frames == [
        CGRect(x: 0, y: 5, width: 10, height: 55), CGRect(x: 10, y: 5, width: 10, height: 55),
        CGRect(x: 0, y: 65, width: 10, height: 55),
      ])
  }

  @Test("Custom groups can be nested with others") func nested() {
    let group = GroupLayoutBox(width: .w(1), height: .absolute(60)) {
      stairs(steps: 1).itemSize(
        itemSize: NSCollectionLayoutSize(widthDimension: .w(0.25), heightDimension: .h(1)))
      GroupLayoutBox(width: .w(0.5), height: .h(1)) { stairs("other", steps: 2) }
      ItemLayoutBox(width: .w(0.25), height: .h(1))
    }
    // Quarters of 300 begin at 0, 75 and 225. The group between them is 150 wide, so that two
    // custom groups of half its width fit, which begin at 75 and 150.
    #expect(group.frames(in: size, itemCount: 6).map(\.minX) == [0, 75, 85, 150, 160, 225])
    #expect(group.diagnostics(in: size).isEmpty)
    #expect(group.toBuild().subitems.count == 3)
  }

  @Test("Custom groups are equal if their ids and sizes are") func equality() {
    #expect(stairs(steps: 1) == stairs(steps: 1))
    #expect(stairs("a", steps: 1) != stairs("b", steps: 1))
    #expect(stairs(steps: 1) != stairs(steps: 1).insets(space: 1))
    let unidentified = stairs(nil, steps: 1)
    let copy = unidentified
    #expect(unidentified == copy)
    #expect(unidentified != stairs(nil, steps: 1))
  }

  @Test("A custom group that becomes an item returns with its frames") func type() {
    let group = stairs(steps: 2)
    #expect(group.boxType(.item).boxType(.group) == group)
    #expect(group.boxType(.item).frames(in: size, itemCount: 1).map(\.width) == [150])
  }

  @Test("An item of UIKit is a box with its size, insets, spacing and badges") func item() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(9), heightDimension: .absolute(8)),
      elementKind: "new", containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
    let object = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .w(0.5), heightDimension: .absolute(20)), supplementaryItems: [badge])
    object.contentInsets.leading = 4
    object.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(3), trailing: nil, bottom: nil)
    let box = ItemLayoutBox(width: .w(0.5), height: .absolute(20))
      .badge("new", width: .absolute(9), height: .absolute(8), at: [.top])
      .insets(leading: 4).top(.fixed(3)).config
    let group = GroupLayoutBox(width: .w(1), height: .absolute(30)) { object }
    let same = GroupLayoutBox(width: .w(1), height: .absolute(30)) { box }
    #expect(group == same)
    #expect(group.toBuild().subitems.first?.supplementaryItems.map(\.elementKind) == ["new"])
  }

  @Test("A group of UIKit keeps its content, and is copied") func group() throws {
    let inner = GroupLayoutBox(width: .absolute(80), height: .absolute(20)) { mark(40) }.toBuild()
    let outer = GroupLayoutBox(direction: .vertical, width: .w(1), height: .absolute(60)) {
      inner
      [inner, inner]
    }
    let built = outer.toBuild().subitems
    #expect(built.count == 3)
    let copy = try #require(built.first as? NSCollectionLayoutGroup)
    #expect(copy !== inner)
    #expect(copy.subitems.map(\.layoutSize.widthDimension.dimension) == [40])
  }
}
