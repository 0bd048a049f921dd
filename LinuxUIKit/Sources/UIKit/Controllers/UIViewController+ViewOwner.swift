extension UIViewController: ViewOwner {
  /// The view width from which the wide system margins apply (uikit.md, 3.3).
  private static let wideWidth: CGFloat = 414

  var systemMargins: NSDirectionalEdgeInsets {
    let isWide = (viewIfLoaded?.bounds.width ?? 0) >= Self.wideWidth
    let side: CGFloat = isWide || traitCollection.userInterfaceIdiom == .pad ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  var minimumRootMargins: NSDirectionalEdgeInsets {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
  }

  var safeAreaContribution: UIEdgeInsets {
    additionalSafeAreaInsets + containerSafeArea
  }

  func safeAreaContributionDidChange(from former: UIEdgeInsets, to insets: UIEdgeInsets) {
    guard former != insets else { return }
    viewIfLoaded?.setNeedsLayout()
  }

  func viewWillStartLayout() {
    callViewIsAppearingIfNeeded()
  }

  /// The inherited traits, overridden by those of a presentation, of the parent and of the
  /// controller's own style.
  var resolvedTraits: UITraitCollection { resolvedTraits(in: surroundingTraits) }

  /// Returns the traits of the controller where it inherits the given ones.
  func resolvedTraits(in surroundings: UITraitCollection) -> UITraitCollection {
    overridingTraits(
      of:
        surroundings
        .overlaid(with: transitions.presentedBy?.traits)
        .overlaid(with: parent?.overrideTraitCollection(forChild: self))
        .overriding(style: overrideUserInterfaceStyle))
  }

  private var surroundingTraits: UITraitCollection {
    viewIfLoaded?.superview?.traitCollection
      ?? parent?.traitCollection
      ?? UIScreen.main.traitCollection
  }
}

extension UITraitCollection {
  fileprivate func overlaid(with other: UITraitCollection?) -> UITraitCollection {
    other.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
  }
}

extension UIViewController: UIFocusEnvironment {}
