import LegoKit
import UIKit

/// The container that gives a controller its size and traits.
final class HostViewController: UIViewController {
  private let child: UIViewController

  init(child: UIViewController, traits: UITraitCollection) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
    addChild(child)
    setOverrideTraitCollection(traits, forChild: child)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// The controllers on show that describe their content with LegoKit.
  var legoContainers: [any LegoContainer] {
    descendants(of: self).compactMap { $0 as? any LegoContainer }
  }

  private func descendants(of controller: UIViewController) -> [UIViewController] {
    controller.children.flatMap { [$0] + descendants(of: $0) }
  }
}
