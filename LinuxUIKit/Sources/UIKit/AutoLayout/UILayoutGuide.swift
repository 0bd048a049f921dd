import Foundation

/// A rectangle that takes part in layout without being a view.
///
/// ```swift
/// let gap = UILayoutGuide()
/// view.addLayoutGuide(gap)
/// gap.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25).isActive = true
/// ```
///
/// Its frame is in the coordinates of the owning view. A guide is added to a view by
/// `addLayoutGuide(_:)`.
///
/// - Note: Not implemented: setting the owning view, and archiving.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view that owns the guide.
  open internal(set) weak var owningView: UIView?
  /// The name of the guide in logs.
  open var identifier = ""
  private var solvedFrame = CGRect.zero

  /// Creates a guide without an owning view.
  public override init() {
    super.init()
  }

  /// The frame of the guide in the owning view's coordinates; zero before the first layout.
  open var layoutFrame: CGRect { solvedFrame }

  // MARK: Auto Layout

  /// Whether the engine determines the frame, instead of reading it from the owning view.
  var isPositionedByEngine: Bool { true }

  /// Returns the constraints that follow from the owning view.
  ///
  /// The default implementation returns none.
  func contributions(as entry: LayoutItemEntry, in engine: LayoutEngine) -> [Contribution] { [] }

  func isMisplaced(from frame: CGRect) -> Bool { solvedFrame != frame }

  /// Stores the frame that the engine found.
  func applySolvedFrame(_ frame: CGRect) {
    solvedFrame = frame
  }
}
