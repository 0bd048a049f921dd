import CompositionalLayout
import LayoutGeometry

extension UICollectionViewCompositionalLayout {
  /// The solution; `nil` until the layout is prepared.
  var solved: SolvedLayout? { prepared.preparation?.layout }

  /// The state of the collection view; `nil` for a layout without one.
  var viewNow: PreparedView? { collectionView.map(PreparedView.init) }

  /// Reads the descriptions of all sections, and solves them for the current state of the view.
  func solve() {
    guard let collectionView, let view = viewNow else {
      return prepared.replace(with: nil, lists: ListSections())
    }
    let isFirst = prepared.preparation == nil
    let configuration = source.configurationValue
    let providers = CustomGroupProviders()
    // Displayed views lose their sizes too, and are measured again.
    if measuring.setBasis(MeasuringBasis(view, configuration)) {
      collectionView.invalidateMeasurements()
    }
    // 1. Read every section's description, so that later changes to its objects have no effect.
    let described = sections(
      of: collectionView, in: sectionEnvironment(view, configuration), with: providers)
    var contents = described.lists.addBackgrounds(
      to: described.contents, configuration, view.environment)
    measuring.write(to: &contents)
    // 2. Solve them. The closures of custom groups are called meanwhile.
    let layout = CompositionalSolver(configuration: configuration, environment: view.environment)
      .solve(
        contents, reusing: previousSolution, boundarySizes: measuring.sizes.boundary,
        customFrames: customFrames(of: providers, view.traits))
    measuring.didSolve()
    let lists = described.lists
    prepared.replace(
      with: LayoutPreparation(
        view: view, configuration: configuration, contents: contents, providers: providers,
        handlers: described.handlers, layout: layout),
      lists: lists)
    if !lists.isEmpty { setDecorationClass(ListBackgroundView.self, ofKind: ListBackground.kind) }
    if lists.haveSwipeActions { collectionView.addSwipeInteraction() }
    // 3. Report faults, and scroll to the start of the content or to the element that an update
    // keeps in place.
    reports.write(layout.diagnostics)
    keepUpdateAnchor(in: layout)
    if isFirst { scrollToReadingStart(of: layout, in: collectionView) }
  }

  /// The solution of the last preparation, for sections that have not changed since then.
  private var previousSolution: PreviousSolution? {
    let origins = measuring.origins
    return prepared.preparation.map {
      PreviousSolution($0.layout, of: $0.contents, by: $0.configuration) { origins.origin(of: $0) }
    }
  }

  /// Returns the closure that provides the solver with the frames of custom groups.
  func customFrames(
    of providers: CustomGroupProviders, _ traits: UITraitCollection
  ) -> LayoutCustomFrame.Provider {
    { number, size, insets in
      MainActor.assumeIsolated {
        providers.frames(for: number, size: size, insets: insets, traits: traits)
      }
    }
  }

  private func sections(
    of collectionView: UICollectionView, in environment: LayoutProviderEnvironment,
    with providers: CustomGroupProviders
  ) -> DescribedSections {
    let counts = collectionView.counts.items
    switch source.sections {
    case .same(let section):
      return DescribedSections(allAs: section, itemCounts: counts, providers)
    case .provider(let provider):
      var sections = DescribedSections()
      for (index, count) in counts.enumerated() {
        guard let section = provider(index, environment) else { fatalError(Self.noSectionText) }
        sections.append(section, itemCount: count, providers)
      }
      return sections
    }
  }

  /// Apple's message when a provider returns `nil` (uikit.md, 6.14).
  private static let noSectionText = """
    Invalid section definition. Please specify a valid section definition when content is to be \
    rendered for a section. This is a client error.
    """

  // Unverified: the base size, and the insets of the configuration's reference; inferred from
  // compositional-layout.md, 2.1.
  /// Returns the environment that section providers receive.
  private func sectionEnvironment(
    _ view: PreparedView, _ configuration: LayoutConfiguration
  ) -> LayoutProviderEnvironment {
    let insets = view.environment.insets(
      for: .automatic, automatic: configuration.insetsReference,
      on: configuration.axis.crossing)
    return LayoutProviderEnvironment(
      size: view.environment.size, insets: insets, traits: view.traits,
      sideMargins: view.environment.sideMargins)
  }

  // Unverified: that a horizontal layout starts at the right in right-to-left; inferred from
  // compositional-layout.md, 6.3.
  private func scrollToReadingStart(of layout: SolvedLayout, in collectionView: UICollectionView) {
    guard layout.axis == .horizontal, layout.environment.isRightToLeft else { return }
    let hidden = layout.contentSize.width - layout.environment.size.width
    guard hidden > 0, collectionView.contentOffset.x == -collectionView.adjustedContentInset.left
    else { return }
    collectionView.adjustContentOffset(by: hidden, along: .horizontal)
  }
}
