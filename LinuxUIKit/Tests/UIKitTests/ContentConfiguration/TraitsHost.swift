import UIKit

/// Shows a view to a person with traits of their own: dark, right to left, large text.
@MainActor final class TraitsHost {
  /// The root of the tree.
  let view: UIView
  private let parent = UIViewController()
  private let child = UIViewController()

  /// Puts a view made under these traits on a ground of its size.
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

  /// What is seen, two pixels to the point.
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
  /// The looks that pictures are taken in, by name.
  static let looks: [(name: String, traits: UITraitCollection)] = [
    ("light", UITraitCollection(userInterfaceStyle: .light)),
    ("dark", UITraitCollection(userInterfaceStyle: .dark)),
    ("rtl", UITraitCollection(layoutDirection: .rightToLeft)),
    ("xxl", UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)),
  ]
}
