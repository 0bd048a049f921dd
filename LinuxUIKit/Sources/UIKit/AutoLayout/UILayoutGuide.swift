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
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
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

/// The guide of the safe area, of the margins or of readable lines: the view's bounds less what those
/// take.
final class InsetLayoutGuide: UILayoutGuide {
  /// What is kept free; the raw value is the name in logs.
  enum Kind: String {
    /// What bars and the screen's shape cover.
    case safeArea = "UIViewSafeAreaLayoutGuide"
    /// The margins.
    case margins = "UIViewLayoutMarginsGuide"
    /// The margins, and what would make lines too long to read.
    case readable = "UIViewReadableContentGuide"
  }

  /// What is kept free.
  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
    identifier = kind.rawValue
  }

  /// How far the guide's edges are inside of the view's.
  var insets: UIEdgeInsets {
    guard let owningView else { return .zero }
    switch kind {
    case .safeArea: return owningView.safeAreaInsets
    case .margins: return owningView.layoutMargins
    case .readable: return owningView.readableInsets
    }
  }

  override var layoutFrame: CGRect {
    owningView?.bounds.inset(by: insets) ?? .zero
  }
}
