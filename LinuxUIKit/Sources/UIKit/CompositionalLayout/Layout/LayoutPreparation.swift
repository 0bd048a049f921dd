import CompositionalLayout
import LayoutGeometry

/// What a compositional layout works out when it prepares, and for which view.
struct LayoutPreparation {
  /// The view as it was.
  let view: PreparedView
  /// The configuration as it was read.
  let configuration: LayoutConfiguration
  /// The descriptions as they were read.
  var contents: [LayoutSectionContent]
  /// What custom groups ask for their frames.
  let providers: CustomGroupProviders
  /// What changes visible items.
  let handlers: SectionHandlers
  /// Where everything is.
  var layout: SolvedLayout

  /// Whether views are asked for lengths on which the place of others depends.
  ///
  /// Visits the descriptions until one says so.
  var measuresViews: Bool {
    configuration.measuresViews || contents.contains { $0.section.measuresViews }
  }

  /// Brings the solution up to date with what was measured since.
  mutating func update(with measuring: LayoutMeasuring, customFrames: LayoutCustomFrame.Provider) {
    measuring.writeChange(to: &contents)
    CompositionalSolver(configuration: configuration, environment: view.environment).update(
      &layout, of: contents, changed: measuring.change, boundarySizes: measuring.sizes.boundary,
      customFrames: customFrames)
  }
}

/// What a solution depends on: when it differs from the view's state, the solution is out of date.
struct PreparedView: Equatable {
  /// The size of the bounds.
  let bounds: CGSize
  /// What the solver knows about the view.
  let environment: LayoutEnvironment
  /// The traits that providers saw.
  let traits: UITraitCollection
}

extension PreparedView {
  /// The state of a collection view.
  @MainActor init(_ view: UICollectionView) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = view.directionalLayoutMargins.value
    bounds = view.bounds.size
    traits = view.traitCollection
    environment = LayoutEnvironment(
      size: Self.baseSize(of: view),
      safeArea: view.safeAreaInsets.directional(isRightToLeft: isRightToLeft).value,
      layoutMargins: margins, readableContent: Self.readable(width: bounds.width, margins: margins),
      isRightToLeft: isRightToLeft, displayScale: traits.displayScale)
  }

  /// [guess compositional-layout.md 2.1, §9.1] The bounds without the adjusted content insets.
  @MainActor private static func baseSize(of view: UICollectionView) -> CGSize {
    let insets = view.adjustedContentInset
    return CGSize(
      width: view.bounds.width - insets.left - insets.right,
      height: view.bounds.height - insets.top - insets.bottom)
  }

  /// The readable width: the margins, and at most 672 points (uikit.md 3.3).
  private static func readable(width: CGFloat, margins: LayoutInsets) -> LayoutInsets {
    let excess = max(0, width - margins.leading - margins.trailing - 672) / 2
    var insets = margins
    insets.leading += excess
    insets.trailing += excess
    return insets
  }
}
