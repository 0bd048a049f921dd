import UIKit

/// Displays a view in given traits, such as dark appearance, right-to-left layout, or large text.
@MainActor final class TraitsHost {
  /// The root of the view hierarchy.
  let view: UIView
  private let parent = UIViewController()
  private let child = UIViewController()

  /// Creates a view in these traits and adds it to a background of its size.
  init(_ traits: UITraitCollection, _ makeView: () -> UIView) {
    let all = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2), traits])
    parent.addChild(child)
    parent.setOverrideTraitCollection(all, forChild: child)
    parent.view.addSubview(child.view)
    var made: UIView?
    UITraitCollection(traitsFrom: [.current, all]).performAsCurrent { made = makeView() }
    let shown = made ?? UIView()
    child.view.addSubview(shown)
    for outer in [parent.view, child.view] { outer?.frame = shown.bounds }
    view = parent.view ?? UIView()
  }

  /// The displayed image at a scale of 2.
  var picture: UIImage {
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
  }
}

extension TraitsHost {
  /// The appearances of the golden pictures, by name.
  static let appearances: [(name: String, traits: UITraitCollection)] = [
    ("light", UITraitCollection(userInterfaceStyle: .light)),
    ("dark", UITraitCollection(userInterfaceStyle: .dark)),
    ("rtl", UITraitCollection(layoutDirection: .rightToLeft)),
    ("xxl", UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)),
  ]
}
