import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Outlines of views", .serialized) struct OutlineTests {
  private let screen = InspectedScreen()

  private var outlines: [Outline] {
    Outlines(of: screen.window, screen: screen.window.bounds).outlines
  }

  @Test("Frames are drawn over the screen with class, index path and reuse identifier")
  func picture() {
    screen.display()
    expectImage(screen.outlinedPicture, named: "outlines")
  }

  @Test("A cell's label has its class, index path and reuse identifier")
  func cellLabel() throws {
    screen.display()
    let cells = outlines.filter { $0.style == .cell }
    #expect(
      cells.map(\.label) == [
        "InspectedCell 0-0 “entry”", "InspectedCell 0-1 “entry”", "InspectedCell 1-0 “entry”",
        "InspectedCell 1-1 “entry”",
      ])
    #expect(cells.first?.frame == CGRect(x: 0, y: 90, width: 300, height: 50))
  }

  @Test("The reuse identifier of a header that is the name of its class is left out")
  func headerLabel() {
    screen.display()
    let headers = outlines.filter { $0.style == .supplementary }
    #expect(headers.map(\.label) == ["InspectedHeader 0-0", "InspectedHeader 1-0"])
  }

  @Test("A control has the name that the app gave it")
  func controlLabel() {
    screen.display()
    #expect(outlines.filter { $0.style == .control }.map(\.label) == ["UISwitch “notifications”"])
  }

  @Test("A view without a determined frame is marked")
  func mistake() {
    screen.display()
    #expect(outlines.filter { $0.style == .mistake }.map(\.label) == ["UIView · ambiguous layout"])
  }

  @Test("Hidden views, clear views and parts outside a clipping superview have no outline")
  func invisible() throws {
    screen.display()
    screen.notifications.isHidden = true
    screen.misplaced.alpha = 0
    // 25 points of the first header and all of the cells above are scrolled away.
    screen.list.contentInset.bottom = 400
    screen.list.contentOffset.y = 75
    screen.window.layoutIfNeeded()
    #expect(!outlines.contains { $0.style == .control || $0.style == .mistake })
    let first = try #require(outlines.first { $0.style == .cell })
    // The first cell is at 30 … 80 of the content, of which 5 points are below the offset.
    #expect(first.frame == CGRect(x: 0, y: 60, width: 300, height: 5))
  }

  @Test("Labels of frames beside each other don't overlap, and stay on the screen")
  func placement() {
    screen.display()
    let labels = outlines.compactMap(\.labelFrame)
    for (index, label) in labels.enumerated() {
      #expect(screen.window.bounds.contains(label))
      for other in labels.dropFirst(index + 1) { #expect(!label.intersects(other)) }
    }
  }

  @Test("Labels of equal frames move to other corners; of containers only where there is space")
  func crowded() {
    let frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    func candidate(_ index: Int, _ role: InspectedView.Role) -> LabelPlacement.Candidate {
      LabelPlacement.Candidate(
        outline: index, size: CGSize(width: 50, height: 11), frame: frame, role: role)
    }
    let frames = LabelPlacement(screen: CGRect(x: 0, y: 0, width: 120, height: 51)).frames(
      of: [
        candidate(0, .container), candidate(1, .cell), candidate(2, .cell), candidate(3, .cell),
        candidate(4, .cell), candidate(5, .cell), candidate(6, .container),
      ])
    // The corners: 10 and 60 from the left, 10 and 39 from the top. A fifth cell has none of its own,
    // and the containers have no space: above and below the frame there are 10 points and 1.
    #expect(frames[1] == CGRect(x: 10, y: 10, width: 50, height: 11))
    #expect(frames[2] == CGRect(x: 60, y: 10, width: 50, height: 11))
    #expect(frames[3] == CGRect(x: 10, y: 39, width: 50, height: 11))
    #expect(frames[4] == CGRect(x: 60, y: 39, width: 50, height: 11))
    #expect(frames[5] != nil)
    #expect(frames[0] == nil && frames[6] == nil)
  }

  @Test("A reconfigured cell is tinted for 0.3 seconds")
  func flash() {
    withHeldClock { clock in
      ElementUpdates.setRecording(true)
      defer { ElementUpdates.setRecording(false) }
      screen.display()
      #expect(!outlines.contains { $0.isFlashing })
      screen.list.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
      screen.window.layoutIfNeeded()
      #expect(outlines.filter(\.isFlashing).map(\.label) == ["InspectedCell 0-1 “entry”"])
      clock.advance(by: 0.2)
      #expect(outlines.contains { $0.isFlashing })
      clock.advance(by: 0.15)
      #expect(!outlines.contains { $0.isFlashing })
    }
  }

  @Test("The inspector's layers follow the views while outlines are displayed, and end their tint")
  func overlay() throws {
    try withHeldClock { clock in
      screen.display()
      screen.window.makeKeyAndVisible()
      defer { screen.window.isHidden = true }
      let inspector = Inspector.shared
      #expect(inspector.layers.isEmpty)
      inspector.toggleOutlines()
      defer {
        if inspector.showsOutlines { inspector.toggleOutlines() }
        ElementUpdates.setRecording(false)
      }
      screen.list.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
      screen.window.layoutIfNeeded()
      let frames = try #require(inspector.layers.first?.sublayers?.first)
      let cell = try #require(
        frames.sublayers?.first { $0.frame == CGRect(x: 0, y: 140, width: 300, height: 50) })
      #expect(cell.backgroundColor != nil)
      clock.advance(by: 0.4)
      #expect(cell.backgroundColor == nil)
      screen.list.contentOffset.y = 10
      screen.window.layoutIfNeeded()
      _ = inspector.layers
      #expect(frames.sublayers?.contains { $0.frame.minY == 130 } == true)
      inspector.toggleOutlines()
      #expect(inspector.layers.isEmpty)
    }
  }
}
