import SeededNumbers
import TestSupport
import Testing

@testable import UIKit

@MainActor struct SystemKeyTests {
  @Test("Tab and Shift-Tab move between visible, enabled fields in the order of reading")
  func tab() {
    let fields = (0..<5).map { _ in UITextField() }
    // Two columns: 0 1 / 2 3, then one below; 3 is disabled.
    fields[1].frame = CGRect(x: 160, y: 24, width: 120, height: 34)
    fields[0].frame = CGRect(x: 20, y: 20, width: 120, height: 34)
    fields[2].frame = CGRect(x: 20, y: 80, width: 120, height: 34)
    fields[3].frame = CGRect(x: 160, y: 80, width: 120, height: 34)
    fields[4].frame = CGRect(x: 20, y: 140, width: 120, height: 34)
    fields[3].isEnabled = false
    let screen = TypingScreen(fields[4], fields[1], fields[0], fields[3], fields[2])
    fields[0].becomeFirstResponder()
    @MainActor func press(_ modifiers: UIKeyModifierFlags = []) -> Int? {
      screen.press(.keyboardTab, modifiers)
      return fields.firstIndex(where: \.isFirstResponder)
    }

    #expect([press(), press(), press(), press()] == [1, 2, 4, 0])
    #expect([press(.shift), press(.shift)] == [4, 2])
  }

  @Test("The order of reading is that of a grid's cells, also if they aren't exactly aligned")
  func readingOrder() {
    for seed in PropertyRuns.seeds(full: 4_000) {
      var random = SeededGenerator(seed: seed)
      let (columns, rows) = (
        Int.random(in: 1...5, using: &random), Int.random(in: 1...6, using: &random)
      )
      let isRightToLeft = Bool.random(using: &random)
      var cells: [(order: Int, rect: CGRect)] = []
      for row in 0..<rows {
        for column in 0..<columns {
          let x = CGFloat(isRightToLeft ? columns - column : column) * 100
          // Tops differ by less than half of the height.
          let y = CGFloat(row) * 60 + .random(in: 0...19, using: &random)
          let rect = CGRect(x: x, y: y, width: .random(in: 10...90, using: &random), height: 40)
          cells.append((cells.count, rect))
        }
      }
      cells.shuffle(using: &random)
      let indices = ReadingOrder.indices(of: cells.map(\.rect), isRightToLeft: isRightToLeft)
      #expect(indices.map { cells[$0].order } == Array(cells.indices), "seed \(seed)")
    }
  }

  @Test("Page keys, arrows, Home, End and the space bar scroll within the content")
  func scrolling() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize = CGSize(width: 320, height: 2_000)
    let screen = TypingScreen(view)
    withHeldClock { clock in
      @MainActor func offset(
        after key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], times: Int = 1
      ) -> CGFloat {
        for _ in 0..<times { #expect(screen.press(key, modifiers)) }
        clock.advance(by: 0.4)
        return view.contentOffset.y
      }

      // A page is the height of 480 points less a line of 40.
      #expect(offset(after: .keyboardPageDown) == 440)
      #expect(offset(after: .keyboardSpacebar) == 880)
      #expect(offset(after: .keyboardSpacebar, .shift) == 440)
      #expect(offset(after: .keyboardDownArrow, times: 3) == 560)
      #expect(offset(after: .keyboardUpArrow) == 520)
      #expect(offset(after: .keyboardPageUp, times: 2) == 0)
      #expect(offset(after: .keyboardEnd) == 1_520)
      #expect(offset(after: .keyboardPageDown) == 1_520)
      #expect(offset(after: .keyboardHome) == 0)
      #expect(offset(after: .keyboardDownArrow, .command) == 1_520)
      #expect(!screen.press(.keyboardRightArrow))
    }
  }

  @Test("Page keys scroll a paging scroll view by pages")
  func paging() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.isPagingEnabled = true
    view.contentSize = CGSize(width: 960, height: 480)
    let screen = TypingScreen(view)
    withHeldClock { clock in
      screen.press(.keyboardRightArrow)
      clock.advance(by: 0.4)
      #expect(view.contentOffset.x == 320)
    }
  }

  @Test("A responder that handles a press keeps it from the system")
  func handledPress() {
    let view = KeyView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 320, height: 2_000)
    scrollView.addSubview(view)
    let screen = TypingScreen(scrollView)
    view.becomeFirstResponder()
    withHeldClock { clock in
      #expect(screen.press(.keyboardEnd))
      clock.advance(by: 0.4)
      #expect(view.log == ["began 77", "ended 77"])
      #expect(scrollView.contentOffset.y == 0)
      screen.press(.keyboardPageDown)
      clock.advance(by: 0.4)
      #expect(scrollView.contentOffset.y == 440)
    }
  }

  @Test("Escape cancels an alert, Return chooses its preferred action")
  func alert() {
    for (key, chosen) in [
      (UIKeyboardHIDUsage.keyboardEscape, "no"), (.keyboardReturnOrEnter, "yes"),
    ] {
      let controller = UIViewController()
      let screen = TypingScreen()
      screen.window.rootViewController = controller
      var log: [String] = []
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in log.append("no") })
      let yes = UIAlertAction(title: "Yes", style: .default) { _ in log.append("yes") }
      alert.addAction(yes)
      alert.preferredAction = yes
      withHeldClock { clock in
        controller.present(alert, animated: false)
        clock.advance(by: 0.1)
        #expect(screen.press(key))
        clock.advance(by: 1)
      }
      #expect(log == [chosen])
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test("Escape dismisses a sheet unless the controller is modal, and no full-screen presentation")
  func sheet() {
    for (style, isModal, dismisses) in [
      (UIModalPresentationStyle.pageSheet, false, true), (.pageSheet, true, false),
      (.fullScreen, false, false),
    ] {
      let (controller, sheet) = (UIViewController(), UIViewController())
      let screen = TypingScreen()
      screen.window.rootViewController = controller
      sheet.modalPresentationStyle = style
      sheet.isModalInPresentation = isModal
      withHeldClock { clock in
        controller.present(sheet, animated: false)
        clock.advance(by: 0.1)
        screen.press(.keyboardEscape)
        clock.advance(by: 1)
      }
      #expect((controller.presentedViewController == nil) == dismisses)
    }
  }

  @Test("Escape presses the cancel button of a search bar")
  func search() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let delegate = SearchLog()
    bar.delegate = delegate
    let screen = TypingScreen(bar)
    bar.becomeFirstResponder()
    #expect(screen.press(.keyboardEscape))
    #expect(delegate.cancellations == 1)
  }
}

/// A first responder that handles the End key.
private final class KeyView: UIView {
  private(set) var log: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, key.keyCode == .keyboardEnd else {
      return super.pressesBegan(presses, with: event)
    }
    log.append("began \(key.keyCode.rawValue)")
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, key.keyCode == .keyboardEnd else { return }
    log.append("ended \(key.keyCode.rawValue)")
  }
}

private final class SearchLog: NSObject, UISearchBarDelegate {
  var cancellations = 0

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancellations += 1 }
}
