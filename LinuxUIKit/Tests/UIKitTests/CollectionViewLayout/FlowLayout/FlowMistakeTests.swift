import TestSupport
import Testing
import UIKit

@MainActor @Suite("Messages of a flow layout about items that don't fit in a line")
struct FlowMistakeTests {
  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("An item that is wider than the available width is logged once, with layout and view")
    func tooWide() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = FlowScreen([3])
        screen.layout.itemSize = CGSize(width: 400, height: 50)
        screen.shown()
        screen.view.frame.size.width = 330
        screen.shown()
        screen.layout.invalidateLayout()
        screen.shown()
      }
      let text = standardError(of: result)
      let lines = text.split(separator: "\n").map(String.init)
      try? #require(lines.count == 4, "\(text)")
      #expect(
        lines.first == "The behavior of the UICollectionViewFlowLayout is not defined because:")
      #expect(
        lines.dropFirst().first == """
          the item width must be less than the width of the UICollectionView minus the section \
          insets left and right values, minus the content insets left and right values.
          """)
      #expect(
        lines.dropFirst(2).first?.hasPrefix("The relevant UICollectionViewFlowLayout instance is <")
          == true)
      #expect(lines.dropFirst(2).first?.contains(">, and it is attached to <") == true)
      #expect(
        lines.last == """
          Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this \
          in the debugger.
          """)
    }

    @Test("In a horizontal layout, items that are too high are logged")
    func tooHigh() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = FlowScreen([1])
        screen.layout.scrollDirection = .horizontal
        screen.layout.itemSize = CGSize(width: 50, height: 500)
        screen.shown()
      }
      let text = standardError(of: result)
      #expect(
        text.contains(
          "the item height must be less than the height of the UICollectionView minus the section"))
    }

    @Test("An item that just fits is not logged")
    func fits() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = FlowScreen([1])
        screen.layout.itemSize = CGSize(width: 300, height: 50)
        screen.layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        screen.shown()
      }
      #expect(result?.standardErrorContent == [])
    }
  #endif
}
