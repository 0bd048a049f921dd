/// What an update link tells of a frame (iOS 18).
///
/// Ours leaves out deadlines and when the frame is shown: there is no display.
@available(iOS 18, tvOS 18, *)
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
  /// The time that the frame shows, in the seconds of `CACurrentMediaTime()`.
  public let modelTime: TimeInterval

  init(modelTime: TimeInterval) {
    self.modelTime = modelTime
  }
}
