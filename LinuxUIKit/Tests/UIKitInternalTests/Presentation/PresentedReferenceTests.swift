import Testing
import UIKit

@MainActor @Suite("Presentation controllers and the presented view controller")
struct PresentedReferenceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Creates a view controller with a title, which its presentation controller returns.
  private func titled(style: UIModalPresentationStyle) -> UIViewController {
    let controller = UIViewController()
    controller.title = "Drawer"
    controller.modalPresentationStyle = style
    return controller
  }

  @Test("A presentation controller that an app creates keeps the presented view controller")
  func created() {
    let presentation = UIPresentationController(
      presentedViewController: titled(style: .custom), presenting: nil)

    #expect(presentation.presentedViewController.title == "Drawer")
  }

  @Test(
    "A presentation controller has its presented view controller after the dismissal",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .popover])
  func dismissed(style: UIModalPresentationStyle) throws {
    let presentation = try presentedAndDismissed(titled(style: style))

    #expect(presentation.presentedViewController.title == "Drawer")
    #expect(root.presentedViewController == nil)
  }

  /// Returns the presentation controller of a view controller that has been dismissed again.
  private func presentedAndDismissed(
    _ controller: UIViewController
  ) throws -> UIPresentationController {
    controller.popoverPresentationController?.sourceView = root.view
    root.present(controller, animated: false)
    window.layoutIfNeeded()
    let presentation = try #require(controller.presentationController)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    return presentation
  }

  @Test("A presentation controller for a former style has its presented view controller")
  func otherStyle() throws {
    let controller = titled(style: .pageSheet)
    let sheet = try #require(controller.sheetPresentationController)
    controller.modalPresentationStyle = .fullScreen
    let presentation = try #require(controller.presentationController)

    #expect(presentation !== sheet)
    #expect(sheet.presentedViewController === controller)
  }

  @Test("A view controller with a presentation controller is released without a presentation")
  func released() {
    weak var sheet: UIViewController?
    weak var other: UIViewController?
    do {
      let (first, second) = (titled(style: .pageSheet), titled(style: .popover))
      (sheet, other) = (first, second)
      first.sheetPresentationController?.detents = [.medium()]
      let popover = second.popoverPresentationController
      popover?.adaptiveSheetPresentationController.detents = [.medium()]
      #expect(first.presentationController?.presentedViewController === first)
      #expect(second.presentationController?.presentedViewController === second)
    }

    #expect(sheet == nil)
    #expect(other == nil)
  }

  @Test("A view controller that has been dismissed is released", arguments: [true, false])
  func releasedAfterDismissal(isAdapted: Bool) throws {
    weak var presented: UIViewController?
    do {
      let controller = titled(style: isAdapted ? .popover : .pageSheet)
      presented = controller
      _ = try presentedAndDismissed(controller)
    }

    #expect(presented == nil)
  }
}
