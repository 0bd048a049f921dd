import CompositionalLayout
import LayoutGeometry

/// A solved compositional layout with its inputs.
struct LayoutPreparation {
  /// The state of the view.
  let view: PreparedView
  let configuration: LayoutConfiguration
  /// The descriptions of the sections.
  var contents: [LayoutSectionContent]
  /// The closures of custom groups.
  let providers: CustomGroupProviders
  /// The handlers of visible items.
  let handlers: SectionHandlers
  /// The solution.
  var layout: SolvedLayout

  /// Whether positions depend on the sizes of views that must be measured.
  var measuresViews: Bool {
    configuration.measuresViews || contents.contains { $0.shared.measuresViews }
  }

  /// Solves the sections with measured views again.
  @MainActor mutating func update(
    with measuring: LayoutMeasuring, customFrames: LayoutCustomFrame.Provider
  ) {
    measuring.writeChange(to: &contents)
    CompositionalSolver(configuration: configuration, environment: view.environment).update(
      &layout, of: contents, changed: measuring.change, boundarySizes: measuring.sizes.boundary,
      customFrames: customFrames)
  }
}

/// The state of a view that a solution depends on; the solution is out of date if it has changed.
struct PreparedView: Equatable {
  /// The size of the bounds.
  let bounds: CGSize
  /// The environment of the solver.
  let environment: LayoutEnvironment
  /// The traits that providers received.
  let traits: UITraitCollection
}

extension PreparedView {
  /// Creates the state of a collection view.
  @MainActor init(_ view: UICollectionView) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safeArea = view.safeAreaInsets.directional(isRightToLeft: isRightToLeft).value
    let margins = view.directionalLayoutMargins.value
    let covered = Self.systemInsets(of: view).directional(isRightToLeft: isRightToLeft).value
    bounds = view.bounds.size
    traits = view.traitCollection
    environment = LayoutEnvironment(
      size: Self.baseSize(of: view), safeArea: safeArea.reduced(by: covered),
      layoutMargins: margins.reduced(by: covered),
      readableContent: Self.readable(width: bounds.width, margins: margins).reduced(by: covered),
      isRightToLeft: isRightToLeft, displayScale: traits.displayScale)
  }

  // Unverified: that the part of the safe area that the adjusted insets contain does not count
  // again; inferred from compositional-layout.md, 6.1.
  /// Returns the part of the adjusted content insets that comes from the safe area.
  @MainActor private static func systemInsets(of view: UICollectionView) -> UIEdgeInsets {
    let (all, own) = (view.adjustedContentInset, view.contentInset)
    return UIEdgeInsets(
      top: all.top - own.top, left: all.left - own.left, bottom: all.bottom - own.bottom,
      right: all.right - own.right)
  }

  // Unverified: the bounds without the adjusted content insets; inferred from
  // compositional-layout.md, 2.1 and 9.
  @MainActor private static func baseSize(of view: UICollectionView) -> CGSize {
    let insets = view.adjustedContentInset
    return CGSize(
      width: view.bounds.width - insets.left - insets.right,
      height: view.bounds.height - insets.top - insets.bottom)
  }

  /// Returns the insets of the readable width: the margins, and at most 672 points between them
  /// (uikit.md, 3.3).
  private static func readable(width: CGFloat, margins: LayoutInsets) -> LayoutInsets {
    let excess = max(0, width - margins.leading - margins.trailing - 672) / 2
    var insets = margins
    insets.leading += excess
    insets.trailing += excess
    return insets
  }
}

extension LayoutInsets {
  /// Returns the insets that remain within insets that are applied already; none is negative.
  fileprivate func reduced(by covered: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: max(0, top - max(0, covered.top)), leading: max(0, leading - max(0, covered.leading)),
      bottom: max(0, bottom - max(0, covered.bottom)),
      trailing: max(0, trailing - max(0, covered.trailing)))
  }
}
