/// The view that fills the window during a presentation: a dimming view and the presented view on a
/// sheet.
final class PresentationContainerView: UIView {
  private let dimmingView = UIControl()
  private let sheet = UIView()
  private weak var controller: UIViewController?
  private let style: UIModalPresentationStyle

  init(of controller: UIViewController, style: UIModalPresentationStyle) {
    self.controller = controller
    self.style = style
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let isDimmed = isSheet || controller.presentationAppearance.isDimmed
    dimmingView.backgroundColor = isDimmed ? PresentationMetrics.dimmingColor : nil
    dimmingView.isUserInteractionEnabled = isSheet
    dimmingView.addAction(UIAction { [weak self] _ in self?.didTapOutside() }, for: .touchUpInside)
    addSubview(dimmingView)
    addSubview(sheet)
    sheet.clipsToBounds = isSheet
    sheet.layer.cornerRadius = isSheet ? PresentationMetrics.cornerRadius : 0
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the presented view.
  func installContent() {
    guard let content = controller?.view else { return }
    content.frame = sheet.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.addSubview(content)
  }

  // MARK: Transition

  /// Moves the sheet to its position before the presentation and after the dismissal.
  func hideContent(by style: UIModalTransitionStyle) {
    dimmingView.alpha = 0
    switch style {
    case .coverVertical:
      sheet.transform = CGAffineTransform(translationX: 0, y: bounds.height - sheetFrame.minY)
    case .crossDissolve:
      sheet.alpha = 0
    }
  }

  /// Moves the sheet to its final position.
  func showContent() {
    dimmingView.alpha = 1
    sheet.transform = .identity
    sheet.alpha = 1
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
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
      let top = PresentationMetrics.pageTop(below: safeAreaInsets.top)
      return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
    let size = PresentationMetrics.formSize(preferred: controller?.preferredContentSize ?? .zero)
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// Dismisses the sheet after a touch outside, unless interactive dismissal is disabled.
  private func didTapOutside() {
    guard let controller, !controller.isModalInPresentation else { return }
    controller.dismiss(animated: true)
  }
}

extension CACornerMask {
  fileprivate static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
