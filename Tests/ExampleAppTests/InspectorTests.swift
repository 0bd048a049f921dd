import ExampleScreens
import Foundation
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleApp

@MainActor @Suite("Outlines and inspection of example screens") struct InspectorTests {
  private func snapshot(_ name: String) throws -> Snapshot {
    let screen = try #require(ExampleScreen.all.first { $0.name == name })
    return Snapshot(screen: screen, appearance: Appearance(showsOutlines: true))
  }

  @Test(
    "Frames, names and index paths are drawn over a screen",
    arguments: ["inbox", "form", "front-page"])
  func outlines(name: String) throws {
    expectImage(try snapshot(name).picture, named: name)
  }

  @Test("A point of the inbox is described from the window to the label")
  func inspection() throws {
    let text = try withHeldClock { _ in
      try snapshot("inbox").inspection(at: CGPoint(x: 120, y: 200))
    }
    #expect(
      text == """
        UIWindow (0, 0, 390, 844)
          UIView (0, 0, 390, 844)
            - view controller: HostViewController
            NavigationView (0, 0, 390, 844)
              - view controller: UINavigationController
              - gestures: PopGestureRecognizer possible, UIPanGestureRecognizer possible (disabled), \
        UITapGestureRecognizer possible (disabled)
              UIView (0, 0, 390, 844)
                UIView (0, 0, 390, 844)
                  - view controller: InboxScreen
                  LegoCollectionView (0, 0, 390, 844)
                    - gestures: ScrollPanRecognizer possible, UILongPressGestureRecognizer possible, \
        UILongPressGestureRecognizer possible (disabled), UIPanGestureRecognizer possible, \
        SwipeGestureRecognizer possible, UIPanGestureRecognizer possible, UITapGestureRecognizer possible
                    ListRowCell<SubtitleRow> “Harbor Office, Your berth in June” (0, 191, 390, 63.5)
                      - reuse identifier: LegoKit.ListRowCell<LegoKit.SubtitleRow>
                      - index path: 0-1
                      - item: SubtitleRow 2
                      - section: Today
                      - updated: displayed 0.00 s ago
                      UIListContentView (0, 191, 329.5, 63.5)
        """)
  }
}
