/// The view that fills the window during a presentation: a dimming view, and the presented view on a
/// sheet or in a popover.
final class PresentationContainerView: UIView {
  private let dimmingView = UIControl()
  private let frameView: UIView
  private weak var controller: UIViewController?
  private let style: UIModalPresentationStyle
  private let presentation: UIPresentationController
  /// The drag of a sheet.
  private var drag: SheetDrag?
  /// Whether the presented view is animated in, or away.
  private var isContentHidden = false { didSet { updateTintBelow() } }

  init(
    of controller: UIViewController, style: UIModalPresentationStyle,
    presentation: UIPresentationController
  ) {
    self.controller = controller
    self.style = style
    self.presentation = presentation
    let isSheet = style == .pageSheet || style == .formSheet
    frameView = style == .popover ? PopoverView() : isSheet ? SheetView() : UIView()
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let isDimmed = isSheet || controller.presentationAppearance.isDimmed
    dimmingView.backgroundColor = isDimmed ? PresentationMetrics.dimmingColor : nil
    dimmingView.isUserInteractionEnabled = isSheet || style == .popover
    dimmingView.addAction(UIAction { [weak self] _ in self?.didTapOutside() }, for: .touchUpInside)
    // A custom presentation adds its views itself.
    guard style != .custom else { return }
    addSubview(dimmingView)
    addSubview(frameView)
    addDrag()
  }

  required init?(coder: NSCoder) { nil }

  private func addDrag() {
    guard isSheet, let sheetController else { return }
    let drag = SheetDrag(of: sheetController, in: self)
    drag.attach(to: frameView)
    self.drag = drag
  }

  /// Adds the presented view.
  func installContent() {
    guard let content = controller?.view else { return }
    guard style != .custom else {
      guard let view = presentation.presentedView, view.superview == nil else { return }
      view.frame = presentation.frameOfPresentedViewInContainerView
      return addSubview(view)
    }
    // Without a size, the content would contradict constraints to its edges before the first layout.
    if !isSheet, style != .popover { place(in: bounds) }
    let host = (frameView as? PopoverView)?.body ?? frameView
    content.frame = host.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(content)
    setNeedsLayout()
  }

  /// Adds the presented view after a custom transition that left it out.
  func installMissingContent() {
    guard controller?.viewIfLoaded?.isDescendant(of: self) == false else { return }
    installContent()
  }

  // MARK: Transition

