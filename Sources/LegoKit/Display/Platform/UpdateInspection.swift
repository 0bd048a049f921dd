import UIKit

/// The connection of renderers to the inspector and the traces of the Linux UIKit; on Apple's
/// platforms it does nothing.
@MainActor enum UpdateInspection {
  /// A provider of facts, with their names, about the element of a kind at a path of a collection
  /// view; cells have no kind.
  typealias FactProvider =
    @MainActor (UICollectionView, _ kind: String?, IndexPath) -> [(name: String, value: String)]

  #if canImport(Darwin)
    /// Whether causes of updates are recorded.
    static var isRecording: Bool { false }

    /// Whether updates are written to standard error.
    static var isTracing: Bool { false }

    static func connect(facts: @escaping FactProvider) {}
    static func setCause(_ cause: String, of view: UIView) {}
    static func recordUpdate(of view: UIView, cause: String) {}
    static func trace(_ update: String, times: [(part: String, time: Duration)]) {}
  #else
    /// Whether causes of updates are recorded.
    static var isRecording: Bool { ElementUpdates.isRecording }

    /// Whether updates are written to standard error.
    static var isTracing: Bool { Trace.words.contains(.updates) }

    private static var isConnected = false

    /// Provides the inspector with facts about the elements of collection views.
    static func connect(facts: @escaping FactProvider) {
      guard !isConnected else { return }
      isConnected = true
      Inspector.shared.setElementFactProvider { view, kind, path in
        facts(view, kind, path).map { ElementFact($0.name, $0.value) }
      }
    }

    /// Sets the cause of an update of a cell that the data source is asked for.
    static func setCause(_ cause: String, of view: UIView) {
      ElementUpdates.setCause(cause, of: view)
    }

    /// Records the update of a displayed view by its item.
    static func recordUpdate(of view: UIView, cause: String) {
      ElementUpdates.setCause(cause, of: view)
      ElementUpdates.record(.reconfigured, of: view)
    }

    /// Writes a line about an update to standard error, with the times of its parts.
    static func trace(_ update: String, times: [(part: String, time: Duration)]) {
      let parts = [update] + times.map { "\($0.part) in \($0.time.text)" }
      Trace.write(.updates, "LegoKit, \(parts.joined(separator: ", "))")
    }
  #endif
}

#if !canImport(Darwin)
  extension Duration {
    /// The duration in milliseconds, such as `0.45 ms`.
    fileprivate var text: String {
      let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
      return "\(Trace.milliseconds(seconds)) ms"
    }
  }
#endif
