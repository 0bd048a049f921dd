import CompositionalLayout
import LayoutGeometry

extension UICollectionViewCompositionalLayout {
  /// The solution, once prepared.
  var solved: SolvedLayout? { preparation?.layout }

  /// The state of the collection view; nil while the layout is in none.
  var viewNow: PreparedView? { collectionView.map(PreparedView.init) }

  /// Reads the descriptions and solves them for the view as it is now.
  func solve() {
    guard let collectionView, let view = viewNow else {
      preparation = nil
      lists = ListSections()
      return
    }
    let isFirst = preparation == nil
    let configuration = configurationValue
    let providers = CustomGroupProviders()
    measuring.keep(for: MeasuringBasis(view, configuration))
    // 1. Read every section's description, so that later changes to its objects have no effect.
    let described = sections(
      of: collectionView, in: sectionEnvironment(view, configuration), with: providers)
    var contents = described.lists.addBackgrounds(
      to: described.contents, configuration, view.environment)
    measuring.write(to: &contents)
    // 2. Solve them; custom groups are asked for their frames on the way.
    let layout = CompositionalSolver(configuration: configuration, environment: view.environment)
      .solve(
        contents, boundarySizes: measuring.sizes.boundary,
        customFrames: customFrames(of: providers, view.traits))
    preparation = LayoutPreparation(
      view: view, configuration: configuration, contents: contents, providers: providers,
      handlers: described.handlers, layout: layout)
    lists = described.lists
    handled.forgetAll()
    if !lists.isEmpty { decorationClasses[ListBackground.kind] = ListBackgroundView.self }
    if lists.haveSwipeActions { collectionView.followSwipes() }
    // 3. Say what is wrong, and go to where reading starts or to what an update leaves in its place.
    report(layout.diagnostics)
    keepAnchor(in: layout)
    if isFirst { showReadingStart(of: layout, in: collectionView) }
  }

  /// What the solver asks for the frames of custom groups.
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
    let counts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems)
    switch source {
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

  /// Apple's words when a provider returns nil (uikit.md 6.14).
  private static let noSectionText = """
    Invalid section definition. Please specify a valid section definition when content is to be \
    rendered for a section. This is a client error.
    """

  /// [guess compositional-layout.md 2.1] What section providers see: the base size, and the insets of
  /// the configuration's reference.
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

  /// [guess compositional-layout.md 6.3] A horizontal layout starts at the right in right-to-left.
  private func showReadingStart(of layout: SolvedLayout, in collectionView: UICollectionView) {
    guard layout.axis == .horizontal, layout.environment.isRightToLeft else { return }
    let hidden = layout.contentSize.width - layout.environment.size.width
    guard hidden > 0, collectionView.contentOffset.x == -collectionView.adjustedContentInset.left
    else { return }
    collectionView.due.offsetAdjustment.x += hidden
  }

  /// Writes what is new and cannot be meant so to standard error; the same at another size is not new.
  private func report(_ diagnostics: [LayoutDiagnostic]) {
    for diagnostic in diagnostics where diagnostic.problem.isFault {
      var place = diagnostic
      place.explanation = ""
      guard reported.insert(place).inserted else { continue }
      LayoutLog.write(diagnostic.note)
    }
  }
}
