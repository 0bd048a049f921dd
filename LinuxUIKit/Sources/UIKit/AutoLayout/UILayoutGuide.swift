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
  open internal(set) var owningView: UIView? {
    get { ownerReference.object }
    set { ownerReference = UnretainedReference(newValue) }
  }
  private var ownerReference = UnretainedReference<UIView>(nil)
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

  // MARK: Anchors

  // Each anchor is created on access and holds its guide weakly.

  /// The guide's leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .leading)
  }

  /// The guide's trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .trailing)
  }

  /// The guide's left edge.
  open var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .left)
  }

  /// The guide's right edge.
  open var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .right)
  }

  /// The guide's top edge.
  open var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .top)
  }

  /// The guide's bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .bottom)
  }

  /// The guide's width.
  open var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(item: self, attribute: .width)
  }

  /// The guide's height.
  open var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(item: self, attribute: .height)
  }

  /// The guide's horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .centerX)
  }

  /// The guide's vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .centerY)
  }

  // MARK: Debugging

  /// Whether the constraints do not determine the frame of the guide.
  ///
  /// For debugging only.
  open var hasAmbiguousLayout: Bool {
    guard let engine = owningView?.updatedLayoutEngine else { return false }
    return engine.isAmbiguous(self)
  }

  /// Returns the constraints that determine the guide's position and length on an axis.
  ///
  /// For debugging only.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.updatedLayoutEngine?.constraintsBehind(self, isVertical: axis == .vertical) ?? []
  }
}
