import UIKit

/// The connection of renderers to the inspector and the traces of the Linux UIKit; on Apple's
/// platforms it does nothing.
@MainActor enum UpdateInspection {
  #if canImport(Darwin)
    /// Whether causes of updates are recorded.
    static var isRecording: Bool { false }

    /// Whether updates are written to standard error.
    static var isTracing: Bool { false }

    static func connect() {}
    static func setCause(_ cause: String, of view: UIView) {}
    static func recordUpdate(of view: UIView, cause: String) {}
    static func trace(_ report: UpdateReport) {}
  #else
    /// Whether causes of updates are recorded.
    static var isRecording: Bool { ElementUpdates.isRecording }

    /// Whether updates are written to standard error.
    static var isTracing: Bool { Trace.words.contains(.updates) }

    private static let connection: Void = Inspector.shared.setElementFactProvider(facts)

    /// Provides the inspector with the items that renderers display.
    static func connect() { connection }

    /// Sets the cause of an update of a cell that the data source is asked for.
    static func setCause(_ cause: String, of view: UIView) {
      ElementUpdates.setCause(cause, of: view)
    }

    /// Records the update of a displayed view by its item.
    static func recordUpdate(of view: UIView, cause: String) {
      ElementUpdates.setCause(cause, of: view)
      ElementUpdates.record(.reconfigured, of: view)
    }

    /// Writes a line about an update to standard error.
    static func trace(_ report: UpdateReport) {
      let changes = report.changes.map { "\($0)" }.joined(separator: "; ")
      let durations = report.durations
      Trace.write(
        .updates,
        "LegoKit, \(report.reason): \(changes.isEmpty ? "no changes" : changes), \(report.display), "
          + "compared in \(durations.comparison.text), measured in \(durations.measuring.text), "
          + "displayed in \(durations.display.text)")
    }

    private static func facts(
      in view: UICollectionView, kind: String?, path: IndexPath
    ) -> [ElementFact] {
      guard let renderer = DisplayedRenderers.renderer(in: view) else { return [] }
      let section = path.isEmpty ? nil : renderer.screen?.section(at: path.section)
      let item = kind.map { section?.supplementaryItems[$0] } ?? renderer.item(at: path)
      return [
        item.map { ElementFact("item", "\($0.id)") },
        section?.id.map { ElementFact("section", "\($0)") },
      ].compactMap { $0 }
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
