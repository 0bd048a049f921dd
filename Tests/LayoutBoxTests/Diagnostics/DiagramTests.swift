import LayoutBox
import Testing
import UIKit

@MainActor @Suite("Diagrams") struct DiagramTests {
  private let size = CGSize(width: 300, height: 600)
  private let row = GroupLayoutBox(width: .w(1), height: .absolute(60)) {
    ItemLayoutBox(columns: 2, width: .w(0.5), height: .h(1))
  }

  @Test("The diagram of a group shows its parts with their frames") func group() {
    #expect(
      row.diagram(in: size) == """
        horizontal group 300 × 60: .fractionalWidth(1) × .absolute(60)
        ┌───────────────────┬───────────────────┐
        │0                  │1                  │
        │                   │                   │
        │                   │                   │
        └───────────────────┴───────────────────┘
          item 0: 150 × 60 at (0, 0), .fractionalWidth(0.5) × .fractionalHeight(1)
          item 1: 150 × 60 at (150, 0), .fractionalWidth(0.5) × .fractionalHeight(1)
        """)
  }

  @Test("The diagram of a section shows each element of the first screen") func section() {
    let section = SectionLayoutBox { row }.header(kind: "title", height: .absolute(60))
    #expect(
      section.solution(in: size, itemCounts: [3]).diagram() == """
        300 × 600, content 300 × 180
        ┌───────────────────────────────────────┐
        │title                                  │
        │                                       │
        │                                       │
        ├───────────────────┬───────────────────┤
        │0.0                │0.1                │
        │                   │                   │
        │                   │                   │
        ├───────────────────┼───────────────────┘
        │0.2                │
        │                   │
        │                   │
        └───────────────────┘
          section 0 item 0: 150 × 60 at (0, 60)
          section 0 item 1: 150 × 60 at (150, 60)
          section 0 item 2: 150 × 60 at (0, 120)
          section 0 "title": 300 × 60 at (0, 0)
        """)
  }

  @Test("The diagram of a layout names sections, badges, backgrounds and mistakes") func layout() {
    let lines = CompositionalLayoutBox {
      SectionLayoutBox { row }.background(.background(elementKind: "card"))
      SectionLayoutBox {
        GroupLayoutBox(width: .absolute(80), height: .absolute(44)) {
          ItemLayoutBox(width: .absolute(120), height: .h(1))
            .badge("new", width: .absolute(10), height: .absolute(10))
        }
      }
    }
    .header(kind: "search", height: .absolute(50))
    .solution(in: size, itemCounts: [1, 1]).diagram().components(separatedBy: "\n")
    #expect(lines.contains("  section 0 background \"card\": 300 × 60 at (0, 50)"))
    #expect(lines.contains("  section 1 \"new\" of item 0: 10 × 10 at (110, 110)"))
    #expect(lines.contains("  layout \"search\": 300 × 50 at (0, 0)"))
    #expect(lines.last?.hasPrefix("! section 1 › group › item 0: 120 pt wide") == true)
  }

  @Test("An image has a rectangle with a name for each element") func image() {
    let section = SectionLayoutBox { row }.header(kind: "a<b", height: .absolute(40))
    #expect(
      section.solution(in: size, itemCounts: [1]).diagram(as: .svg) == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" width="300" height="100" \
        font-family="sans-serif" font-size="10">
          <rect x="0" y="40" width="150" height="60" fill="#0a84ff" fill-opacity="0.2" \
        stroke="#0040a0"/>
          <text x="3" y="51" fill="#0040a0">0.0</text>
          <rect x="0" y="0" width="300" height="40" fill="#ff9f0a" fill-opacity="0.2" \
        stroke="#a05a00"/>
          <text x="3" y="11" fill="#a05a00">a&lt;b</text>
        </svg>
        """)
    let second = "<text x=\"153\" y=\"11\" fill=\"#0040a0\">1</text>"
    #expect(row.diagram(in: size, as: .svg).contains(second))
  }

  @Test("The diagram of nothing has no drawing") func empty() {
    let list = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(44)) }
    #expect(list.solution(in: size, itemCounts: [0]).diagram() == "300 × 600, content 300 × 0")
    #expect(list.solution(in: .zero, itemCounts: [5]).diagram() == "0 × 0, content 0 × 0")
    #expect(list.solution(in: size, itemCounts: [0]).diagram(as: .svg).hasSuffix("</svg>"))
  }
}