  /// Moves the sheet to its position before the presentation, or after the dismissal.
  ///
  /// An alert is scaled before its presentation only. A movement becomes a fade while the user prefers
  /// that.
  func hideContent(by transition: UIModalTransitionStyle, isDismissal: Bool) {
    isContentHidden = true
    dimmingView.alpha = 0
    switch transition {
    case _ where style == .popover || MotionPreference.replacesSlides:
      contentView?.alpha = 0
    case .coverVertical, .partialCurl:
      let top = style == .custom ? contentView?.frame.minY ?? 0 : sheetFrame.minY
      contentView?.transform = CGAffineTransform(translationX: 0, y: bounds.height - top)
    case .crossDissolve, .flipHorizontal:
      contentView?.alpha = 0
      guard !isDismissal, !MotionPreference.isReduced, let controller else { return }
      let scale = controller.presentationAppearance.initialScale
      contentView?.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  /// Moves the sheet to its final position.
  func showContent() {
    isContentHidden = false
    dimmingView.alpha = 1
    contentView?.transform = .identity
    contentView?.alpha = 1
  }

  /// The view that the default transition moves.
  private var contentView: UIView? {
    style == .custom ? presentation.presentedView : frameView
  }

  // MARK: Tint

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateTintBelow()
  }

  /// Dims the tint color of the presenting view while the presentation dims the view.
  private func updateTintBelow() {
    let isDimmed = superview != nil && !isContentHidden && dimsTint
    presenter?.viewIfLoaded?.changeTintAdjustment { $0.isBelowPresentation = isDimmed }
  }

  /// The view controller below; `nil` before and after the presentation.
  private var presenter: UIViewController? {
    let presenter = presentation.presentingViewController
    return presenter === presentation.presentedViewController ? nil : presenter
  }

  // Unverified: custom presentations and those over the whole screen are assumed not to dim the tint.
  private var dimsTint: Bool {
    guard !isSheet else { return dimming(at: sheetFrame.minY) > 0 }
    return style == .popover || controller?.presentationAppearance.isDimmed == true
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation.containerViewWillLayoutSubviews()
    defer { presentation.containerViewDidLayoutSubviews() }
    guard style != .custom else { return }
    dimmingView.frame = bounds
    if let popover = presentation as? UIPopoverPresentationController {
      let view = frameView as? PopoverView
      view?.apply(popover.layOut(in: self), color: popover.arrowColor)
      return
    }
    let frame = sheetFrame
    place(in: frame)
    layOutSheet(at: frame.minY)
  }

  private func place(in frame: CGRect) {
    frameView.bounds.size = frame.size
    frameView.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Updates the corners, the grabber and the dimming of a sheet.
  private func layOutSheet(at top: CGFloat) {
    guard isSheet, let sheetController else { return }
    frameView.layer.cornerRadius =
      sheetController.preferredCornerRadius ?? PresentationMetrics.cornerRadius
    frameView.layer.maskedCorners =
      isFloating ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    (frameView as? SheetView)?.showGrabber(sheetController.prefersGrabberVisible)
    let dimming = dimming(at: top)
    dimmingView.backgroundColor = PresentationMetrics.dimmingColor(share: dimming)
    dimmingView.isUserInteractionEnabled = dimming > 0
    updateTintBelow()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
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

  private var sheetController: UISheetPresentationController? {
    presentation as? UISheetPresentationController
  }

  /// The frame of the presented view at its detent, or where it is dragged.
  private var sheetFrame: CGRect {
    guard isSheet else { return bounds }
    var frame = settledFrame
    guard let top = drag?.top else { return frame }
    // Below its smallest detent a sheet keeps its size.
    let smallest = sheetLayout.stops.first?.top ?? frame.minY
    if !isFloating { frame.size.height = bounds.height - min(top, smallest) }
    frame.origin.y = top
    return frame
  }

  private var settledFrame: CGRect {
    guard isFloating else {
      let width = sheetController?.attachedWidth(in: bounds.width) ?? bounds.width
      return CGRect(
        x: (bounds.width - width) / 2, y: settledTop, width: width,
        height: bounds.height - settledTop)
    }
    let size = PresentationMetrics.formSize(preferred: controller?.preferredContentSize ?? .zero)
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// The top of a sheet at its selected detent.
  private var settledTop: CGFloat {
    let selected = sheetController?.selectedDetent?.identifier
    return sheetLayout.stops.first { $0.identifier == selected }?.top ?? pageTop
  }

  private var pageTop: CGFloat { PresentationMetrics.pageTop(below: safeAreaInsets.top) }

  // MARK: Touches

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit === dimmingView else { return hit }
    if isSheet, dimming(at: sheetFrame.minY) == 0 { return nil }
    return passesThrough(point, with: event) ? nil : hit
  }

  private func passesThrough(_ point: CGPoint, with event: UIEvent?) -> Bool {
    let views = (presentation as? UIPopoverPresentationController)?.passthroughViews ?? []
    return views.contains { $0.point(inside: $0.convert(point, from: self), with: event) }
  }

  /// Dismisses the presentation after a touch outside, unless interactive dismissal is disabled.
  private func didTapOutside() {
    guard presentation.canBeDismissedByUser else {
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return
    }
    presentation.dismissByUser()
  }
}

// MARK: Detents

extension PresentationContainerView {
  /// The positions of the sheet.
  var sheetLayout: SheetLayout {
    guard !isFloating else {
      return SheetLayout(
        stops: [.init(identifier: .large, top: settledFrame.minY)], bottom: bounds.height)
    }
    let top = pageTop
    let heights =
      sheetController?.heights(
        maximum: bounds.height - top - safeAreaInsets.bottom, traits: traitCollection) ?? []
    let stops = heights.map { detent, height in
      SheetLayout.Stop(
        identifier: detent,
        top: detent == .large ? top : max(top, bounds.height - height - safeAreaInsets.bottom))
    }
    return SheetLayout(
      stops: stops.isEmpty ? [.init(identifier: .large, top: top)] : stops, bottom: bounds.height)
  }

  /// The top of the sheet that is displayed, also while it settles.
  var presentedTop: CGFloat {
    let presented = frameView.layer.presentation()?.frame.minY
    frameView.layer.removeAllAnimations()
    return presented ?? frameView.frame.minY
  }

  /// Whether the sheet is at its largest detent.
  var isExpanded: Bool {
    let layout = sheetLayout
    return layout.stops.last?.top == settledTop
  }

  /// Moves the sheet to its selected detent.
  func settle() {
    setNeedsLayout()
    UIView.animate(
      withDuration: PresentationMetrics.duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .allowUserInteraction
    ) {
      self.layoutIfNeeded()
    }
  }

  private func dimming(at top: CGFloat) -> CGFloat {
    sheetLayout.dimming(at: top, undimmed: sheetController?.largestUndimmedDetentIdentifier)
  }
}

extension CACornerMask {
  fileprivate static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
