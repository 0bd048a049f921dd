/// The view that fills the window during a presentation: a dimming view and the presented view on a
/// sheet.
final class PresentationContainerView: UIView {
  private let dimmingView = UIControl()
  private let sheet = UIView()
  private weak var controller: UIViewController?
  private let style: UIModalPresentationStyle
  private let presentation: UIPresentationController

  init(
    of controller: UIViewController, style: UIModalPresentationStyle,
    presentation: UIPresentationController
  ) {
    self.controller = controller
    self.style = style
    self.presentation = presentation
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let isDimmed = isSheet || controller.presentationAppearance.isDimmed
    dimmingView.backgroundColor = isDimmed ? PresentationMetrics.dimmingColor : nil
    dimmingView.isUserInteractionEnabled = isSheet
    dimmingView.addAction(UIAction { [weak self] _ in self?.didTapOutside() }, for: .touchUpInside)
    // A custom presentation adds its views itself.
    guard style != .custom else { return }
    addSubview(dimmingView)
    addSubview(sheet)
    sheet.clipsToBounds = isSheet
    sheet.layer.cornerRadius =
      isSheet ? sheetController?.preferredCornerRadius ?? PresentationMetrics.cornerRadius : 0
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the presented view.
  func installContent() {
    guard let content = controller?.view else { return }
    guard style != .custom else {
      guard let view = presentation.presentedView, view.superview == nil else { return }
      view.frame = presentation.frameOfPresentedViewInContainerView
      return addSubview(view)
    }
    content.frame = sheet.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.addSubview(content)
  }

  /// Adds the presented view after a custom transition that left it out.
  func installMissingContent() {
    guard controller?.viewIfLoaded?.isDescendant(of: self) == false else { return }
    installContent()
  }

  // MARK: Transition

  /// Moves the sheet to its position before the presentation and after the dismissal.
  func hideContent(by style: UIModalTransitionStyle) {
    dimmingView.alpha = 0
    switch style {
    case .coverVertical, .partialCurl:
      let top = self.style == .custom ? contentView?.frame.minY ?? 0 : sheetFrame.minY
      contentView?.transform = CGAffineTransform(translationX: 0, y: bounds.height - top)
    case .crossDissolve, .flipHorizontal:
      contentView?.alpha = 0
    }
  }

  /// Moves the sheet to its final position.
  func showContent() {
    dimmingView.alpha = 1
    contentView?.transform = .identity
    contentView?.alpha = 1
  }

  /// The view that the default transition moves.
  private var contentView: UIView? {
    style == .custom ? presentation.presentedView : sheet
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation.containerViewWillLayoutSubviews()
    defer { presentation.containerViewDidLayoutSubviews() }
    guard style != .custom else { return }
    let frame = sheetFrame
    dimmingView.frame = bounds
    sheet.bounds.size = frame.size
    sheet.center = CGPoint(x: frame.midX, y: frame.midY)
    sheet.layer.maskedCorners = isFloating ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Whether the content below remains visible around the presented view.
  private var isSheet: Bool { style == .pageSheet || style == .formSheet }

  /// Whether the sheet touches no edge of the window.
  private var isFloating: Bool {
    style == .formSheet && PresentationMetrics.fitsForm(in: bounds.size)
  }

  private var sheetFrame: CGRect {
    guard isSheet else { return bounds }
    guard isFloating else {
      let top = sheetTop(below: PresentationMetrics.pageTop(below: safeAreaInsets.top))
      return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
    let size = PresentationMetrics.formSize(preferred: controller?.preferredContentSize ?? .zero)
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  private var sheetController: UISheetPresentationController? {
    presentation as? UISheetPresentationController
  }

  /// Returns the top of a sheet with the height of its selected detent.
  private func sheetTop(below top: CGFloat) -> CGFloat {
    let maximum = bounds.height - top - safeAreaInsets.bottom
    guard let height = sheetController?.selectedHeight(maximum: maximum, traits: traitCollection)
    else { return top }
    return max(top, bounds.height - height - safeAreaInsets.bottom)
  }

  /// Dismisses the sheet after a touch outside, unless interactive dismissal is disabled.
  private func didTapOutside() {
    guard let controller else { return }
    let delegate = presentation.delegate
    guard !controller.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(presentation) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return
    }
    delegate?.presentationControllerWillDismiss(presentation)
    controller.dismiss(animated: true) { [presentation] in
      presentation.delegate?.presentationControllerDidDismiss(presentation)
    }
  }
}

extension CACornerMask {
  fileprivate static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
