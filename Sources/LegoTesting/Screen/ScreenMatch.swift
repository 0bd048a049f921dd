import UIKit

/// A view that matches a text or an id, as reported by an ambiguous action.
///
/// ```swift
/// let error = #expect(throws: ScreenError.self) { try screen.tap("Delete") }
/// guard case .ambiguous(_, let matches) = error else { return }
/// #expect(matches.map(\.view) == ["UIButton", "UIButton"])
/// ```
public struct ScreenMatch: Equatable, Sendable {
  /// The class of the view, followed by the index path of a cell in brackets; “link in” before that of
  /// a text view with the link.
  public let view: String
  /// The frame of the view in the screen's coordinate system.
  public let frame: CGRect
  /// The cell around the view, with its first text; `nil` for a cell and outside of cells.
  public let cell: String?

  /// Creates a match.
  public init(view: String, frame: CGRect, cell: String? = nil) {
    self.view = view
    self.frame = frame
    self.cell = cell
  }
}

extension ScreenMatch: CustomStringConvertible {
  /// The class, the frame (x, y, width, height), and the cell around the view.
  ///
  /// ```swift
  /// print(matches[0])  // UIButton at 300 60 80 30 in ContactCell [0, 1] “Clara Ahrens”
  /// ```
  public var description: String {
    "\(view) at \(frame.layoutDescription)" + (cell.map { " in \($0)" } ?? "")
  }
}

extension ScreenMatch {
  /// Creates a match from a link in a window.
  @MainActor init(_ link: VisibleLink, in window: UIView) {
    let match = ScreenMatch(link.view, in: window)
    self.init(view: "link in \(match.view)", frame: link.frame, cell: match.cell)
  }

  /// Creates a match from a view in a window.
  @MainActor init(_ view: UIView, in window: UIView) {
    let cell = view is UICollectionViewCell ? nil : view.enclosing(UICollectionViewCell.self)
    let text = cell?.visibleDescendants.lazy.flatMap(\.accessibleTexts).first
    self.init(
      view: view.nameWithIndexPath, frame: view.convert(view.bounds, to: window),
      cell: cell.map { $0.nameWithIndexPath + (text.map { " “\($0)”" } ?? "") })
  }
}
