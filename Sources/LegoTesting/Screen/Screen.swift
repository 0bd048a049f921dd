import LegoKit
import UIKit

/// A screen that no display shows: a test's hands and eyes.
///
/// It lays a view controller out in a size and in the traits that a person may have chosen, taps
/// and scrolls as that person would, and tells or draws what is to be seen. What is read off it is
/// always up to date: state that was written is shown first, and nothing is shown on its way.
///
/// ```swift
/// let screen = Screen(ColorsViewController(), size: CGSize(width: 390, height: 844))
/// try screen.tap("Add")
/// #expect(screen.layoutDescription.contains("ColorCell"))
/// ```
@MainActor public final class Screen {
  /// The controller on show.
  public let viewController: UIViewController

  private let host: HostViewController
  let window: UIWindow
  private let traits: UITraitCollection

  /// Shows a controller.
  ///
  /// - Parameters:
  ///   - viewController: The screen's controller, fresh or on show nowhere else.
  ///   - size: In points; a current phone's, upright, unless given.
  ///   - traits: What differs from the standard: light, left to right, text size L, scale 2. What the
  ///     controller presents has them too.
  ///   - safeAreaInsets: What a status bar and a home indicator would take away; nothing unless
  ///     given.
  public init(
    _ viewController: UIViewController, size: CGSize = CGSize(width: 390, height: 844),
    traits: UITraitCollection = UITraitCollection(), safeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.viewController = viewController
    self.traits = UITraitCollection(traitsFrom: [Self.standardTraits, traits])
    host = HostViewController(child: viewController, traits: self.traits)
    host.additionalSafeAreaInsets = safeAreaInsets
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.disableAnimations()
    window.take(self.traits)
    window.rootViewController = host
    window.isHidden = false
    settle()
  }

  /// Shows what was written to state meanwhile, and lays out what is due.
  ///
  /// The other methods do so by themselves.
  public func settle() {
    for container in host.legoContainers { container.legoRenderer.flush() }
    window.layoutIfNeeded()
  }

  /// Gives the screen another size, as turning a phone does.
  public func resize(to size: CGSize) {
    window.frame.size = size
    settle()
  }

  /// The picture that the screen shows, at the scale of its traits.
  public func image() -> UIImage {
    settle()
    let format = UIGraphicsImageRendererFormat()
    format.scale = traits.displayScale
    format.opaque = true
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { context in
      window.layer.render(in: context.cgContext)
    }
  }

  /// What is on the screen as text: a view a line, with its frame and what it says.
  ///
  /// See `UIView.layoutDescription` for the format.
  public var layoutDescription: String {
    settle()
    return viewController.view.layoutDescription
  }

  /// The view that everything on the screen is in.
  var root: UIView { window }

  private static var standardTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .large),
      UITraitCollection(displayScale: 2),
    ])
  }
}
