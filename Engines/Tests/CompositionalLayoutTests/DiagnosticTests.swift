import CompositionalLayout
import Foundation
import Testing

@Suite("Diagnostics of a solution")
struct DiagnosticTests {
  @Test(
    "A later child that doesn't fit is reported with its path, its length and the available length")
  func neverPlaced() {
    // 375 − 100 − 95 − 100 leaves 80.
    let row = H(
      .fw(1), 44, [item(100, .fh(1)), item(95, .fh(1)), item(100, .fh(1)), item(120, .fh(1))])
    let good = LayoutSection(group: H(.fw(1), 44, [full]))
    let layout = LayoutCase("", good, items: 1, sections: 3, "").with {
      $0.contents[2] = LayoutSectionContent(LayoutSection(group: row), itemCount: 4)
    }.solved
    #expect(
      texts(layout) == [
        """
        section 2 › group › item 3: 120 pt wide, 80 pt available; it is never placed. Make it smaller \
        or its group larger.
        """
      ])
    #expect(layout.diagnostics.map(\.problem) == [.neverPlaced])
    #expect(LayoutDiagnostic.Problem.neverPlaced.isFault)
  }

  @Test("A child after one that doesn't fit is reported too, with its spacing")
  func neverReached() {
    let column = V(
      .fw(1), 100,
      [item(.fw(1), 60), item(.fw(1), 30), H(.fw(1), 10, [full]).edges(top: .fixed(4))]
    ).gap(.fixed(12.5))
    #expect(
      texts(LayoutCase("", column, items: 1, "").solved) == [
        """
        section 0 › group › item 1: 30 pt high with 12.5 pt of spacing, 40 pt available; it is never \
        placed. Make it smaller or its group larger.
        """,
        """
        section 0 › group › group 2: 10 pt high with 16.5 pt of spacing, 40 pt available, but the \
        item before it does not fit and ends the group; it is never placed. Make the item before \
        it smaller or the group larger.
        """,
      ])
  }

  @Test("A child that may become smaller once it is measured isn't reported")
  func mayStillFit() {
    for children in [
      [item(.est(300), .fh(1)), item(100, .fh(1))], [item(300, 9), item(.est(90), 9)],
    ] {
      let layout = LayoutCase("", H(.fw(1), 44, children), items: 2, "").solved
      #expect(layout.diagnostics.isEmpty)
    }
  }

  @Test("Children that are left out because no items are left aren't reported")
  func fewItems() {
    let row = H(
      .fw(1), 44, [H(.fw(0.5), .fh(1), [item(.fw(0.5), .fh(1))]), item(.fw(0.5), .fh(1))])
    #expect(LayoutCase("", row, items: 1, "").solved.diagnostics.isEmpty)
  }

  @Test("A child larger than its group across the axis is a note, not a fault")
  func sticksOutAcross() {
    let row = H(.fw(1), 44, [H(100, .fh(1), [item(50, 60).edges(top: .fixed(1.5))])])
    let layout = LayoutCase("", row, items: 1, "").solved
    #expect(
      texts(layout) == [
        """
        section 0 › group › group 0 › item 0: 60 pt high with 1.5 pt of spacing, 44 pt available; it \
        sticks out of its group. Make it smaller or its group larger.
        """
      ])
    #expect(layout.diagnostics.map(\.problem.isFault) == [false])
    // A group that grows across its axis can hold everything.
    #expect(
      LayoutCase("", H(.fw(1), .est(9), [item(50, 60)]), items: 1, "").solved.diagnostics == [])
  }

  @Test("A group wider than its section is a note, not a fault; in a scroller it is neither")
  func wideGroup() {
    var section = LayoutSection(group: H(500, 44, [full]), insets: inset(0, 10, 0, 10))
    #expect(
      texts(LayoutCase("", section, items: 1, "").solved) == [
        """
        section 0 › group: 500 pt wide, 355 pt available; it sticks out of its section. Make it \
        smaller or the insets of the section smaller.
        """
      ])
    section.orthogonalBehavior = .continuous
    #expect(LayoutCase("", section, items: 1, "").solved.diagnostics.isEmpty)
  }

  @Test("A header wider than its span is a note with its kind, not a fault")
  func wideHeader() {
    let section = LayoutSection(
      group: H(.fw(1), 44, [full]), insets: inset(0, 20, 0, 20),
      boundaryItems: [boundary("title", 375, 30, .top)])
    let layout = LayoutCase("", section, items: 1, "").with {
      $0.configuration.boundaryItems = [boundary("top", .fw(2), 30, .top)]
    }.solved
    #expect(
      texts(layout) == [
        """
        section 0 › boundary item "title": 375 pt wide, 335 pt available; it sticks out of its span. \
        Make it smaller or the insets around it smaller.
        """,
        """
        layout › boundary item "top": 750 pt wide, 375 pt available; it sticks out of its span. Make \
        it smaller or the insets around it smaller.
        """,
      ])
    #expect(layout.diagnostics.map(\.problem) == [.sticksOut, .sticksOut])
  }

  @Test("An invalid frame of a provider is reported with its numbers")
  func customFrames() {
    let layout = LayoutCase("", V(.fw(1), 200, [custom(.fw(1), 100)]), items: 3, "").with {
      $0.frames = { _, _, _ in
        [
          LayoutCustomFrame(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
          LayoutCustomFrame(frame: CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 10)),
          LayoutCustomFrame(frame: CGRect(x: 1 / 3.0, y: 0, width: -10, height: 10)),
        ]
      }
    }.solved
    #expect(
      texts(layout) == [
        """
        section 0 › group › group 0 › item 1: the frame (nan, 0) inf × 10 has numbers that are \
        not finite; 0 is used. Give it points.
        """,
        """
        section 0 › group › group 0 › item 2: the frame (0.33, 0) -10 × 10 has a negative size; 0 \
        is used. Give it 0 points or more.
        """,
      ])
  }

  @Test("Invalid numbers around groups are reported with their position")
  func surroundings() {
    let section = LayoutSection(
      group: H(
        .fw(1), 44,
        [full.badge(8, 8, LayoutAnchor(edges: .top, offset: CGPoint(x: 0, y: CGFloat.nan)))]),
      insets: inset(.nan, 0, 0, 0), interGroupSpacing: .infinity,
      boundaryItems: [boundary("title", .fw(1), 0, .top)],
      decorations: [LayoutDecoration(kind: "back", insets: inset(0, 0, .nan, 0))])
    let layout = LayoutCase("", section, items: 1, "").with {
      $0.configuration.interSectionSpacing = -.infinity
    }.solved
    #expect(
      texts(layout) == [
        """
        section 0: an inset is not a number: top nan, leading 0, bottom 0, trailing 0; 0 is used. \
        Give it points.
        """,
        "section 0: the spacing between groups of inf is not a number; 0 is used. Give it points.",
        """
        section 0 › boundary item "title": the height .absolute(0) must be above 0; it is laid out \
        as 0 points.
        """,
        """
        section 0: an inset of the background "back" is not a number: top 0, leading 0, bottom nan, \
        trailing 0; 0 is used. Give it points.
        """,
        """
        section 0 › group › item 0: the offset of the badge "badge" is not a number: (0, nan); 0 is \
        used. Give it points.
        """,
        "layout: the spacing between sections of -inf is not a number; 0 is used. Give it points.",
      ])
  }

  @Test("Notes neither displace faults nor exhaust the memory")
  func limits() {
    let wide = (0..<1_000).map { item(.absolute(1), .absolute(CGFloat(50 + $0))) }
    let broken = (0..<1_000).map { item(.absolute(-1 - CGFloat($0)), .fh(1)) }
    let layout = LayoutCase("", H(5_000, 44, wide + broken), items: 1, width: 6_000, "").solved
    let isFault = layout.diagnostics.map(\.problem.isFault)
    #expect(isFault.filter { $0 }.count == 64)
    #expect(isFault.filter { !$0 }.count == 64)
  }

  private func texts(_ layout: SolvedLayout) -> [String] {
    layout.diagnostics.map(\.description)
  }
}
