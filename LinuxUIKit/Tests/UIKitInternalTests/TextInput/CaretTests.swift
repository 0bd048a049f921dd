import TestSupport
import Testing

@testable import UIKit

@MainActor struct CaretTests {
  @Test("A caret is visible for half a second and hidden for half a second after its last movement")
  func blinking() {
    let blink = CaretBlink(start: 10)

    #expect([10, 10.4, 11.2, 12.4].allSatisfy(blink.isVisible))
    #expect(![10.5, 10.9, 11.5].contains(where: blink.isVisible))
  }

  @Test("Typing makes the caret visible again")
  func restart() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    window.addSubview(field)
    withHeldClock { clock in
      field.becomeFirstResponder()
      clock.advance(by: 0.6)
      #expect(!field.canvas.isCaretVisible)
      field.insertText("a")
      #expect(field.canvas.isCaretVisible)
    }
  }

  @Test("A line scrolls by the least distance that shows the caret, and not beyond its end")
  func scrolling() {
    var scroll = LineScroll()
    scroll.reveal(caret: 50, width: 2, content: 300, available: 100)
    #expect(scroll.offset == 0)
    // The caret's right edge is at that of the visible part.
    scroll.reveal(caret: 150, width: 2, content: 300, available: 100)
    #expect(scroll.offset == 52)
    // It is still visible.
    scroll.reveal(caret: 60, width: 2, content: 300, available: 100)
    #expect(scroll.offset == 52)
    scroll.reveal(caret: 40, width: 2, content: 300, available: 100)
    #expect(scroll.offset == 40)
    // Text was deleted: there is no empty space at the end.
    scroll.reveal(caret: 40, width: 2, content: 110, available: 100)
    #expect(scroll.offset == 10)
    scroll.reveal(caret: 40, width: 2, content: 80, available: 100)
    #expect(scroll.offset == 0)
  }

  @Test("Bullets and spaces have the offsets of the text that they replace")
  func displayedText() {
    let secret = DisplayedText(EditedText("a🇩🇪b"), isSecure: true)
    #expect(secret.string == "\u{2022}\u{2022}\u{2022}")
    // A bullet has three bytes in UTF-8.
    #expect([0, 1, 5, 6].map(secret.byte) == [0, 3, 6, 9])
    #expect([0, 3, 6, 9].map(secret.offset) == [0, 1, 5, 6])
    let plain = DisplayedText(EditedText("é\nb"), isSecure: false)
    #expect(plain.string == "é b")
    #expect([0, 1, 2, 3].map(plain.byte) == [0, 2, 3, 4])
  }
}
