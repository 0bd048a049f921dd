import Foundation

extension UIScreen {
  /// Adopts the size and the scale of a window, with the size classes that they mean.
  ///
  /// The app's windows that fill the screen are resized, and their view controllers receive
  /// `viewWillTransition(to:with:)`; other windows keep their frames.
  func adopt(_ geometry: DisplayGeometry) {
    let (old, new) = (bounds, CGRect(origin: .zero, size: geometry.size))
    let traits = UITraitCollection(traitsFrom: [
      WindowSizeClasses.traits(of: new.size), UITraitCollection(displayScale: geometry.scale),
    ])
    guard new != old || !traitCollection.containsTraits(in: traits) else { return }
    setSize(new.size)
    defer { UIDevice.current.screenSizeDidChange(from: old.size, to: new.size) }
    setTraitsAndCurrent(traits)
    for window in UIApplication.shared.windows {
      window.screenDidChange(newFrame: window.frame == old ? new : window.frame)
    }
  }

  /// Applies traits that the user chose to all windows, and to what is created afterward.
  package func apply(_ chosen: UITraitCollection) {
    setTraitsAndCurrent(chosen)
    for window in UIApplication.shared.windows { window.adoptScreenTraits() }
  }

  private func setTraitsAndCurrent(_ chosen: UITraitCollection) {
    setTraits(UITraitCollection(traitsFrom: [traitCollection, chosen]))
    UITraitCollection.current = UITraitCollection(traitsFrom: [.current, chosen])
  }
}
