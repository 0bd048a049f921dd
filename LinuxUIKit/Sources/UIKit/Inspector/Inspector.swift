/// Tools for looking into a running screen: outlines of views, times of frames, and the facts about
/// the views under a point.
///
/// ```swift
/// Inspector.shared.toggleOutlines()
/// print(Inspector.shared.describe(at: CGPoint(x: 40, y: 120), in: window))
/// ```
///
/// It owns nothing of the screen and changes nothing on it: what it displays are layers above all
/// windows.
@MainActor package final class Inspector {
  /// The inspector of the app.
  package static let shared = Inspector()

  /// The facts that a library knows about an element: of a list, by its kind (`nil` for a cell) and
  /// its index path.
  package typealias ElementFactProvider =
    @MainActor (UICollectionView, String?, IndexPath) -> [ElementFact]

  private var outlines: OutlineOverlay?
  private var frameTimes: FrameTimesOverlay?
  private var history = FrameTimes()
  private var factProvider: ElementFactProvider?

  private init() {}

  // MARK: Outlines

  /// Whether the frames of views are drawn over the screen.
  package var showsOutlines: Bool { outlines != nil }

  /// Draws the frames of views over the screen, or no longer.
  ///
  /// Cells are blue, headers and footers purple, controls green, containers orange, other views gray,
  /// and views whose constraints are ambiguous or broken red. Cells that were updated in the last
  /// 0.3 seconds are tinted.
  package func toggleOutlines() {
    outlines = showsOutlines ? nil : OutlineOverlay()
    if showsOutlines { beginRecordingUpdates() }
    requestFrame()
  }

  // MARK: Times of frames

  /// Whether the times of frames are drawn in a corner of the screen.
  package var showsFrameTimes: Bool { frameTimes != nil }

  /// Draws the times of the last 120 frames in a corner of the screen, or no longer.
  package func toggleFrameTimes() {
    frameTimes = showsFrameTimes ? nil : FrameTimesOverlay()
    requestFrame()
  }

  /// Records the times of a frame, after it was presented.
  package func recordFrame(_ frame: FrameRecord) {
    history.append(frame)
    if Trace.words.contains(.display) { Trace.write(.display, frame.traceLine) }
  }

  // MARK: Facts

  /// Records the causes of updates from now on, so that `describe(at:in:)` and the outlines can
  /// display them.
  ///
  /// Costs one entry of a table for each update of a cell.
  package func beginRecordingUpdates() {
    ElementUpdates.setRecording(true)
  }

  /// Asks `provider` for facts about elements of lists; replaces the earlier one.
  package func setElementFactProvider(_ provider: @escaping ElementFactProvider) {
    factProvider = provider
  }

  /// Returns the facts that a library knows about an element of a list.
  func elementFacts(
    in list: UICollectionView, _ kind: String?, _ indexPath: IndexPath
  ) -> [ElementFact] {
    factProvider?(list, kind, indexPath) ?? []
  }

  /// Returns the views at a point of the window's coordinates, from the window to the deepest one:
  /// class, frame in the window, reuse identifier, index path and item of cells, constraints that
  /// determine the size, gesture recognizers, and the last update.
  package func describe(at point: CGPoint, in window: UIWindow) -> String {
    window.layoutIfNeeded()
    return ViewReport(at: point, in: window).text
  }

  // MARK: Display

  /// Returns the layers to draw above windows, from back to front.
  ///
  /// Call it once for each frame, right before drawing: it brings the layers up to date with the views
  /// and the recorded times, and causes no frame by itself.
  func layers(over windows: [UIWindow]) -> [CALayer] {
    outlines?.update(to: windows)
    frameTimes?.update(to: history, in: UIScreen.main.bounds)
    return [outlines?.layer, frameTimes?.layer].compactMap { $0 }
  }

  /// Returns the layer with the outlines of one window's views, in its coordinates.
  package func outlineLayer(of window: UIWindow) -> CALayer {
    let overlay = OutlineOverlay()
    overlay.update(to: [window])
    return overlay.layer
  }

  /// Causes a frame, which draws the changed layers.
  private func requestFrame() {
    FrameClock.shared.onEachFrame { _ in false }
  }
}
