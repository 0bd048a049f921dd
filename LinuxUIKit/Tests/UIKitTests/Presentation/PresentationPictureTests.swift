import TestSupport
import Testing
import UIKit

/// Presented screens and alerts, drawn at a scale of 2.
@MainActor struct PresentationPictureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
  private let root = UIViewController()

  init() {
    window.rootViewController = UINavigationController(rootViewController: root)
    root.title = "Photos"
    root.view.backgroundColor = .systemBackground
    for row in 0..<4 {
      let block = UIView(frame: CGRect(x: 16, y: 60 + row * 64, width: 288, height: 56))
      block.backgroundColor = .systemTeal
      root.view.addSubview(block)
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func present(_ screen: UIViewController) {
    root.present(screen, animated: false)
    window.layoutIfNeeded()
  }

  private func question(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete Photo?", message: "It will be gone from all of your devices.",
      preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    return alert
  }

  private func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
      window.layer.render(in: context.cgContext)
    }
  }

  @Test("A page sheet is a card over the dimmed screen")
  func page() {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    present(page)
    expectImage(picture(), named: "page")
  }

  @Test("In dark appearance, a page sheet is lighter than the screen below")
  func darkPage() {
    window.overrideUserInterfaceStyle = .dark
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    present(page)
    expectImage(picture(), named: "page_dark")
  }

  @Test("An alert is centered")
  func alert() {
    present(question(.alert))
    expectImage(picture(), named: "alert")
  }

  @Test("An alert in dark appearance")
  func darkAlert() {
    window.overrideUserInterfaceStyle = .dark
    present(question(.alert))
    expectImage(picture(), named: "alert_dark")
  }

  @Test("More than two actions are stacked vertically, the preferred one in semibold")
  func manyAnswers() {
    let alert = question(.alert)
    let keep = UIAlertAction(title: "Keep a Copy", style: .default)
    alert.addAction(keep)
    alert.preferredAction = keep
    alert.actions[1].isEnabled = false
    present(alert)
    expectImage(picture(), named: "many_answers")
  }

  @Test("Text fields are below the message")
  func fields() {
    let alert = question(.alert)
    alert.addTextField { $0.placeholder = "Reason" }
    alert.addTextField { $0.text = "Clara" }
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    alert.view.endEditing(true)
    expectImage(picture(), named: "fields")
  }

  @Test("An action sheet is at the bottom edge")
  func choices() {
    let sheet = question(.actionSheet)
    sheet.addAction(UIAlertAction(title: "Hide", style: .default))
    present(sheet)
    expectImage(picture(), named: "choices")
  }

  @Test("A pushed screen during its animation, above the dimmed one below")
  func push() {
    withHeldClock { clock in
      let next = UIViewController()
      next.title = "Photo"
      next.view.backgroundColor = .systemYellow
      root.navigationController?.pushViewController(next, animated: true)
      clock.advance(by: 0.175)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let seen = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
        window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
      }
      expectImage(seen, named: "push_half_way")
      clock.advance(by: 0.2)
    }
  }
}
