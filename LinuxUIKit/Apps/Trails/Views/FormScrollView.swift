import UIKit

/// A column of fields that scrolls, and ends above the keyboard.
final class FormScrollView: UIView {
  private let scrollView = UIScrollView()
  private let stack: UIStackView
  private var bottom: NSLayoutConstraint?
  private var tokens: [NotificationToken] = []

  init(_ fields: [UIView], spacing: CGFloat = 20) {
    stack = UIStackView(.vertical, spacing: spacing, fields)
    super.init(frame: .zero)
    scrollView.keyboardDismissMode = .onDrag
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    scrollView.addSubview(stack)
    let bottom = scrollView.bottomAnchor.constraint(equalTo: bottomAnchor)
    self.bottom = bottom
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor), bottom,
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
      stack.leadingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -20),
      stack.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
    ])
    observeKeyboard()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func observeKeyboard() {
    tokens = [
      NotificationToken(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in
        self?.moveAboveKeyboard($0)
      },
      NotificationToken(UIResponder.keyboardWillHideNotification) { [weak self] _ in
        self?.setBottom(0)
      },
    ]
  }

  private func moveAboveKeyboard(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let covered = convert(frame, from: nil).intersection(bounds)
    setBottom(covered.isNull ? 0 : covered.height)
  }

  private func setBottom(_ height: CGFloat) {
    bottom?.constant = -height
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }
}
