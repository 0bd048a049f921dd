// Who presents what, and what is refused.
extension UIViewController {
  /// The screen that lies over this one or over one that this one is inside of.
  var shownPresentation: Presentation? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.storage.presentation).first
  }

  /// How this screen, or one that it is inside of, lies over another one.
  var ownPresentation: Presentation? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.storage.presentedBy).first
  }

  /// The presentation style with what the system decides decided.
  var decidedPresentationStyle: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic, .none: .pageSheet
    case .fullScreen, .pageSheet, .formSheet, .overFullScreen: modalPresentationStyle
    }
  }

  /// The outermost controller around this one: it is what presents, in all styles that ours has.
  private var outermost: UIViewController {
    sequence(first: self, next: \.parent).reduce(self) { $1 }
  }

  func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = outermost
    if let mistake = mistake(presenting: controller, over: presenter) { return mistake.report() }
    let presentation = Presentation(controller, over: presenter)
    presenter.storage.presentation = presentation
    controller.storage.presentedBy = presentation
    presentation.arrive(animated: animated, completion: completion)
  }

  private func mistake(
    presenting controller: UIViewController, over presenter: UIViewController
  ) -> PresentationMistake? {
    let name = "\(controller)"
    if let other = controller.storage.presentedBy?.presenter, other !== presenter {
      return .alreadyPresented(presented: name, presenter: "\(other)")
    }
    if let parent = controller.parent { return .hasParent(presented: name, parent: "\(parent)") }
    if let current = presenter.storage.presentation?.presented {
      return .busy(
        presented: name, presenter: "\(presenter)", asked: "\(self)", current: "\(current)")
    }
    guard presenter.viewIfLoaded?.window != nil else {
      return .noWindow(presented: name, presenter: "\(presenter)", asked: "\(self)")
    }
    return nil
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    // What lies over this screen goes first; with nothing over it, it goes itself.
    guard let presentation = shownPresentation ?? ownPresentation else {
      completion?()
      return
    }
    presentation.leave(animated: animated, completion: completion)
  }

  /// Lets go of what is presented, at once, when the window gets another root.
  func dropPresentations() {
    for presentation in (storage.presentation?.chain ?? []).reversed() {
      presentation.stage.removeFromSuperview()
      // A screen that was about to be covered has gone now.
      presentation.presenter?.endAppearanceTransition()
      presentation.forget()
    }
  }
}
