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
  private var reports: DisplayReports
  private let watch: AppWatch?
  private var memory: MemoryPressure
  /// Whether the user has closed the window.
  private(set) var isClosed = false

  /// Makes a window the screen of the app that is about to be launched.
  ///
  /// - Parameters:
  ///   - connection: The window.
  ///   - configuration: The traits with which the app begins, and what it reports.
  ///   - reports: The receiver of reports; `nil` for the standard output.
  ///   - memory: The pressure on memory of which the app is warned.
  init(
    _ connection: any DisplayConnection, configuration: DisplayConfiguration,
    reports: DisplayReports? = nil, memory: MemoryPressure = .ofProcess
  ) {
    (self.connection, self.memory) = (connection, memory)
    let reports = reports ?? DisplayReports(reportsReady: configuration.reportsReady)
    self.reports = reports
    watch = configuration.watchFolder.map { AppWatch($0, from: $0.state, reports: reports) }
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
    var configuration = configuration
    if let state = configuration.watchFolder?.state { configuration.adopt(state) }
    do {
      let window = try SDLWindow(
        title: PropertyList.displayName, size: configuration.size,
        position: configuration.position, scale: configuration.scale)
      return AppDisplay(window, configuration: configuration)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return nil
    }
  }

  /// Runs frames until the user closes the window or the process is asked to end; then ends the app.
  func run() {
    Inspector.shared.beginRecordingUpdates()
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
    watch?.save(look)
    lifeCycle.enterBackground()
    lifeCycle.terminate()
    input.disconnect()
    ElementUpdates.setRecording(false)
    FrameClock.shared.setDrivenByDisplay(false)
    connection.close()
  }

  /// Handles the events since the last frame, and draws the next one.
  func runFrame() {
    var times = FrameStopwatch()
    pacing.frameDidBegin(at: uptime)
    let events = connection.nextEvents().coalesced
    for event in events {
      watch?.record(event, at: uptime)
      handle(event)
    }
    watch?.advance(at: uptime, look)
    times.record(\.events)
    if memory.isCritical(at: uptime) { UIApplication.shared.lifeCycle.warnOfMemory() }
    guard !isClosed, UIApplication.shared.applicationState != .background else { return }
    let isAnimating = FrameClock.shared.displayWillShowFrame()
    times.record(\.updates)
    UIWindow.layOutPendingWindows()
    times.record(\.layout)
    let isDrawn = content.draw(
      on: connection, isAnimating: isAnimating, overlays: watch?.layers ?? [], &times)
    guard isDrawn || isAnimating || !events.isEmpty else { return reports.frameWasIdle() }
    pacing.recordActivity(at: uptime)
    input.update(connection)
    if !UIApplication.shared.windows.isEmpty { reports.frameWasDisplayed() }
  }

  private var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// The look of the window, for an app that is started after this one.
  private var look: AppState {
    AppState(
      traits: UIScreen.main.traitCollection, size: UIScreen.main.bounds.size,
      position: connection.position)
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
      guard let change = DisplaySwitch(key) else { return input.handle(event) }
      if !key.isRepeat || change.repeats { apply(change) }
    default: input.handle(event)
    }
  }

  private func resize() {
    UIScreen.main.adopt(connection.geometry)
    content.resize(to: connection.geometry)
    pacing.setFramesPerSecond(connection.framesPerSecond)
  }

  private func apply(_ change: DisplaySwitch) {
    switch change {
    case .picture: writePicture()
    case .inspection: inspect()
    case .idleReport: reports.requestIdle()
    default: change.apply(to: .main)
    }
  }

  private func writePicture() {
    do { reports.write("The picture of the window is in \(try content.writePicture()).") } catch {
      FileHandle.standardError.write(Data("The picture can't be written: \(error)\n".utf8))
    }
  }

  /// Prints the views under the pointer.
  private func inspect() {
    guard let pointer = input.pointer, let window = InputWindows().hit(at: pointer)?.window else {
      return
    }
    reports.write(Inspector.shared.describe(at: window.location(onScreen: pointer), in: window))
  }
}

/// The lines on standard output from which a user, or the process that started the app, learns about it.
@MainActor struct DisplayReports {
  private var reportsReady: Bool
  private var reportsIdle = false
  private let print: @MainActor (String) -> Void

