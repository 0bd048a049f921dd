import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Display of an app", .serialized) struct AppDisplayTests {
  @Test("The first frame displays the whole window")
  func firstFrame() throws {
    try withApp { app in
      #expect(
        app.connection.presented == [[PixelRect(x: 0, y: 0, width: 390, height: 844)]])
      #expect(app.connection.centerColor == 0xFFFFFF)
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(UIScreen.main.scale == 1)
    }
  }

  @Test("A frame warns the app of pressure on memory, once")
  func memory() throws {
    nonisolated(unsafe) var total = 0  // Read on the main actor only.
    var memory = MemoryPressure {
      total += 2_000_000
      return "full avg10=0.00 total=\(total)"
    }
    // 2 of 10 seconds are more than a tenth.
    let isFirstCritical = memory.isCritical(at: ProcessInfo.processInfo.systemUptime - 10)
    #expect(!isFirstCritical)
    try withApp(memory: memory) { app in
      app.run()
      #expect(app.delegate.log == ["active", "memory"])
    }
  }

  @Test("The first state is that of the environment")
  func configuration() throws {
    let configuration = [
      "UIKIT_APPEARANCE": "dark", "UIKIT_TEXT_SIZE": "XL", "UIKIT_LAYOUT_DIRECTION": "rtl",
    ]
    try withApp(configuration) { app in
      let traits = app.controller.traitCollection
      #expect(app.connection.centerColor == 0)
      #expect(traits.preferredContentSizeCategory == .extraLarge)
      #expect(app.controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }

  @Test("A resized window resizes the screen, the app's window and its content, with a transition")
  func resize() throws {
    try withApp { app in
      app.connection.geometry = DisplayGeometry(
        pixelWidth: 800, pixelHeight: 600, scale: 1, pixelsPerUnit: 1)
      app.run(.resized)
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 800, height: 600))
      #expect(app.window.frame == UIScreen.main.bounds)
      #expect(app.controller.view.frame == UIScreen.main.bounds)
      #expect(app.controller.log == ["transition 800x600 from 390", "width class 2"])
      #expect(
        app.connection.presented.last == [PixelRect(x: 0, y: 0, width: 800, height: 600)])

      app.run(.resized)
      #expect(app.controller.log.count == 2, "The same size is no transition")
    }
  }

  @Test("A window that is wider than high is in landscape, and the device turned to the left")
  func orientation() throws {
    try withApp { app in
      let device = UIDevice.current
      let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      let scene = UIWindowScene(
        session: UISceneSession(role: .windowApplication, configuration: configuration),
        connectionOptions: UIScene.ConnectionOptions())
      #expect(scene.interfaceOrientation == .portrait && device.orientation == .unknown)
      device.beginGeneratingDeviceOrientationNotifications()
      defer { device.endGeneratingDeviceOrientationNotifications() }
      #expect(device.orientation == .portrait)

      let changes = OrientationChanges()
      changes.note {
        for (width, height) in [(800, 600), (900, 600), (600, 600), (600, 800)] {
          app.connection.geometry = DisplayGeometry(
            pixelWidth: width, pixelHeight: height, scale: 1, pixelsPerUnit: 1)
          app.run(.resized)
          changes.sizes.append(width)
          let isWide = width > height
          #expect(scene.interfaceOrientation == (isWide ? .landscapeRight : .portrait))
          #expect(UIApplication.shared.statusBarOrientation == scene.interfaceOrientation)
          #expect(device.orientation == (isWide ? .landscapeLeft : .portrait))
        }
      }
      // To landscape at the first size, and back at the third, a square.
      #expect(changes.sizes == [0, 800, 900, 0, 600, 600])
    }
  }

  @Test("Nobody is notified of an orientation unless asked to, as often as asked")
  func requests() {
    let device = UIDevice.current
    let (tall, wide) = (CGSize(width: 1, height: 2), CGSize(width: 2, height: 1))
    let changes = OrientationChanges()
    changes.note {
      device.screenSizeDidChange(from: tall, to: wide)
      #expect(changes.sizes.isEmpty)
      for _ in 0..<2 { device.beginGeneratingDeviceOrientationNotifications() }
      device.endGeneratingDeviceOrientationNotifications()
      device.screenSizeDidChange(from: tall, to: wide)
      #expect(changes.sizes == [0])
      for _ in 0..<3 { device.endGeneratingDeviceOrientationNotifications() }
      #expect(!device.isGeneratingDeviceOrientationNotifications)
      device.screenSizeDidChange(from: wide, to: tall)
      #expect(changes.sizes == [0])
    }
  }

  @Test("A window that doesn't fill the screen keeps its frame")
  func smallWindow() throws {
    try withApp { app in
      let small = UIWindow(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
      small.isHidden = false
      defer { small.isHidden = true }
      app.connection.geometry = DisplayGeometry(
        pixelWidth: 1600, pixelHeight: 1200, scale: 2, pixelsPerUnit: 1)
      app.run(.resized)
      #expect(small.frame == CGRect(x: 20, y: 20, width: 100, height: 100))
      #expect(small.traitCollection.displayScale == 2)
      #expect(small.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test("A window without the focus is inactive, a minimized one in the background")
  func lifeCycle() throws {
    try withApp { app in
      app.run(.focusLost)
      #expect(UIApplication.shared.applicationState == .inactive)
      app.run(.focusGained)
      #expect(UIApplication.shared.applicationState == .active)
      app.run(.focusLost, .minimized)
      #expect(UIApplication.shared.applicationState == .background)
      app.run(.restored, .focusGained)
      #expect(
        app.delegate.log == [
          "active", "resign", "active", "resign", "background", "foreground", "active",
        ])
    }
  }

  @Test("In the background nothing is drawn; a restored window is displayed whole")
  func background() throws {
    try withApp { app in
      app.run(.minimized)
      let count = app.connection.presented.count
      app.window.backgroundColor = .red
      app.run()
      #expect(app.connection.presented.count == count)
      app.run(.restored)
      #expect(
        app.connection.presented.last == [PixelRect(x: 0, y: 0, width: 390, height: 844)])
    }
  }

  @Test("A closed window ends the app, whose controllers don't disappear, as on Apple's platforms")
  func close() throws {
    try withApp { app in
      app.connection.events = [.closed]
      app.display.run()
      #expect(app.display.isClosed)
      #expect(!app.connection.isOpen)
      #expect(app.delegate.log == ["active", "resign", "background", "terminate"])
      #expect(app.controller.log == [])
      #expect(UIApplication.shared.connectedScenes.isEmpty)
    }
  }

  @Test("An animation advances with the frames of the display, and ends")
  func animation() throws {
    try withApp { app in
      FrameClock.shared.pause()
      defer { FrameClock.shared.resume() }
      var times: [TimeInterval] = []
      FrameClock.shared.onEachFrame {
        times.append($0)
        return times.count < 2
      }
      app.run()
      #expect(times.isEmpty, "A paused clock has no frames of the display")
      FrameClock.shared.resume()
      for _ in 0..<3 { app.run() }
      #expect(times.count == 2)
    }
  }

  @Test("Switches change appearance, layout direction and text size, and change them back")
  func switches() throws {
    try withApp { app in
      @MainActor func press(_ character: Character) {
        app.run(
          .keyPressed(
            KeyStroke(
              usage: 4, character: character, modifiers: [.control, .shift], hasNumLock: true)))
      }
      press("d")
      #expect(app.connection.centerColor == 0)
      press("d")
      #expect(app.connection.centerColor == 0xFFFFFF)
      press("r")
      #expect(app.controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      press("r")
      #expect(app.controller.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      press("+")
      #expect(app.controller.traitCollection.preferredContentSizeCategory == .extraLarge)
      for _ in 0..<20 { press("-") }
      #expect(app.controller.traitCollection.preferredContentSizeCategory == .extraSmall)
    }
  }

  @Test("Control-Shift-W reports the next frame without events, animations and drawing, once")
  func idleReport() async {
    // In a process of its own, where nothing of another test is animated.
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let lines = Lines()
        let reports = DisplayReports(reportsReady: true) { lines.all.append($0) }
        try withApp(reports: reports) { app in
          app.run()
          app.run()
          precondition(lines.all == ["UIKIT_READY 390x844"], "\(lines.all)")
          app.run(
            .keyPressed(
              KeyStroke(
                usage: 0x1A, character: "w", modifiers: [.control, .shift], hasNumLock: true)))
          var frames = 0
          FrameClock.shared.onEachFrame { _ in
            frames += 1
            return frames < 3
          }
          for _ in 0..<3 { app.run() }
          app.controller.view.backgroundColor = .green
          app.run()
          app.run(.pointerMoved(CGPoint(x: 1, y: 1), []))
          precondition(lines.all.count == 1, "an animation, a change and an event")
          app.run()
          app.run()
          precondition(lines.all == ["UIKIT_READY 390x844", "UIKIT_IDLE"], "\(lines.all)")
        }
      }
    }
  }

  @MainActor private final class Lines { var all: [String] = [] }

  @Test("The pointer is a bar over text, a hand over controls, and otherwise an arrow")
  func cursors() throws {
    try withApp { app in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
      app.controller.view.addSubview(field)
      app.controller.view.addSubview(button)
      @MainActor func shape(_ x: CGFloat, _ y: CGFloat) -> CursorShape {
        CursorShape.shape(at: CGPoint(x: x, y: y), in: [app.window])
      }
      #expect(shape(50, 20) == .text)
      #expect(shape(50, 120) == .hand)
      #expect(shape(200, 300) == .arrow)
      #expect(shape(500, 300) == .arrow)
      button.isEnabled = false
      #expect(shape(50, 120) == .arrow)
      app.run(.pointerMoved(CGPoint(x: 50, y: 20), []))
      #expect(app.connection.cursor == .text)
    }
  }

  @Test("A click presses a button; without the focus the press is canceled")
  func clicks() throws {
    try withApp { app in
      var taps = 0
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
      button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
      app.controller.view.addSubview(button)
      let point = CGPoint(x: 50, y: 120)
      app.run(
        .pointerPressed(button: 1, point, clicks: 1, []), .pointerReleased(button: 1, point, []))
      #expect(taps == 1)
      #expect(app.connection.cursor == .hand)
      app.run(.pointerPressed(button: 1, point, clicks: 1, []))
      app.run(.focusLost)
      app.run(.pointerReleased(button: 1, point, []), .focusGained)
      #expect(taps == 1)
      app.run(.touchBegan(id: 3, point))
      app.run(.touchEnded(id: 3))
      #expect(taps == 2)
    }
  }

  @Test("Typed and composed text reaches the first responder, at whose caret input methods start")
  func typing() throws {
    try withApp { app in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      app.controller.view.addSubview(field)
      #expect(app.connection.caret == nil)
      field.becomeFirstResponder()
      app.run(.text("ab"))
      #expect(field.text == "ab")
      let caret = try #require(app.connection.caret)
      #expect(field.frame.contains(CGPoint(x: caret.midX, y: caret.midY)))
      app.run(.composition("に", selection: NSRange(location: 1, length: 0)))
      #expect(field.text == "abに")
      app.run(.composition("", selection: NSRange(location: 0, length: 0)), .text("日"))
      #expect(field.text == "ab日")
      let backspace = KeyStroke(usage: 0x2A, character: nil, modifiers: [], hasNumLock: true)
      app.run(.keyPressed(backspace), .keyReleased(usage: 0x2A, []))
      #expect(field.text == "ab")
      field.resignFirstResponder()
      app.run(.text("c"))
      #expect(field.text == "ab")
      #expect(app.connection.caret == nil)
    }
  }

  @Test("A wheel scrolls the content under the pointer")
  func wheel() throws {
    try withApp { app in
      let scrollView = UIScrollView(frame: app.controller.view.bounds)
      scrollView.contentSize = CGSize(width: 390, height: 5000)
      app.controller.view.addSubview(scrollView)
      app.run(
        .scrolled(
          WheelMovement(x: 0, y: -30, isPrecise: true), CGPoint(x: 100, y: 100), []))
      #expect(scrollView.contentOffset.y == 30)
    }
  }

  @Test("The general pasteboard is the clipboard of the window system")
  func clipboard() throws {
    try withApp { app in
      UIPasteboard.general.string = "copied"
      #expect(app.connection.clipboard == "copied")
      app.connection.clipboard = "of another app"
      #expect(UIPasteboard.general.string == "of another app")
    }
    UIPasteboard.general.string = nil
  }

  @Test("Without events and changes nothing is displayed")
  func idle() throws {
    try withApp { app in
      app.run()
      let count = app.connection.presented.count
      for _ in 0..<5 { app.run() }
      #expect(app.connection.presented.count == count)
      app.controller.view.backgroundColor = .green
      app.run()
      #expect(app.connection.presented.count == count + 1)
    }
  }

  @Test("A change displays its pixels only")
  func smallChange() throws {
    try withApp { app in
      let square = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      app.controller.view.addSubview(square)
      app.run()
      square.backgroundColor = .blue
      app.run()
      let changed = try #require(app.connection.presented.last)
      #expect(changed.reduce(0) { $0 + $1.width * $1.height } <= 32 * 42)
      #expect(!changed.isEmpty)
    }
  }
}

/// The sizes that a test notes, with a zero for each notification of another orientation.
@MainActor private final class OrientationChanges {
  var sizes: [Int] = []

  /// Notes the notifications during a test.
  func note(_ body: () throws -> Void) rethrows {
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.sizes.append(0) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try body()
  }
}
