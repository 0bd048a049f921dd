import UIKit

#if !canImport(Darwin)
  extension UIWindow {
    /// Displays the result of animations in the window immediately.
    func disableAnimations() {
      setDisablesAnimations(true)
    }

    /// Plays animations in the window.
    func enableAnimations() {
      setDisablesAnimations(false)
    }

    /// Calls the completion handlers that wait for a later run of the main queue.
    func finishAnimations() {
      DeferredCompletions.run()
    }

    /// Draws the window with its animations as they are at the time of the clock.
    func renderAnimations(in context: CGContext) {
      layer.renderPresentation(in: context)
    }

    /// Overrides the traits of everything in the window, including presented controllers.
    func override(with traits: UITraitCollection) {
      overrideScreenTraits(with: traits)
    }
  }
#else
  extension UIWindow {
    /// Makes animations in the window end immediately.
    func disableAnimations() {
      layer.speed = .greatestFiniteMagnitude
    }

    /// Plays animations in the window.
    func enableAnimations() {
      layer.speed = 1
    }

    /// Commits animations and runs the run loop once, which calls their completion handlers.
    func finishAnimations() {
      CATransaction.flush()
      _ = RunLoop.main.run(mode: .default, before: Date())
    }

    /// Draws the window with its animations as they are now.
    func renderAnimations(in context: CGContext) {
      (layer.presentation() ?? layer).render(in: context)
    }

    /// Overrides the traits of everything in the window, including presented controllers.
    ///
    /// Before iOS 17, presented controllers inherit only the user interface style.
    func override(with traits: UITraitCollection) {
      guard #available(iOS 17, tvOS 17, *) else {
        return overrideUserInterfaceStyle = traits.userInterfaceStyle
      }
      traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
      traitOverrides.layoutDirection = traits.layoutDirection
      traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
      traitOverrides.displayScale = traits.displayScale
    }
  }
#endif
