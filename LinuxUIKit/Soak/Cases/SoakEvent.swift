import UIKit

/// One thing that happens to a screen.
enum SoakEvent: Sendable {
  /// A batch of updates, or one call alone.
  case batch(SoakBatch)
  /// A snapshot for the whole screen.
  case snapshot(SoakSnapshot)
  /// A section snapshot.
  case outline(SoakOutline, isAnimated: Bool)
  /// A jump to an offset; without a layout pass the next event comes upon work that is still due.
  case scroll(CGFloat, isLaidOut: Bool)
  /// A jump during which the first cell to be displayed makes the app apply a snapshot.
  case scrollApplying(CGFloat, SoakSnapshot)
  /// The selection of the visible items whose number has one of these remainders by 4.
  case select(Set<Int>)
  /// Another height of the view, in points.
  case resize(CGFloat)
  /// A new layout of the same kind.
  case newLayout
  /// A reload of everything; without a layout pass the next event comes before it.
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
  /// What kind of event it is, in a word.
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
