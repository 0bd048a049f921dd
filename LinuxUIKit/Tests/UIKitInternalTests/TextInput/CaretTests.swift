import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct CaretTests {
  @Test("A caret is seen for half a second and gone for half a second, from its last movement on")
  func blinking() {
    let blink = CaretBlink(start: 10)

    #expect([10, 10.4, 11.2, 12.4].allSatisfy(blink.isSeen))
    #expect(![10.5, 10.9, 11.5].contains(where: blink.isSeen))
  }

  @Test("Typing lets the caret be seen anew")
  func restart() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    window.addSubview(field)
    withHeldClock { clock in
      field.becomeFirstResponder()
      clock.advance(by: 0.6)
      #expect(!field.blink.isSeen(at: FrameClock.shared.now))
      field.insertText("a")
      #expect(field.blink.isSeen(at: FrameClock.shared.now))
    }
  }

  @Test("A line is pushed just as far as the caret needs, and not beyond its end")
  func scrolling() {
    var scroll = LineScroll()
    scroll.reveal(caret: 50, width: 2, content: 300, room: 100)
    #expect(scroll.offset == 0)
    // The caret's right edge is at the room's.
    scroll.reveal(caret: 150, width: 2, content: 300, room: 100)
    #expect(scroll.offset == 52)
    // It is still in sight.
    scroll.reveal(caret: 60, width: 2, content: 300, room: 100)
    #expect(scroll.offset == 52)
    scroll.reveal(caret: 40, width: 2, content: 300, room: 100)
    #expect(scroll.offset == 40)
    // Text was deleted: no room stays empty at the end.
    scroll.reveal(caret: 40, width: 2, content: 110, room: 100)
    #expect(scroll.offset == 10)
    scroll.reveal(caret: 40, width: 2, content: 80, room: 100)
    #expect(scroll.offset == 0)
  }

  @Test("Dots and spaces lead back to the text that they stand for")
  func shownText() {
    let secret = ShownText(EditedText("a🇩🇪b"), isSecure: true)
    #expect(secret.string == "\u{2022}\u{2022}\u{2022}")
    // A dot has three bytes in UTF-8.
    #expect([0, 1, 5, 6].map(secret.byte) == [0, 3, 6, 9])
    #expect([0, 3, 6, 9].map(secret.offset) == [0, 1, 5, 6])
    let plain = ShownText(EditedText("é\nb"), isSecure: false)
    #expect(plain.string == "é b")
    #expect([0, 1, 2, 3].map(plain.byte) == [0, 2, 3, 4])
  }
}
