import Foundation

/// The display of a running app: its window, the frames, and the events of the user.
///
/// The main run loop runs between frames, so that timers, tasks of the main actor and callbacks of URL
/// sessions work as on a device. In each frame events are delivered, animations advance, windows are laid
/// out, and what has changed is drawn. Without events and animations nothing is drawn.
@MainActor final class AppDisplay {
  private let connection: any DisplayConnection
  private let input = DisplayInput()
  private var content: DisplayContent
  private var pacing: FramePacing
  private var reportsReady: Bool
  /// Whether the user has closed the window.
  private(set) var isClosed = false

  /// Makes a window the screen of the app that is about to be launched.
  init(_ connection: any DisplayConnection, configuration: DisplayConfiguration) {
    self.connection = connection
    reportsReady = configuration.reportsReady
    content = DisplayContent(geometry: connection.geometry)
    pacing = FramePacing(framesPerSecond: connection.framesPerSecond)
    UIScreen.main.adopt(connection.geometry)
    UIScreen.main.apply(configuration.traits)
    input.connect(to: connection)
    FrameClock.shared.setDrivenByDisplay(true)
  }

  /// Opens a window for the app; returns `nil` where the app is to have none.
  ///
  /// The reason for which a display can't be used is logged.
  static func open(_ configuration: DisplayConfiguration) -> AppDisplay? {
    guard configuration.usesWindow else { return nil }
    do {
      let window = try SDLWindow(
        title: PropertyList.displayName, size: configuration.size, scale: configuration.scale)
      return AppDisplay(window, configuration: configuration)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return nil
    }
  }

  /// Runs frames until the user closes the window or the process is asked to end; then ends the app.
  func run() {
    while !isClosed {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: pacing.timeToNextFrame(at: uptime)))
      runFrame()
    }
    close()
  }

  /// Moves the app to the background, ends it, and closes the window.
  private func close() {
    let lifeCycle = UIApplication.shared.lifeCycle
    input.cancel()
    lifeCycle.enterBackground()
    lifeCycle.terminate()
    input.disconnect()
    FrameClock.shared.setDrivenByDisplay(false)
    connection.close()
  }

  /// Handles the events since the last frame, and draws the next one.
  func runFrame() {
    pacing.frameDidBegin(at: uptime)
    for event in connection.nextEvents().coalesced { handle(event) }
    guard !isClosed, UIApplication.shared.applicationState != .background else { return }
    FrameClock.shared.displayWillShowFrame()
    UIWindow.layOutPendingWindows()
    input.updateConnection(connection)
    content.draw(on: connection)
    reportReady()
  }

  private var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  private func reportReady() {
    guard reportsReady, !UIApplication.shared.windows.isEmpty else { return }
    reportsReady = false
    let size = UIScreen.main.bounds.size
    print("UIKIT_READY \(Int(size.width))x\(Int(size.height))")
    fflush(nil)
  }

  private func handle(_ event: DisplayEvent) {
    let lifeCycle = UIApplication.shared.lifeCycle
    switch event {
    case .resized: resize()
    case .exposed: content.markAsExposed()
    case .focusGained: lifeCycle.activate()
    case .focusLost:
      input.cancel()
      lifeCycle.deactivate()
    case .minimized:
      input.cancel()
      lifeCycle.enterBackground()
    case .restored:
      lifeCycle.enterForeground()
      content.markAsExposed()
    case .closed: isClosed = true
    case .keyPressed(let key):
      if let change = DisplaySwitch(key) { apply(change) } else { input.handle(event) }
    default: input.handle(event)
    }
  }

  private func resize() {
    UIScreen.main.adopt(connection.geometry)
    content.resize(to: connection.geometry)
    pacing.setFramesPerSecond(connection.framesPerSecond)
  }

  private func apply(_ change: DisplaySwitch) {
    change.apply(to: .main)
    guard change == .picture else { return }
    do { print("The picture of the window is in \(try content.writePicture()).") } catch {
      FileHandle.standardError.write(Data("The picture can't be written: \(error)\n".utf8))
    }
  }
}

/// The times at which frames are due.
struct FramePacing: Equatable, Sendable {
  private var interval: TimeInterval
  private var nextFrame = -TimeInterval.infinity

  /// Creates times whose first frame is due at once.
  init(framesPerSecond: Double) {
    interval = 1 / framesPerSecond
  }

  /// Changes the frames in a second from the next one on.
  mutating func setFramesPerSecond(_ framesPerSecond: Double) {
    interval = 1 / framesPerSecond
  }

  /// The seconds until the next frame is due; 0 for one that is late.
  func timeToNextFrame(at time: TimeInterval) -> TimeInterval {
    max(0, nextFrame - time)
  }

  /// Schedules the frame after one that begins.
  ///
  /// Frames keep their rhythm; those that were missed are left out.
  mutating func frameDidBegin(at time: TimeInterval) {
    let isInRhythm = nextFrame <= time && time - nextFrame < interval
    nextFrame = (isInRhythm ? nextFrame : time) + interval
  }
}

/// The image of an app's windows on a display.
@MainActor struct DisplayContent {
  private var display: LayerDisplay
  private var geometry: DisplayGeometry
  private var isExposed = true

  /// Creates an image that is drawn whole at first.
  init(geometry: DisplayGeometry) {
    self.geometry = geometry
    display = LayerDisplay(
      pixelWidth: geometry.pixelWidth, pixelHeight: geometry.pixelHeight, scale: geometry.scale)
  }

  /// Replaces the image if the window has another size.
  mutating func resize(to new: DisplayGeometry) {
    guard new != geometry else { return }
    self = DisplayContent(geometry: new)
  }

  /// Makes the next frame display all pixels again.
  mutating func markAsExposed() { isExposed = true }

  /// Draws what has changed, and displays it.
  mutating func draw(on connection: any DisplayConnection) {
    let changed = display.needsDrawing ? display.draw(layers) : []
    connection.present(display, isExposed ? [whole] : changed)
    isExposed = false
  }

  private var whole: PixelRect {
    PixelRect(x: 0, y: 0, width: geometry.pixelWidth, height: geometry.pixelHeight)
  }

  /// The layers of the visible windows, from back to front.
  private var layers: [CALayer] { UIApplication.shared.windows.map(\.layer) }

  /// Writes the windows as they are into a PNG file, and returns its path.
  func writePicture() throws -> String {
    let number = (1...).lazy.map(Self.path).first { !FileManager.default.fileExists(atPath: $0) }
    let path = number ?? Self.path(1)
    let picture = UIGraphicsImageRenderer(bounds: UIScreen.main.bounds).pngData { _ in
      for window in UIApplication.shared.windows {
        window.drawHierarchy(in: window.frame, afterScreenUpdates: true)
      }
    }
    try picture.write(to: URL(fileURLWithPath: path))
    return path
  }

  private static func path(_ number: Int) -> String {
    "\(ProcessInfo.processInfo.processName)-\(number).png"
  }
}
