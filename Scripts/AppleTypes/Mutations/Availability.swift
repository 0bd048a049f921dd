import UIKit

// What the deployment targets (16; visionOS 1) or a platform lack.

@MainActor func usesTraitOverrides(_ view: UIView) {
  // error[ios, tvos, macabi]: is only available in
  view.traitOverrides.userInterfaceStyle = .dark
}

@MainActor func usesTraitOverridesRightly(_ view: UIView) {
  if #available(iOS 17, tvOS 17, *) { view.traitOverrides.userInterfaceStyle = .dark }
}

@MainActor func registersForTraits(_ view: UIView) {
  view.setNeedsUpdateProperties2()  // error: has no member
}

@MainActor func usesToggleTrait(_ view: UIView) {
  view.accessibilityTraits = .toggleButton  // error[ios, tvos, macabi]: is only available in
}

@MainActor func makesSwitch() {
  _ = UISwitch()  // error[tvos]: is unavailable in tvOS
}

@MainActor func makesSlider() {
  _ = UISlider()  // error[tvos]: is unavailable in tvOS
}

@MainActor func pages(_ view: UIScrollView) {
  view.isPagingEnabled = true  // error[tvos]: is unavailable in tvOS
}

@MainActor func refreshes(_ view: UIScrollView) {
  view.refreshControl = nil  // error[tvos]: is unavailable in tvOS
}

@MainActor func limitsTouches(_ recognizer: UIPanGestureRecognizer) {
  recognizer.maximumNumberOfTouches = 1  // error[tvos]: is unavailable in tvOS
}

func readsSystemSize() -> CGFloat {
  UIFont.systemFontSize  // error[tvos]: is unavailable in tvOS
}

@MainActor func usesListSeparators(_ configuration: inout UICollectionLayoutListConfiguration) {
  configuration.showsSeparators = false  // error[tvos]: is unavailable in tvOS
}

func usesHeaderConfiguration() {
  _ = UIListContentConfiguration.prominentInsetGroupedHeader()  // error[tvos]: in tvOS
}

@MainActor func readsScreen() {
  _ = UIScreen.main  // error[xros]: 'UIScreen' is unavailable
}

@MainActor func readsScreenOfScene(_ scene: UIWindowScene) {
  _ = scene.screen  // error[xros]: 'screen' is unavailable
}

final class ReadsOldTraits: UIView {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)  // warning[xros]: was deprecated in visionOS 1.0
  }
}

@MainActor func callsTabs(_ controller: UITabBarController) {
  _ = controller.tabs  // error: is only available in
}

func observes() {
  if #unavailable(iOS 17) { return }
}

@MainActor func updatesStatusBar(_ controller: UIViewController) {
  // error[tvos]: is unavailable in tvOS // error[xros]: is unavailable
  controller.setNeedsStatusBarAppearanceUpdate()
}

@MainActor func readsStatusBar(_ scene: UIWindowScene) {
  // error[tvos]: is unavailable in tvOS // error[xros]: is unavailable
  _ = scene.statusBarManager
}

@MainActor func readsOrientation(_ device: UIDevice) {
  // error[tvos]: is unavailable in tvOS // error[xros]: is unavailable
  _ = device.orientation
}

@MainActor func taps() {
  // error[tvos]: is unavailable in tvOS // error[xros]: is unavailable
  UISelectionFeedbackGenerator().selectionChanged()
}
