import CompositionalLayout
import Foundation
import Testing

@Suite("A group as text")
struct GroupDrawingTests {
  private func drawing(
    _ group: LayoutNode, in container: CGSize = CGSize(width: 375, height: 667),
    _ frames: @escaping LayoutCustomFrame.Provider = { _, _, _ in [] }
  ) -> String {
    GroupDrawing(of: group, in: container, customFrames: frames).description
  }

  @Test("Two items of equal length with a gap between them (E04)")
  func row() {
    // (375 - 10) / 2 = 182.5; 375 points are 40 characters, 44 are 2 lines.
    #expect(
      drawing(H(.fw(1), 44, [full], .divided(2)).gap(.fixed(10))) == """
        horizontal group 375 × 44: .fractionalWidth(1) × .absolute(44), 2 of equal length, \
        spacing fixed 10
        ┌──────────────────┬─┬──────────────────┐
        │0                 │ │1                 │
        └──────────────────┴─┴──────────────────┘
          item 0: 182.5 × 44 at (0, 0), .fractionalWidth(1) × .fractionalHeight(1)
          item 1: 182.5 × 44 at (192.5, 0), .fractionalWidth(1) × .fractionalHeight(1)
        """)
  }

  @Test("A nested group is listed with its items below it (E09)")
  func nested() {
    let lead = item(.fw(0.7), .fh(1)).inset(inset(10))
    let trail = V(.fw(0.3), .fh(1), [item(.fw(1), .fh(0.3)).inset(inset(10))], .divided(2))
    #expect(
      drawing(H(.fw(1), .fh(0.4), [lead, trail])) == """
        horizontal group 375 × 266.8: .fractionalWidth(1) × .fractionalHeight(0.4)
        ┌───────────────────────────┬───────────┐
        │┌─────────────────────────┐│┌─────────┐│
        ││0                        │││1        ││
        ││                         │││         ││
        ││                         │││         ││
        ││                         │││         ││
        ││                         ││└─────────┘│
        ││                         ││           │
        ││                         ││┌─────────┐│
        ││                         │││2        ││
        ││                         │││         ││
        ││                         │││         ││
        ││                         │││         ││
        │└─────────────────────────┘│└─────────┘│
        └───────────────────────────┴───────────┘
          item 0: 242.5 × 246.8 at (10, 10), .fractionalWidth(0.7) × .fractionalHeight(1), \
        insets top 10, leading 10, bottom 10, trailing 10
          vertical group: 112.5 × 266.8 at (262.5, 0), .fractionalWidth(0.3) × \
        .fractionalHeight(1), 2 of equal length
            item 1: 92.5 × 113.4 at (272.5, 10), .fractionalWidth(1) × .fractionalHeight(0.3), \
        insets top 10, leading 10, bottom 10, trailing 10
            item 2: 92.5 × 113.4 at (272.5, 143.4), .fractionalWidth(1) × \
        .fractionalHeight(0.3), insets top 10, leading 10, bottom 10, trailing 10
        """)
  }

  @Test("Frames of a custom group have their z-index, badges their kind")
  func custom() {
    let badge = LayoutSupplementary(
      size: LayoutItemSize(width: 20, height: 20), kind: "badge",
      containerAnchor: LayoutAnchor(edges: [.top, .trailing]), itemAnchor: nil, zIndex: 1)
    var group = CompositionalLayoutTests.custom(200, 50)
    group.supplementaries = [badge]
    let text = drawing(group) { _, size, _ in
      [
        LayoutCustomFrame(frame: CGRect(x: 0, y: 0, width: 100, height: 50), zIndex: 0),
        LayoutCustomFrame(frame: CGRect(x: 100, y: 0, width: 100, height: 25), zIndex: 3),
      ]
    }
    #expect(
      text == """
        custom group 200 × 50: .absolute(200) × .absolute(50)
        ┌───────────────────┬───────────────────┐
        │0                  │1                  │
        │                   │                   │
        │                   ├───────────────────┤
        │                   │                   │
        └───────────────────┴───────────────────┘
          "badge": 20 × 20 at (180, 0)
          item 0: 100 × 50 at (0, 0)
          item 1: 100 × 25 at (100, 0), zIndex 3
        """)
  }

  @Test("Faults are listed at the end, and overhanging items are drawn as such")
  func mistakes() {
    let text = drawing(H(100, 50, [item(120, .fh(1))]))
    #expect(text.contains("  item 0: 120 × 50 at (0, 0), .absolute(120) × .fractionalHeight(1)"))
    // 120 points are 40 characters: the group ends at 33.
    #expect(text.contains("┌────────────────────────────────┬──────┐"))
    #expect(text.contains("\n! group › item 0: 120 pt wide, 100 pt available;"))
    let empty = drawing(H(32, 94, [full]).inset(inset(0, 16, 0, 16)))
    #expect(empty.hasPrefix("horizontal group 32 × 94: .absolute(32) × .absolute(94), insets "))
    #expect(empty.contains("\n! group: 32 × 94 pt, and its insets leave 0 × 94 pt"))
    #expect(!empty.contains("┌"))
  }

  @Test("Flexible gaps and edges are listed with their minimum")
  func flexible() {
    var one = item(50, .fh(1))
    one.edgeSpacing = LayoutEdgeSpacing(leading: .flexible(3), bottom: .fixed(4))
    let text = drawing(H(100, 50, [one], .repeated(1)))
    #expect(text.contains("up to 1 copies"))
    #expect(
      text.contains(
        ".absolute(50) × .fractionalHeight(1), edges leading flexible 3, bottom fixed 4"))
  }

  @Test("The text of any description is short")
  func hostile() {
    let groups: [(name: String, node: LayoutNode)] = [
      ("100,000 subitems", H(.fw(1), 44, Array(repeating: item(1, 1), count: 100_000))),
      ("thin rows", V(.fw(1), 10_000_000, [item(.fw(1), 0.001)])),
      ("no numbers", H(.absolute(.nan), .absolute(-5), [item(.absolute(.infinity), .fh(.nan))])),
      ("no subitems", H(.fw(1e300), .fh(-1e300), [])),
      ("a count without end", V(1, 1e9, [item(1, 1)], .divided(Int.max))),
      ("1,000 deep", (0..<1_000).reduce(full) { inner, _ in H(.fw(1), .fh(1), [inner]) }),
      ("no frames", CompositionalLayoutTests.custom(.fw(1), .fh(1))),
    ]
    for (name, node) in groups {
      let lines = drawing(node).split(separator: "\n")
      #expect(lines.count < 80 && lines.allSatisfy { $0.count < 400 }, "\(name)")
      #expect(lines.first?.contains("group") == true, "\(name)")
    }
  }

  @Test("Of a hundred items all are drawn and forty listed")
  func many() {
    let text = drawing(H(400, 40, [item(40, 4)], .repeated(10)))
    #expect(!text.contains("more"))
    let wide = drawing(V(400, 400, [H(400, 40, [item(40, .fh(1))])]))
    // Ten rows and a hundred items, of which forty have a line.
    #expect(wide.hasSuffix("\n  … and 70 more"))
  }
}
