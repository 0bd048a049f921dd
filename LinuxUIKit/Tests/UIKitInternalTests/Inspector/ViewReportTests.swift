import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Inspection of a point", .serialized) struct ViewReportTests {
  private let screen = InspectedScreen()

  @Test("The report lists the views under a point with the facts about each")
  func report() {
    withHeldClock { clock in
      ElementUpdates.setRecording(true)
      defer { ElementUpdates.setRecording(false) }
      screen.display()
      clock.advance(by: 0.25)
      let text = Inspector.shared.describe(at: CGPoint(x: 40, y: 165), in: screen.window)
      // The second cell of the first section begins at 60 + 30 + 50.
      #expect(
        text == """
          UIWindow (0, 0, 300, 400)
            UIView (0, 0, 300, 400)
              - view controller: UIViewController
              UICollectionView (0, 60, 300, 340)
                - gestures: ScrollPanRecognizer possible, UILongPressGestureRecognizer possible, \
          UILongPressGestureRecognizer possible (disabled), UIPanGestureRecognizer possible
                InspectedCell (0, 140, 300, 50)
                  - reuse identifier: entry
                  - index path: 0-1
                  - gestures: UITapGestureRecognizer possible
                  - updated: displayed 0.25 s ago
                  UIView (0, 140, 300, 50)
                    UILabel “Entry” (16, 155, 120, 20)
                      - horizontal constraint: <NSLayoutConstraint H:|-(16)-[UILabel]   \
          (active, names: '|':UIView )>
                      - horizontal constraint: <NSLayoutConstraint UILabel.width == 120   (active)>
                      - vertical constraint: <NSLayoutConstraint UILabel.centerY == UIView.centerY   \
          (active)>
                      - vertical constraint: <NSLayoutConstraint UILabel.height == 20   (active)>
          """)
    }
  }

  @Test("A view whose constraints don't determine its frame is reported")
  func ambiguous() {
    screen.display()
    let frame = screen.misplaced.convert(screen.misplaced.bounds, to: screen.window)
    let text = Inspector.shared.describe(
      at: CGPoint(x: frame.midX, y: frame.midY), in: screen.window)
    #expect(text.contains("- mistake: ambiguous layout"))
  }

  @Test("A view of which a constraint was broken is reported")
  func broken() {
    screen.display()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.controller.view.addSubview(view)
    let constants: [CGFloat] = [40, 60]
    NSLayoutConstraint.activate(
      [
        view.leadingAnchor.constraint(equalTo: screen.controller.view.leadingAnchor),
        view.topAnchor.constraint(equalTo: screen.controller.view.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ] + constants.map { view.widthAnchor.constraint(equalToConstant: $0) })
    let text = Inspector.shared.describe(at: CGPoint(x: 5, y: 5), in: screen.window)
    #expect(text.contains("- mistake: broken constraint"))
  }

  @Test("A point beside all views is reported as the window's")
  func outside() {
    screen.display()
    let text = Inspector.shared.describe(at: CGPoint(x: -5, y: -5), in: screen.window)
    #expect(text == "UIWindow (0, 0, 300, 400)")
  }
}

@MainActor @Suite("Last updates of cells", .serialized) struct ElementUpdateTests {
  private let screen = InspectedScreen()

  @Test("A cell was displayed, and after a reconfiguration it was reconfigured for the set cause")
  func kinds() throws {
    try withHeldClock { clock in
      ElementUpdates.setRecording(true)
      defer { ElementUpdates.setRecording(false) }
      screen.display()
      let cell = try #require(screen.list.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(ElementUpdates.lastUpdate(of: cell)?.kind == .displayed)
      clock.advance(by: 1)
      ElementUpdates.setCause("state: name", of: cell)
      screen.list.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
      screen.window.layoutIfNeeded()
      let update = try #require(ElementUpdates.lastUpdate(of: cell))
      #expect(update.kind == .reconfigured)
      #expect(update.cause == "state: name")
      #expect(update.time == FrameClock.shared.now)
      clock.advance(by: 0.5)
      #expect(
        update.description(at: FrameClock.shared.now) == "reconfigured 0.50 s ago, state: name")
    }
  }

  @Test("Nothing is recorded while no tool asks for it")
  func off() throws {
    // A window that another test has opened asks for it.
    ElementUpdates.setRecording(false)
    screen.display()
    let cell = try #require(screen.list.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(ElementUpdates.lastUpdate(of: cell) == nil)
  }
}
