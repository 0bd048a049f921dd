import Testing

@testable import UIKit

/// A controller that records what it receives as a container and as content.
private class Recorder: UIViewController {
  var log: [String] = []
  var childSize: CGSize?

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    let (old, new) = (traitCollection.userInterfaceStyle, newCollection.userInterfaceStyle)
    log.append("traits \(old.rawValue) to \(new.rawValue)")
    coordinator.animate { [weak self] _ in
      self?.log.append("alongside")
    } completion: {
      [weak self] _ in
      self?.log.append("completion")
    }
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("size \(Int(size.width))x\(Int(size.height))")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append("traits did change")
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    log.append("prefers \(Int(container.preferredContentSize.width))")
  }
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    let view = (container as? UIViewController)?.viewIfLoaded
    log.append("fits \(Int(view?.bounds.width ?? -1))")
  }
}

private final class RecordingPresentation: UIPresentationController {
  var log: [String] = []
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.append("size \(Int(size.width))")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.append("traits \(newCollection.userInterfaceStyle.rawValue)")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    log.append("prefers \(Int(preferredContentSize.width))")
  }
}

private final class PresentationSource: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var controller: RecordingPresentation?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    controller = RecordingPresentation(presentedViewController: presented, presenting: presenting)
    return controller
  }
}

@MainActor @Suite("Content containers", .serialized) struct ContentContainerTests {
  private let root = Recorder()
  private let child = Recorder()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: root)
    window.rootViewController = root
    window.isHidden = false
  }

  /// Forgets what other tests have changed of the screen since the initialization.
  private func begin() {
    window.layoutIfNeeded()
    for controller in [root, child] { controller.log = [] }
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("Controllers are notified of new traits while they have the old ones")
  func traits() {
    begin()
    defer { window.isHidden = true }
    window.overrideScreenTraits(with: dark)
    for controller in [root, child] {
      #expect(
        controller.log == ["traits 1 to 2", "traits did change", "alongside", "completion"])
      #expect(controller.transitionCoordinator == nil)
    }
    window.overrideScreenTraits(with: dark)
    #expect(root.log.count == 4)
  }

  @Test("A child with the style of its own isn't notified of another style")
  func overriddenTraits() {
    begin()
    defer { window.isHidden = true }
    child.overrideUserInterfaceStyle = .light
    child.log = []
    window.overrideScreenTraits(with: dark)
    #expect(child.log == [])
    #expect(root.log.first == "traits 1 to 2")
  }

  @Test("A child is notified of the size that its container returns, unless it has it")
  func sizes() {
    begin()
    defer { window.isHidden = true }
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(root.log == ["size 844x390"])
    #expect(child.log == ["size 844x390"])
    window.layoutIfNeeded()
    for controller in [root, child] { controller.log = [] }
    root.childSize = CGSize(width: 300, height: 390)
    window.frame.size = CGSize(width: 390, height: 844)
    #expect(child.log == ["size 300x390"])
    window.layoutIfNeeded()
    root.childSize = child.view.bounds.size
    child.log = []
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(child.log == [])
  }

  @Test("A child that doesn't fill the view keeps its size, and isn't notified")
  func smallChild() {
    begin()
    defer { window.isHidden = true }
    child.view.autoresizingMask = []
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(child.log == [])
  }

  @Test("The container is notified of a preferred size that changes")
  func preferredSize() {
    begin()
    defer { window.isHidden = true }
    child.preferredContentSize = CGSize(width: 200, height: 100)
    child.preferredContentSize = CGSize(width: 200, height: 100)
    child.preferredContentSize = CGSize(width: 250, height: 100)
    #expect(root.log == ["prefers 200", "prefers 250"])
  }

  @Test("The container is notified of a size that constraints give the view of a child")
  func fittingSize() {
    begin()
    defer { window.isHidden = true }
    child.view.translatesAutoresizingMaskIntoConstraints = false
    let width = child.view.widthAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      width, child.view.heightAnchor.constraint(equalToConstant: 50),
      child.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      child.view.topAnchor.constraint(equalTo: root.view.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(root.log == ["fits 120"])
    width.constant = 160
    window.layoutIfNeeded()
    #expect(root.log == ["fits 120", "fits 160"])
    window.layoutIfNeeded()
    #expect(root.log.count == 2)
  }

  @Test("A presentation controller notifies the presented one of its size and traits")
  func presentation() throws {
    begin()
    defer { window.isHidden = true }
    let (presented, source) = (Recorder(), PresentationSource())
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = source
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    presented.log = []
    let controller = try #require(source.controller)
    presented.preferredContentSize = CGSize(width: 70, height: 70)
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(controller.log == ["prefers 70", "size 844"])
    // Half the width, by the presentation controller.
    #expect(presented.log == ["size 422x390"])
    window.layoutIfNeeded()
    (controller.log, presented.log) = ([], [])
    window.overrideScreenTraits(with: dark)
    #expect(controller.log == ["traits 2"])
    #expect(presented.log.first == "traits 1 to 2")
  }

  @Test("A resized screen is one transition: first the traits, then the size")
  func both() {
    begin()
    let screen = UIScreen.main
    let (bounds, traits, current) = (
      screen.bounds, screen.traitCollection, UITraitCollection.current
    )
    defer {
      window.isHidden = true
      screen.setSize(bounds.size)
      screen.setTraits(traits)
      UITraitCollection.current = current
    }
    // The height becomes compact.
    screen.adopt(
      DisplayGeometry(pixelWidth: 2532, pixelHeight: 1170, scale: 3, pixelsPerUnit: 3))
    #expect(root.log.prefix(2) == ["traits 1 to 1", "size 844x390"])
  }
}
