/// Collects what is to happen while a context menu appears or goes; ours runs it at once.
final class ContextMenuSteps: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Steps of a menu with that preview.
  init(preview: UIViewController?) {
    previewViewController = preview
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  /// Runs the animations, then the completions, each in the order in which they were added.
  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}
