/// The animations and completion handlers of a context menu that appears or disappears, which run
/// without delay.
final class ContextMenuSteps: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Creates the steps of a menu with a preview.
  init(preview: UIViewController?) {
    previewViewController = preview
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  /// Runs the animations, then the completion handlers, each in the order in which they were added.
  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}