  /// Creates reports.
  ///
  /// - Parameters:
  ///   - reportsReady: Whether the first frame is reported.
  ///   - print: Receives the lines. The default prints them at once, even into a file or pipe.
  init(reportsReady: Bool, print: @escaping @MainActor (String) -> Void = Self.printAtOnce) {
    (self.reportsReady, self.print) = (reportsReady, print)
  }

  /// Writes a line.
  func write(_ line: String) { print(line) }

  /// Reports the first frame.
  mutating func frameWasDisplayed() {
    guard reportsReady else { return }
    reportsReady = false
    let size = UIScreen.main.bounds.size
    write("UIKIT_READY \(Int(size.width))x\(Int(size.height))")
  }

  /// Requests a report of the next frame without events, animations and drawing.
  mutating func requestIdle() { reportsIdle = true }

  /// Reports a frame without events, animations and drawing, if that was requested.
  mutating func frameWasIdle() {
    guard reportsIdle else { return }
    reportsIdle = false
    write("UIKIT_IDLE")
  }

  private static func printAtOnce(_ line: String) {
    Swift.print(line)
    fflush(nil)
  }
}

/// Measures the parts of a frame.
struct FrameStopwatch {
  private(set) var record = FrameRecord()
  private var start = ContinuousClock.now

  /// Assigns the time since the last call to a part of the frame.
  mutating func record(_ part: WritableKeyPath<FrameRecord, TimeInterval>) {
    let now = ContinuousClock.now
    record[keyPath: part] = (now - start) / .seconds(1)
    start = now
  }

  /// Records which pixels were drawn.
  mutating func recordDrawing(of rects: [PixelRect]) {
    record(\.drawing)
    record.rectangles = rects.count
    record.changedPixels = rects.reduce(0) { $0 + $1.width * $1.height }
  }
}

/// The times at which frames are due.
///
/// A display that is idle looks for events less often, which halves the processor time of an app that
/// waits for the user.
struct FramePacing: Equatable, Sendable {
  /// The seconds without activity after which the display is idle.
  private static let idleDelay: TimeInterval = 1
  /// The seconds between two frames of an idle display.
  private static let idleInterval: TimeInterval = 1.0 / 30
  private var interval: TimeInterval
  /// The time at which the last frame was due.
  private var lastFrame = -TimeInterval.infinity
  private var lastActivity = -TimeInterval.infinity

  /// Creates times whose first frame is due at once.
  init(framesPerSecond: Double) {
    interval = 1 / framesPerSecond
  }

  /// Changes the frames in a second.
  mutating func setFramesPerSecond(_ framesPerSecond: Double) {
    interval = 1 / framesPerSecond
  }

  /// Returns the seconds until the next frame is due; 0 for one that is late.
  func timeToNextFrame(at time: TimeInterval) -> TimeInterval {
    let isIdle = time - lastActivity > Self.idleDelay
    return max(0, lastFrame + (isIdle ? max(interval, Self.idleInterval) : interval) - time)
  }

  /// Records a frame that begins.
  ///
  /// Frames keep their rhythm; those that were missed are left out.
  mutating func frameDidBegin(at time: TimeInterval) {
    let due = lastFrame + interval
    lastFrame = due <= time && time - due < interval ? due : time
  }

  /// Records an event or a drawn frame.
  mutating func recordActivity(at time: TimeInterval) {
    lastActivity = time
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
  ///
  /// - Parameters:
  ///   - connection: The window.
  ///   - isAnimating: Whether the frame clock has run, whose clients include the inspector.
  ///   - overlays: Layers above all windows.
  ///   - times: The times of the frame, which the inspector receives.
  /// - Returns: Whether anything was displayed.
  mutating func draw(
    on connection: any DisplayConnection, isAnimating: Bool, overlays: [CALayer],
    _ times: inout FrameStopwatch
  ) -> Bool {
    guard isExposed || isAnimating || display.needsDrawing else { return false }
    let changed = display.draw(layers + overlays)
    times.recordDrawing(of: changed)
    let presented = isExposed ? [whole] : changed
    isExposed = false
    guard !presented.isEmpty else { return false }
    connection.present(display, presented)
    times.record(\.presenting)
    Inspector.shared.recordFrame(times.record)
    return true
  }

  private var whole: PixelRect {
    PixelRect(x: 0, y: 0, width: geometry.pixelWidth, height: geometry.pixelHeight)
  }

  /// The layers of the visible windows and of the inspector, from back to front.
  private var layers: [CALayer] {
    UIApplication.shared.windows.map(\.layer) + Inspector.shared.layers
  }

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
