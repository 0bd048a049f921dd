import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("The clock of a screen") struct ScreenClockTests {
  private let controller = UIViewController()
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

  private func screen() -> Screen {
    label.text = "Loading"
    controller.view.addSubview(label)
    return Screen(controller, size: CGSize(width: 300, height: 400))
  }

  @Test("A held clock plays animations while it is advanced")
  func hold() {
    let screen = screen()
    let log = AnimationLog()
    screen.clock.hold {
      UIView.animate(withDuration: 1) {
        label.alpha = 0.5
      } completion: { _ in
        log.ended += 1
      }
      screen.clock.advance(by: 0.9)
      #expect(log.ended == 0)
      screen.clock.advance(by: 0.2)
      #expect(log.ended == 1)
    }
  }

  @Test("An image in a held clock has the animated views where they are at that time")
  func heldImage() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    box.backgroundColor = .black
    controller.view.addSubview(box)
    let screen = screen()
    func image(_ x: CGFloat) -> Data? {
      box.frame.origin.x = x
      return screen.image().pngData()
    }
    let (halfway, later, end) = (image(100), image(150), image(200))
    box.frame.origin.x = 0
    screen.clock.hold {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.frame.origin.x = 200
      }
      screen.clock.advance(by: 0.5)
      #expect(screen.image().pngData() == halfway)
      // The image doesn't end the animation.
      screen.clock.advance(by: 0.25)
      #expect(screen.image().pngData() == later)
    }
    #expect(screen.image().pngData() == end)
  }

  @Test("An image of a list in a held clock is one of its animation")
  func heldList() {
    final class Colors: LegoViewController {
      @State var rows = ["A", "B", "C"]
      override var lego: Lego {
        Lego { Section(id: 0, layout: .rows()) { for row in rows { TextRow(row) } } }
      }
    }
    let controller = Colors()
    let screen = Screen(controller, size: CGSize(width: 100, height: 200))
    let start = screen.image().pngData()
    var halfway: Data?
    screen.clock.hold {
      controller.rows.insert("New", at: 1)
      screen.clock.advance(by: 0.1)
      halfway = screen.image().pngData()
      #expect(screen.image().pngData() == halfway)
      screen.clock.advance(by: 0.1)
      #expect(screen.image().pngData() != halfway)
    }
    #expect(halfway != start)
    #expect(halfway != screen.image().pngData())
  }

  @Test("Animations that run when the closure returns are completed")
  func completion() {
    let screen = screen()
    let log = AnimationLog()
    screen.clock.hold {
      UIView.animate(withDuration: 1) {
        label.alpha = 0.5
      } completion: { _ in
        log.ended += 1
      }
    }
    #expect(log.ended == 1)
  }

  @Test("Without a held clock, animations end immediately")
  func immediate() {
    let screen = screen()
    let log = AnimationLog()
    UIView.animate(withDuration: 1) {
      label.alpha = 0.5
    } completion: { _ in
      log.ended += 1
    }
    screen.settle()
    #expect(log.ended == 1)
  }

  @Test("A held clock stands still until it is advanced")
  func time() {
    let screen = screen()
    screen.clock.hold {
      let start = screen.clock.now
      #expect(screen.clock.now == start)
      screen.clock.hold { screen.clock.advance(by: 2) }
      #expect(abs(screen.clock.now - start - 2) < 1e-6)
    }
  }

  @Test("Advancing the clock doesn't wait in real time")
  func advance() {
    let screen = screen()
    let (start, realStart) = (screen.clock.now, Date())
    screen.clock.advance(by: 60)

    #expect(screen.clock.now - start >= 60)
    #expect(Date().timeIntervalSince(realStart) < 30)
  }

  @Test("Waiting returns as soon as the condition is true")
  func wait() throws {
    let screen = screen()
    try screen.wait(timeout: 0) { true }
    let end = screen.clock.now + 2
    try screen.wait { screen.clock.now >= end }
    #expect(screen.clock.now < end + 1)
  }

  @Test("Waiting too long throws an error with what the screen shows")
  func timeout() {
    let screen = screen()
    let error = #expect(throws: ScreenError.self) {
      try screen.wait(timeout: 0.5) { screen.text.contains("Done") }
    }

    #expect(error == .timedOut(seconds: 0.5, text: "Loading"))
    #expect(
      error?.description == """
        The condition is still false after 0.5 s. The screen shows:
        Loading
        """)
  }

  @Test("An asynchronous test waits for its tasks")
  func task() async throws {
    let screen = screen()
    let task = Task {
      try await Task.sleep(nanoseconds: 30_000_000)
      label.text = "Done"
    }
    try await screen.wait { screen.text == "Done" }
    try await task.value
    await #expect(throws: ScreenError.timedOut(seconds: 0.05, text: "Done")) {
      try await screen.wait(timeout: 0.05) { false }
    }
  }
}

/// The number of completed animations.
@MainActor private final class AnimationLog {
  var ended = 0
}
