import UIKit

/// An event of a sequence.
enum SoakEvent: Sendable {
  /// A batch of updates or a single call.
  case batch(SoakBatch)
  /// A snapshot.
  case snapshot(SoakSnapshot)
  /// A section snapshot.
  case outline(SoakOutline, isAnimated: Bool)
  /// A change of the offset.
  ///
  /// Without layout, the next event finds pending work.
  case scroll(CGFloat, isLaidOut: Bool)
  /// A change of the offset, with a snapshot that is applied when the first cell is displayed.
  case scrollApplying(CGFloat, SoakSnapshot)
  /// A selection of the visible items whose identifier has one of these remainders modulo 4.
  case select(Set<Int>)
  /// A change of the view's height.
  case resize(CGFloat)
  /// A new layout of the same kind.
  case newLayout
  /// A reload.
  ///
  /// Without layout, the next event precedes it.
  case reloadData(isLaidOut: Bool)
}

extension SoakEvent: CustomStringConvertible {
  var description: String {
    switch self {
    case .batch(let batch): "\(batch)"
    case .snapshot(let snapshot): "apply \(snapshot)"
    case .outline(let outline, let isAnimated): "apply \(outline)\(isAnimated ? ", animated" : "")"
    case .scroll(let offset, let isLaidOut): "scroll to \(offset)\(isLaidOut ? "" : ", no pass")"
    case .scrollApplying(let offset, let snapshot):
      "scroll to \(offset); on display apply \(snapshot)"
    case .select(let remainders): "select \(remainders.sorted()) of 4"
    case .resize(let height): "height \(height)"
    case .newLayout: "new layout"
    case .reloadData(let isLaidOut): "reload data\(isLaidOut ? "" : ", no pass")"
    }
  }
}

extension SoakEvent {
  /// The kind of the event.
  var name: String {
    switch self {
    case .batch: "batch"
    case .snapshot: "snapshot"
    case .outline: "outline"
    case .scroll: "scroll"
    case .scrollApplying: "snapshot on display"
    case .select: "selection"
    case .resize: "resize"
    case .newLayout: "layout"
    case .reloadData: "reload"
    }
  }
}
