import Foundation

/// A rectangle that takes part in layout without being a view.
///
/// ```swift
/// let gap = UILayoutGuide()
/// view.addLayoutGuide(gap)
/// gap.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25).isActive = true
/// ```
///
/// Its frame is in the coordinates of the view that owns it. Ours is given to a view by
/// `addLayoutGuide(_:)` only, and leaves out asking for ambiguity and archiving.
@MainActor open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?
  /// A name for logs.
  open var identifier = ""
  var solvedFrame = CGRect.zero

  /// A guide that belongs to no view yet.
  public override init() {
    super.init()
  }

  /// Where the guide is, in its view's coordinates; zero before the first layout.
  open var layoutFrame: CGRect { solvedFrame }
}

/// The guide of the safe area or of the margins: the view's bounds less what those take.
final class InsetLayoutGuide: UILayoutGuide {
  /// What is kept free.
  enum Kind {
    case safeArea, margins
  }

  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
    identifier =
      kind == .safeArea ? "UIViewSafeAreaLayoutGuide" : "UIViewLayoutMarginsGuide"
  }

  /// How far the guide's edges are inside of the view's.
  var insets: UIEdgeInsets {
    guard let owningView else { return .zero }
    return kind == .safeArea ? owningView.safeAreaInsets : owningView.layoutMargins
  }

  override var layoutFrame: CGRect {
    owningView?.bounds.inset(by: insets) ?? .zero
  }
}
