import TestSupport
import Testing
import UIKit

/// Sheets and popovers, drawn at a scale of 2.
@MainActor struct SheetPictureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let root = UIViewController()
  private let card = UIViewController()
  private let delegate = UnadaptedDelegate()

  init() {
    window.rootViewController = root
    root.view.backgroundColor = .systemBackground
    for row in 0..<5 {
      let block = UIView(frame: CGRect(x: 16, y: 24 + row * 76, width: 288, height: 56))
      block.backgroundColor = .systemTeal
      root.view.addSubview(block)
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    card.view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Sort by Name"
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 16, y: 24)
    card.view.addSubview(label)
  }

  private func present() {
    root.present(card, animated: false)
    window.layoutIfNeeded()
  }

  private func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
      window.layer.render(in: context.cgContext)
    }
  }

  private func presentSheet(
    _ selected: UISheetPresentationController.Detent.Identifier, isUndimmed: Bool = false
  ) {
    let sheet = card.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.selectedDetentIdentifier = selected
    sheet?.prefersGrabberVisible = true
    sheet?.largestUndimmedDetentIdentifier = isUndimmed ? .medium : nil
    present()
  }

  @Test("A sheet with a grabber at its medium detent")
  func medium() {
    presentSheet(.medium)
    expectImage(picture(), named: "medium")
  }

  @Test("A sheet with a grabber at its large detent, in dark appearance")
  func large() {
    window.overrideUserInterfaceStyle = .dark
    presentSheet(.large)
    expectImage(picture(), named: "large_dark")
  }

  @Test("An undimmed sheet at its medium detent")
  func undimmed() {
    presentSheet(.medium, isUndimmed: true)
    expectImage(picture(), named: "undimmed")
  }

  private func presentPopover(at anchor: CGRect, _ directions: UIPopoverArrowDirection) {
    card.modalPresentationStyle = .popover
    card.preferredContentSize = CGSize(width: 160, height: 100)
    let popover = card.popoverPresentationController
    popover?.delegate = delegate
    popover?.sourceView = root.view
    popover?.sourceRect = anchor
    popover?.permittedArrowDirections = directions
    present()
  }

  @Test("A popover below its anchor")
  func below() {
    presentPopover(at: CGRect(x: 40, y: 60, width: 60, height: 40), .up)
    expectImage(picture(), named: "below")
  }

  @Test("A popover above its anchor, in dark appearance")
  func above() {
    window.overrideUserInterfaceStyle = .dark
    presentPopover(at: CGRect(x: 240, y: 300, width: 60, height: 40), .down)
    expectImage(picture(), named: "above_dark")
  }

  @Test("A popover at the right of its anchor")
  func right() {
    presentPopover(at: CGRect(x: 30, y: 180, width: 60, height: 40), .left)
    expectImage(picture(), named: "right")
  }

  @Test("A popover at the left of its anchor")
  func left() {
    presentPopover(at: CGRect(x: 230, y: 180, width: 60, height: 40), .right)
    expectImage(picture(), named: "left")
  }

  /// Presents a form whose title and button keep to their edges, with traits.
  private func showForm(with traits: UITraitCollection) {
    for view in card.view.subviews { view.removeFromSuperview() }
    let title = UILabel()
    title.text = "Sort by Name"
    title.font = .preferredFont(forTextStyle: .headline)
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Done") { _ in })
    for view in [title, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.view.addSubview(view)
    }
    title.adjustsFontForContentSizeCategory = true
    let margins = card.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.topAnchor.constraint(equalTo: card.view.safeAreaLayoutGuide.topAnchor, constant: 24),
      button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
    ])
    card.presentationController?.overrideTraitCollection = traits
  }

  enum Style: String, CaseIterable {
    case rightToLeft = "rtl"
    case extraLarge = "xxxl"

    @MainActor var traits: UITraitCollection {
      switch self {
      case .rightToLeft: UITraitCollection(layoutDirection: .rightToLeft)
      case .extraLarge: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
      }
    }
  }

  @Test(
    "The content of a sheet is laid out from right to left, and with large text",
    arguments: Style.allCases)
  func sheetStyles(style: Style) {
    showForm(with: style.traits)
    presentSheet(.medium)
    expectImage(picture(), named: "medium_\(style.rawValue)")
  }

  @Test(
    "The content of a popover is laid out from right to left, and with large text",
    arguments: Style.allCases)
  func popoverStyles(style: Style) {
    card.modalPresentationStyle = .popover
    showForm(with: style.traits)
    presentPopover(at: CGRect(x: 40, y: 60, width: 60, height: 40), .up)
    expectImage(picture(), named: "below_\(style.rawValue)")
  }
}

/// A delegate that keeps popovers in compact width.
@MainActor
private final class UnadaptedDelegate: NSObject,
  UIPopoverPresentationControllerDelegate
{
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
