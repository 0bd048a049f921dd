import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

/// A form with arrows above the keyboard, and a field at the bottom of the screen.
private final class ArrowsForm: LegoViewController {
  @State var names = ["First", "Last", "Street", "City"]
  @State var showsArrows = true
  @Focus var field: String?

  override var lego: Lego {
    Lego {
      Section(id: 0, layout: .rows()) {
        for name in names {
          TextFieldRow(name, text: .constant(""), id: name).focused($field, equals: name)
        }
      }
    }
    .focusArrows(showsArrows)
  }

  /// The label of the field that is first responder.
  var edited: String? { firstResponder(in: view)?.accessibilityLabel }

  private func firstResponder(in view: UIView) -> UIView? {
    view.isFirstResponder ? view : view.subviews.lazy.compactMap(firstResponder).first
  }
}

// On Apple's platforms the bar is in a window of the system.
@MainActor
@Suite("Views above the keyboard of a screen", .enabled(if: isTouchAvailable))
struct ScreenInputAccessoryTests {
  private let form = ArrowsForm()

  private func screen(_ keyboard: Screen.Keyboard = .software, height: CGFloat = 480) -> Screen {
    let screen = Screen(form, size: CGSize(width: 320, height: height))
    screen.keyboard = keyboard
    return screen
  }

  @Test("The arrows are tapped by their labels, and the bar goes when the editing ends")
  func taps() throws {
    let screen = screen()
    #expect(!screen.tappableTexts.contains("Next"))
    try screen.tap("First")
    try screen.tap("Next")
    try screen.tap("Next")
    #expect(form.edited == "Street")
    try screen.tap("Previous")
    #expect(form.edited == "Last")
    try screen.tap("Done")
    #expect(form.edited == nil)
    #expect(!screen.tappableTexts.contains("Next"))
    #expect(screen.keyboardFrame == nil)
  }

  @Test("Texts and the accessibility tree contain the bar while a field is edited") func texts()
    throws
  {
    let screen = screen()
    #expect(!screen.text.contains("Done"))
    try screen.tap("First")
    #expect(screen.text.hasSuffix("\n[Previous] | [Next] | [Done]"))
    let labels = screen.accessibilityElements.compactMap(\.label)
    #expect(labels.suffix(3) == ["Previous", "Next", "Done"])
    // 480 - 260 - 44
    #expect(try screen.frame(of: "Next").midY == 198)
    #expect(screen.keyboardFrame == CGRect(x: 0, y: 176, width: 320, height: 304))
    #expect(screen.layoutDescription.contains("UIToolbar"))
  }

  @Test("It is read and tapped in front of a presented controller") func presented() throws {
    let screen = screen()
    try screen.tap("First")
    form.present(UIViewController(), animated: false)
    #expect(screen.accessibilityElements.compactMap(\.label) == ["Previous", "Next", "Done"])
    try screen.tap("Done")
    #expect(screen.accessibilityElements.isEmpty)
  }

  @Test("With a hardware keyboard the bar is at the bottom, and does not cover the edited field")
  func hardware() throws {
    form.names = (0..<12).map { "Field \($0)" }
    let screen = screen(.hardware, height: 454)
    // Rows of 44 points: this one is from 396 to 440, and the bar from 454 - 44 = 410 on.
    #expect(try screen.frame(of: "Field 9").midY == 418)
    try screen.tap("Field 9")
    #expect(screen.keyboardFrame == CGRect(x: 0, y: 410, width: 320, height: 44))
    #expect(try screen.frame(of: "Field 9").maxY <= 410)
    try screen.tap("Done")
    #expect(screen.keyboardFrame == nil)
  }

  @Test("Arrows that are switched on or off while a field is edited come and go") func toggle()
    throws
  {
    let screen = screen()
    try screen.tap("First")
    form.showsArrows = false
    #expect(screen.keyboardFrame?.height == 260)
    #expect(!screen.text.contains("Done"))
    form.showsArrows = true
    #expect(screen.keyboardFrame?.height == 304)
    #expect(screen.text.contains("Done"))
    #expect(form.edited == "First")
  }

  @Test("Images contain the bar above the gray area of the keyboard, and at the bottom without it")
  func images() throws {
    let screen = screen()
    try screen.tap("First")
    try screen.checkImage(named: "arrows_software")
    screen.keyboard = .hardware
    try screen.checkImage(named: "arrows_hardware")
    screen.keyboard = .software
    screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    try screen.checkImage(named: "arrows_dark")
  }
}
