import UIKit

/// The appearance that all screens share.
@MainActor enum Theme {
  static func apply() {
    let bar = UINavigationBarAppearance()
    bar.configureWithDefaultBackground()
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.label]
    UINavigationBar.appearance().standardAppearance = bar
    UIPageControl.appearance().currentPageIndicatorTintColor = .accent
    UIPageControl.appearance().pageIndicatorTintColor = .tertiaryLabel
  }
}
