// Starting and refusing presentations.
extension UIViewController {
  /// The presentation over this view controller or over one of its ancestors.
  var shownPresentation: Presentation? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.storage.presentation).first
  }

  /// The presentation of this view controller or of one of its ancestors.
  var ownPresentation: Presentation? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.storage.presentedBy).first
  }

  /// The presentation style with automatic resolved.
  var decidedPresentationStyle: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic, .none: .pageSheet
    case .fullScreen, .pageSheet, .formSheet, .overFullScreen: modalPresentationStyle
    }
  }

  /// The outermost container, which presents in all supported styles.
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
    // The presentation above is dismissed first; without one, this view controller itself.
    guard let presentation = shownPresentation ?? ownPresentation else {
      completion?()
      return
    }
    presentation.leave(animated: animated, completion: completion)
  }

  /// Removes all presentations without animation when the window's root view controller changes.
  func dropPresentations() {
    for presentation in (storage.presentation?.chain ?? []).reversed() {
      presentation.stage.removeFromSuperview()
      // The end of its disappearance, if the presenter was about to be covered.
      presentation.presenter?.endAppearanceTransition()
      presentation.forget()
    }
  }
}
