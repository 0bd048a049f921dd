/// Takes what is to happen while a context menu appears or goes, and after that.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil where the pressed view itself is shown.
  var previewViewController: UIViewController? { get }

  /// Runs changes together with the menu's own.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Calls back when the menu is in its place, or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Takes what is to happen when a person taps a context menu's preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// How the preview goes over into what comes next.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a context menu's preview goes over into what comes next.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes away.
  case dismiss = 0
  /// It grows into the new screen.
  case pop = 1
}
