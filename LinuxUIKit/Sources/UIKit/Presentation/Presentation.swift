/// The presentation of a view controller over another one, from its start to the end of the
/// dismissal.
@MainActor final class Presentation {
  /// The presented view controller.
  let presented: UIViewController
  /// The outermost container below, which owns this object.
  private(set) weak var presenter: UIViewController?
  /// The view that fills the window and contains the presented view.
  let stage: PresentationContainerView
  let style: UIModalPresentationStyle
  /// Whether the presented view controller hasn't completed its appearance transition.
  var isArriving = true
  /// Whether the dismissal has begun.
  var isLeaving = false
  /// Ends the running transition; `nil` without one.
  var finish: (() -> Void)?
  /// The former superview of the presenting view.
  private weak var formerPlace: UIView?

  init(_ presented: UIViewController, over presenter: UIViewController) {
    self.presented = presented
    self.presenter = presenter
    style = presented.decidedPresentationStyle
    stage = PresentationContainerView(of: presented, style: style)
  }

  /// This presentation and those above it, starting with the lowest.
  var chain: [Presentation] {
    Array(sequence(first: self) { $0.presented.storage.presentation })
  }

  /// Whether the presenting view is removed during the presentation.
  var coversPresenter: Bool { style == .fullScreen }

  /// The traits of a sheet: its user interface level is elevated, so that its background is lighter
  /// in dark appearance (uikit.md, 1.5).
  var traits: UITraitCollection? {
    guard style == .pageSheet || style == .formSheet else { return nil }
    return UITraitCollection(userInterfaceLevel: .elevated)
  }

  /// Removes the presenting view.
  func removePresenterView() {
    guard coversPresenter, let view = presenter?.viewIfLoaded else { return }
    formerPlace = view.superview
    view.removeFromSuperview()
  }

  /// Restores the presenting view behind all siblings.
  func restorePresenterView() {
    guard let formerPlace, let view = presenter?.viewIfLoaded else { return }
    self.formerPlace = nil
    view.frame = formerPlace.bounds
    formerPlace.insertSubview(view, at: 0)
  }

  /// Removes the references between both view controllers. A running transition is abandoned.
  func forget() {
    finish = nil
    presenter?.storage.presentation = nil
    presented.storage.presentedBy = nil
  }
}
