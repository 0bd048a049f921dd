extension UIViewController: ViewOwner {
  /// From this width on the system's side margins are the wide ones (uikit.md 3.3).
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
    additionalSafeAreaInsets + storage.containerSafeArea
  }

  /// What bars of the container around this controller cover of its view.
  func setContainerSafeArea(_ insets: UIEdgeInsets) {
    let former = storage.containerSafeArea
    storage.containerSafeArea = insets
    safeAreaContributionDidChange(from: former, to: insets)
  }

  func safeAreaContributionDidChange(from former: UIEdgeInsets, to insets: UIEdgeInsets) {
    guard former != insets else { return }
    viewIfLoaded?.setNeedsLayout()
  }

  var isInNavigation: Bool { navigationController != nil }

  func viewWillStartLayout() {
    tellIsAppearingIfNeeded()
  }

  /// The traits around the view, those of a card, what the parent lays over them, and the controller's own style.
  var resolvedTraits: UITraitCollection {
    surroundingTraits
      .overlaid(with: storage.presentedBy?.traits)
      .overlaid(with: parent?.overrideTraitCollection(forChild: self))
      .overriding(style: overrideUserInterfaceStyle)
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
