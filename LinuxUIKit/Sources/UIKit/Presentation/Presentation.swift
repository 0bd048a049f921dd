/// One screen over another one, from the call that presents it to the end of its dismissal.
@MainActor final class Presentation {
  /// The screen on top.
  let presented: UIViewController
  /// The outermost controller of the screen below, which keeps this object.
  private(set) weak var presenter: UIViewController?
  /// What fills the window and holds the presented view.
  let stage: PresentationContainerView
  let style: UIModalPresentationStyle
  /// Whether the presented screen has not yet been told that it appeared.
  var isArriving = true
  /// Whether the presented screen is on its way out.
  var isLeaving = false
  /// Ends the movement that is under way; nil where none is.
  var finish: (() -> Void)?
  /// Where the view below is put back.
  private weak var formerPlace: UIView?

  init(_ presented: UIViewController, over presenter: UIViewController) {
    self.presented = presented
    self.presenter = presenter
    style = presented.decidedPresentationStyle
    stage = PresentationContainerView(of: presented, style: style)
  }

  /// This presentation and those over it, the lowest first.
  var chain: [Presentation] {
    Array(sequence(first: self) { $0.presented.storage.presentation })
  }

  /// Whether the screen below disappears.
  var coversPresenter: Bool { style == .fullScreen }

  /// What the presented screen's surroundings are like: a card is nearer than what is below it, so
  /// that its ground is lighter in the dark (uikit.md 1.5).
  var traits: UITraitCollection? {
    guard style == .pageSheet || style == .formSheet else { return nil }
    return UITraitCollection(userInterfaceLevel: .elevated)
  }

  /// Takes the view of the screen below away.
  func removePresenterView() {
    guard coversPresenter, let view = presenter?.viewIfLoaded else { return }
    formerPlace = view.superview
    view.removeFromSuperview()
  }

  /// Puts the view of the screen below back to where it was, behind everything there.
  func restorePresenterView() {
    guard let formerPlace, let view = presenter?.viewIfLoaded else { return }
    self.formerPlace = nil
    view.frame = formerPlace.bounds
    formerPlace.insertSubview(view, at: 0)
  }

  /// Ends the bond between the two screens; what is under way is not ended any more.
  func forget() {
    finish = nil
    presenter?.storage.presentation = nil
    presented.storage.presentedBy = nil
  }
}
