/// The methods for adding animations and completions to the presentation or dismissal of a context
/// menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview, or `nil` if the pressed view is used.
  var previewViewController: UIViewController? { get }

  /// Adds animations that run alongside those of the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure to call when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The methods for adding animations to the commit of a context menu's preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// The style of the commit.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The style in which a context menu's preview is committed.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview is dismissed.
  case dismiss = 0
  /// The preview expands into the new screen.
  case pop = 1
}
