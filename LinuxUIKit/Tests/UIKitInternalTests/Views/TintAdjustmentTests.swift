import Testing

@testable import UIKit

@MainActor @Suite("Tint adjustment", .serialized) struct TintAdjustmentTests {
  private final class TintedView: UIView {
    private(set) var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  /// The gray of a color: 30 % of its red, 59 % of its green, 11 % of its blue.
  private func gray(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(white: 0.3 * red + 0.59 * green + 0.11 * blue, alpha: alpha)
  }

  @Test("The mode is that of the nearest view that has one, and normal without one")
  func modes() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.tintAdjustmentMode == .normal)
    root.tintAdjustmentMode = .dimmed
    #expect(leaf.tintAdjustmentMode == .dimmed)
    middle.tintAdjustmentMode = .normal
    #expect([root, middle, leaf].map(\.tintAdjustmentMode) == [.dimmed, .normal, .normal])
    middle.tintAdjustmentMode = .automatic
    #expect(middle.tintAdjustmentMode == .dimmed)
    leaf.removeFromSuperview()
    #expect(leaf.tintAdjustmentMode == .normal)
  }

  @Test("A dimmed color is the gray of its brightness, whether it is inherited or not")
  func colors() {
    let (root, inheriting, own) = (UIView(), UIView(), UIView())
    for view in [inheriting, own] { root.addSubview(view) }
    root.tintColor = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)
    own.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    root.tintAdjustmentMode = .dimmed
    #expect(root.tintColor == gray(1, 0, 0.5))
    #expect(inheriting.tintColor == gray(1, 0, 0.5))
    #expect(own.tintColor == gray(0, 1, 0, alpha: 0.5))
    inheriting.tintAdjustmentMode = .normal
    #expect(inheriting.tintColor == UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
    root.tintAdjustmentMode = .automatic
    #expect(own.tintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
  }

  @Test("A dimmed dynamic color follows the appearance")
  func dynamic() {
    let view = UIView()
    view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    view.tintAdjustmentMode = .dimmed
    let styles = [UIUserInterfaceStyle.light, .dark]
    let colors = styles.map {
      view.tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0))
    }
    #expect(colors[0] == gray(1, 0, 0))
    #expect(colors[1] == gray(1, 1, 1))
  }

  @Test("The views whose mode changes are notified, also those with a color of their own")
  func notifications() {
    let (root, own, normal) = (TintedView(), TintedView(), TintedView())
    for view in [own, normal] { root.addSubview(view) }
    own.tintColor = .systemRed
    normal.tintAdjustmentMode = .normal
    let before = [root, own, normal].map(\.changes)
    root.tintAdjustmentMode = .dimmed
    root.tintAdjustmentMode = .dimmed
    #expect(zip([root, own, normal], before).map { $0.changes - $1 } == [1, 1, 0])
    let added = TintedView()
    added.tintColor = .systemRed
    let changes = added.changes
    root.addSubview(added)
    #expect(added.changes == changes + 1)
  }

  // MARK: Presentations

  /// Presents a controller, and returns the modes of the root's view: before, during and after.
  private func modes(
    of presented: UIViewController, _ prepare: (UIViewController) -> Void = { _ in }
  ) -> [UIView.TintAdjustmentMode] {
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.isHidden = false
    defer { window.isHidden = true }
    prepare(root)
    var modes = [root.view.tintAdjustmentMode]
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    modes.append(root.view.tintAdjustmentMode)
    #expect(presented.view.tintAdjustmentMode == .normal)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    return modes + [root.view.tintAdjustmentMode]
  }

  @Test("An alert, an action sheet and a sheet dim the tint below them until they are dismissed")
  func dimmingPresentations() {
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    let actions = UIAlertController(title: "Actions", message: nil, preferredStyle: .actionSheet)
    let sheet = UIViewController()
    for presented in [alert, actions, sheet] {
      #expect(modes(of: presented) == [.normal, .dimmed, .normal])
    }
  }

  @Test("A screen over the whole window, and a sheet at an undimmed detent, leave the tint")
  func otherPresentations() {
    let over = UIViewController()
    over.modalPresentationStyle = .overFullScreen
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    for presented in [over, sheet] {
      #expect(modes(of: presented) == [.normal, .normal, .normal])
    }
  }

  @Test("A view with a mode of its own keeps it under an alert")
  func ownMode() {
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    #expect(
      modes(of: alert) { $0.view.tintAdjustmentMode = .normal } == [.normal, .normal, .normal])
  }

  @Test("The tint is restored as an animated dismissal begins")
  func animated() {
    let (root, sheet) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.isHidden = false
    defer { window.isHidden = true }
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(root.view.tintAdjustmentMode == .dimmed)
    sheet.dismiss(animated: true)
    #expect(root.view.tintAdjustmentMode == .normal)
  }
}
