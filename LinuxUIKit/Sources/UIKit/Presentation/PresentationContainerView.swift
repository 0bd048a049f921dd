/// The view that fills the window during a presentation: a dimming view and the presented view on a
/// sheet.
final class PresentationContainerView: UIView {
  private let shade = UIControl()
  private let card = UIView()
  private weak var controller: UIViewController?
  private let style: UIModalPresentationStyle

  init(of controller: UIViewController, style: UIModalPresentationStyle) {
    self.controller = controller
    self.style = style
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let isShaded = isCard || controller.presentationLook.isShaded
    shade.backgroundColor = isShaded ? PresentationMetrics.shade : nil
    shade.isUserInteractionEnabled = isCard
    shade.addAction(UIAction { [weak self] _ in self?.tappedBeside() }, for: .touchUpInside)
    addSubview(shade)
    addSubview(card)
    card.clipsToBounds = isCard
    card.layer.cornerRadius = isCard ? PresentationMetrics.cornerRadius : 0
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the presented view.
  func installContent() {
    guard let content = controller?.view else { return }
    content.frame = card.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(content)
  }

  // MARK: Transition

  /// Moves the sheet to its position before the presentation and after the dismissal.
  func moveOut(by style: UIModalTransitionStyle) {
    shade.alpha = 0
    switch style {
    case .coverVertical:
      card.transform = CGAffineTransform(translationX: 0, y: bounds.height - cardFrame.minY)
    case .crossDissolve:
      card.alpha = 0
    }
  }

  /// Moves the sheet to its final position.
  func moveIn() {
    shade.alpha = 1
    card.transform = .identity
    card.alpha = 1
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = cardFrame
    shade.frame = bounds
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    card.layer.maskedCorners = floats ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Whether the content below remains visible around the presented view.
  private var isCard: Bool { style == .pageSheet || style == .formSheet }

  /// Whether the sheet touches no edge of the window.
  private var floats: Bool {
    style == .formSheet && PresentationMetrics.fitsForm(in: bounds.size)
  }

  private var cardFrame: CGRect {
    guard isCard else { return bounds }
    guard floats else {
      let top = PresentationMetrics.pageTop(below: safeAreaInsets.top)
      return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
    let size = PresentationMetrics.formSize(preferred: controller?.preferredContentSize ?? .zero)
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// Dismisses the sheet after a touch outside, unless interactive dismissal is disabled.
  private func tappedBeside() {
    guard let controller, !controller.isModalInPresentation else { return }
    controller.dismiss(animated: true)
  }
}

extension CACornerMask {
  fileprivate static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
