import Foundation

// Starting and refusing presentations.
extension UIViewController {
  /// The presentation over this view controller or over one of its ancestors.
  var presentationAbove: Presentation? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.transitions.presentation).first
  }

  /// The presentation of this view controller or of one of its ancestors.
  var containingPresentation: Presentation? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.transitions.presentedBy).first
  }

  /// The presentation style with automatic resolved.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic, .none: .pageSheet
    case .currentContext: .fullScreen
    case .overCurrentContext: .overFullScreen
    case .fullScreen, .pageSheet, .formSheet, .overFullScreen, .custom, .popover:
      modalPresentationStyle
    }
  }

  /// The outermost container, which presents in all supported styles.
  private var outermost: UIViewController {
    sequence(first: self, next: \.parent).reduce(self) { $1 }
  }

  /// The view controller that presents another one: the nearest one that defines a presentation
  /// context if that style requests it, otherwise the outermost container.
  private func presenter(of controller: UIViewController) -> UIViewController {
    switch controller.modalPresentationStyle {
    case .currentContext, .overCurrentContext:
      sequence(first: self, next: \.parent).first(where: \.definesPresentationContext) ?? outermost
    default: outermost
    }
  }

  func performPresentation(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(of: controller)
    if let mistake = mistake(presenting: controller, over: presenter) { return mistake.report() }
    let presentation = Presentation(controller, over: presenter, source: self)
    (presentation.controller as? UIPopoverPresentationController)?.prepare()
    if let mistake = presentation.mistake { return mistake.report() }
    presentation.setReferences()
    presentation.present(animated: animated, completion: completion)
  }

  private func mistake(
    presenting controller: UIViewController, over presenter: UIViewController
  ) -> PresentationMistake? {
    let name = "\(controller)"
    if let other = controller.transitions.presentedBy?.presenter, other !== presenter {
      return .alreadyPresented(presented: name, presenter: "\(other)")
    }
    if let parent = controller.parent { return .hasParent(presented: name, parent: "\(parent)") }
    if let current = presenter.transitions.presentation?.presented {
      return .busy(
        presented: name, presenter: "\(presenter)", asked: "\(self)", current: "\(current)")
    }
    guard presenter.viewIfLoaded?.window != nil else {
      return .noWindow(presented: name, presenter: "\(presenter)", asked: "\(self)")
    }
    return nil
  }

  func performDismissal(animated: Bool, completion: (() -> Void)?) {
    // The presentation above is dismissed first; without one, this view controller itself.
    guard let presentation = presentationAbove ?? containingPresentation else {
      completion?()
      return
    }
    presentation.dismiss(animated: animated, completion: completion)
  }

  /// Removes all presentations without animation when the window's root view controller changes.
  func dropPresentations() {
    for presentation in (transitions.presentation?.chain ?? []).reversed() {
      presentation.containerView.removeFromSuperview()
      // The end of its disappearance, if the presenter was about to be covered.
      presentation.presenter?.endAppearanceTransition()
      presentation.removeReferences()
    }
  }
}

extension Presentation {
  /// The reason for which a popover can't be presented.
  fileprivate var mistake: PresentationMistake? {
    guard style == .popover, let popover = controller as? UIPopoverPresentationController,
      !popover.hasAnchor
    else { return nil }
    return .noAnchor(controller: "\(popover)")
  }
}

// Unverified: uikit.md, 9.1 doesn't have these messages; they are those of public logs and crash
// reports.
/// The reasons for which a presentation is refused, with Apple's messages.
enum PresentationMistake: CustomStringConvertible {
  /// The presenter already presents another view controller. Logged.
  case busy(presented: String, presenter: String, asked: String, current: String)
  /// The presenter's view isn't in a window. Logged.
  case noWindow(presented: String, presenter: String, asked: String)
  /// The view controller to present is a child of another one. Traps.
  case hasParent(presented: String, parent: String)
  /// A popover has no anchor. Traps.
  case noAnchor(controller: String)
  /// The view controller is already being presented. Traps.
  case alreadyPresented(presented: String, presenter: String)

  var description: String {
    switch self {
    case .busy(let presented, let presenter, let asked, let current):
      """
      Attempt to present \(presented) on \(presenter) (from \(asked)) which is already \
      presenting \(current).
      """
    case .noWindow(let presented, let presenter, let asked):
      """
      Attempt to present \(presented) on \(presenter) (from \(asked)) whose view is not in the \
      window hierarchy.
      """
    case .hasParent(let presented, let parent):
      """
      Application tried to present modally a view controller \(presented) that has a parent view \
      controller \(parent).
      """
    case .noAnchor(let controller):
      """
      UIPopoverPresentationController (\(controller)) should have a non-nil sourceView or \
      barButtonItem set before the presentation occurs.
      """
    case .alreadyPresented(let presented, let presenter):
      """
      Application tried to present modally a view controller \(presented) that is already being \
      presented by \(presenter).
      """
    }
  }

  /// Logs the message to standard error, or traps where Apple's UIKit does.
  func report() {
    switch self {
    case .busy, .noWindow: FileHandle.standardError.write(Data("\(self)\n".utf8))
    case .hasParent, .alreadyPresented, .noAnchor: fatalError(description)
    }
  }
}
