import Foundation

@testable import UIKit

/// A window that is nowhere: a test gives it events and sees what is displayed.
@MainActor final class TestConnection: DisplayConnection {
  var geometry = DisplayGeometry(pixelWidth: 390, pixelHeight: 844, scale: 1, pixelsPerUnit: 1)
  var position: CGPoint?
  var framesPerSecond = 60.0
  var clipboard: String?
  var events: [DisplayEvent] = []
  private(set) var presented: [[PixelRect]] = []
  private(set) var cursor = CursorShape.arrow
  private(set) var caret: CGRect?
  private(set) var isOpen = true
  /// The color at the center of what was displayed last, as 0xRRGGBB.
  private(set) var centerColor: UInt32 = 0
  /// The color in the middle of the last row but one, as 0xRRGGBB.
  private(set) var bottomColor: UInt32 = 0

  func nextEvents() -> [DisplayEvent] {
    defer { events = [] }
    return events
  }

  func present(_ image: LayerDisplay, _ rects: [PixelRect]) {
    presented.append(rects)
    let column = geometry.pixelWidth / 2
    image.withPixels { pixels, bytesPerRow in
      func color(inRow row: Int) -> UInt32 {
        pixels.loadUnaligned(fromByteOffset: row * bytesPerRow + column * 4, as: UInt32.self)
          & 0xFF_FFFF
      }
      centerColor = color(inRow: geometry.pixelHeight / 2)
      bottomColor = color(inRow: geometry.pixelHeight - 2)
    }
  }

  func setCursor(_ shape: CursorShape) { cursor = shape }
  func setTextInput(at caret: CGRect?) { self.caret = caret }
  func close() { isOpen = false }
}

/// A controller that records what it receives.
final class RecordingController: UIViewController {
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("transition \(Int(size.width))x\(Int(size.height)) from \(Int(view.bounds.width))")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.horizontalSizeClass
    if old != traitCollection.horizontalSizeClass {
      log.append("width class \(traitCollection.horizontalSizeClass.rawValue)")
    }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("disappear")
  }
}

final class RecordingDelegate: UIResponder, UIApplicationDelegate {
  private(set) var log: [String] = []

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.append("memory") }
}

/// An app with one window on a display.
@MainActor struct RunningApp {
  let connection: TestConnection
  let display: AppDisplay
  let delegate: RecordingDelegate
  let controller: RecordingController
  let window: UIWindow

  /// Handles events in one frame.
  func run(_ events: DisplayEvent...) {
    connection.events = events
    display.runFrame()
  }
}

/// Runs a test on an app of its own, and restores the screen and the app of other tests.
///
/// Its window displays `root`, or a controller that records what it receives.
@MainActor func withApp(
  _ configuration: [String: String] = [:], root: UIViewController? = nil,
  reports: DisplayReports? = nil, memory: MemoryPressure = .ofProcess,
  _ body: @MainActor (RunningApp) throws -> Void
) throws {
  let (screen, application) = (UIScreen.main, UIApplication.shared)
  let (bounds, traits, current) = (
    screen.bounds, screen.traitCollection, UITraitCollection.current
  )
  defer {
    UIApplication.setShared(application)
    screen.setSize(bounds.size)
    screen.setTraits(traits)
    UITraitCollection.current = current
    FrameClock.shared.setDrivenByDisplay(false)
  }
  UIApplication.setShared(UIApplication())
  let connection = TestConnection()
  let display = AppDisplay(
    connection, configuration: try DisplayConfiguration(environment: configuration),
    reports: reports, memory: memory)
  let (delegate, controller) = (RecordingDelegate(), RecordingController())
  UIApplication.shared.retain(delegate)
  UIApplication.shared.lifeCycle.launch()
  let window = UIWindow(frame: screen.bounds)
  window.rootViewController = root ?? controller
  window.makeKeyAndVisible()
  defer {
    UIPasteboard.general.connection = nil
    window.isHidden = true
  }
  display.runFrame()
  try body(
    RunningApp(
      connection: connection, display: display, delegate: delegate, controller: controller,
      window: window))
}
