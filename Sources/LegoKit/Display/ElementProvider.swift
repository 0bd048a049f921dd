import UIKit

/// The provider of elements for the collection view, its layout and its data source.
///
/// All elements come from the displayed content, in which they are found by token, so that a
/// request for a removed element has a result. Updates wait during a request.
@MainActor final class ElementProvider {
  /// The token of a section and its number of items in the data source.
  typealias SectionLookup = (Int) -> (token: SectionToken, itemCount: Int)?
  /// A provider of supplementary views.
  typealias ViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// The provider of supplementary views of kinds that the description does not contain.
  private(set) var supplementaryViewProvider: ViewProvider?  // Public API of the renderer.
  private var sectionLookup: SectionLookup?
  private weak var layout: UICollectionViewCompositionalLayout?
  private var swipeActions = SectionSwipeActions()
  private var displayed = DisplayedContent()
  private var descriptions = SectionDescriptions()
  private var layoutStates: [SectionToken: SectionLayoutState] = [:]
  private let sizes = ItemSizes()
  // From the edit of the sizes until the transition, the sizes are those of the next content.
  private var areSizesOfNext = false
  private var firstInsertedToken = 0
  private let views = ReusableViewProvider()
  private var outdatedViews = OutdatedViews()
  private let badgeCells = HostedCells()
  private let updates: UpdateQueue
  /// The cause of the update in progress, while causes are recorded.
  private var cause: UpdateCause?
  private var reportMistake: ((any LegoMistake) -> Void)?
  // Whether animations are enabled around the update in progress.
  private var runsAnimationsOfCells = false

  init(updates: UpdateQueue) {
    self.updates = updates
  }

  /// Provides sections for `layout`; `sectionLookup` finds the sections of its requests.
  ///
  /// A layout of the app, `nil` here, requests no sections.
  func connect(
    to layout: UICollectionViewCompositionalLayout?, sectionLookup: @escaping SectionLookup
  ) {
    self.layout = layout
    self.sectionLookup = sectionLookup
  }

  /// Provides the rows of system lists with swipe actions.
  func connect(_ swipeActions: SectionSwipeActions) {
    self.swipeActions = swipeActions
  }

  /// Asks `provider` for the views of kinds that the description does not contain.
  func setSupplementaryViewProvider(_ provider: ViewProvider?) {
    supplementaryViewProvider = provider
  }

  /// Reports the mistakes that layouts show.
  func reportMistakes(by report: @escaping (any LegoMistake) -> Void) {
    reportMistake = report
  }

  /// The content that was displayed last.
  var content: IndexedContent { displayed.current }

  /// Provides elements of the next content and, until the end of the transition, of the previous
  /// one.
  ///
  /// Displayed cells whose items change meanwhile run their own animations, unless animations are
  /// disabled around the update.
  func beginTransition(_ change: CollectionChange) {
    runsAnimationsOfCells = UIView.areAnimationsEnabled
    descriptions.removeChanged(by: change)
    areSizesOfNext = false
    firstInsertedToken = change.difference.firstInsertedToken
    outdatedViews.insert(change)
    beginTransition(to: change.content)
  }

  /// Provides elements of `content` and, until the end of the transition, of the previous content.
  func beginTransition(to content: IndexedContent) {
    displayed.begin(content)
    views.beginTransition()
  }

  /// Provides elements of the new content only.
  func endTransition() {
    runsAnimationsOfCells = false
    displayed.end()
    views.endTransition()
  }

  /// Returns the transition of an item that the update in progress inserts, or deletes from its path
  /// before the update; `nil` for that of the collection view.
  ///
  /// - Parameters:
  ///   - path: The index path of the item: after the update if it is inserted, else before it.
  ///   - isInsertion: Whether the item is inserted.
  ///   - isKept: Returns whether an item is displayed after the update.
  /// - Returns: The transition.
  func transition(
    ofItemAt path: IndexPath, isInsertion: Bool, isKept: (ItemToken) -> Bool
  ) -> CellTransition? {
    guard let content = isInsertion ? displayed.current : displayed.previous,
      let (section, token) = content.section(andTokenAt: path),
      isInsertion ? token >= firstInsertedToken : !isKept(token)
    else { return nil }
    let transitions = section.record.makingItems {
      section.traits(of: section.items[path.item])[CellTransitions.self]
    }
    return isInsertion ? transitions?.insertion : transitions?.removal
  }

  /// Measures changed items with their cell types, and returns whether a size has changed.
  func updateSizes(for update: ContentUpdate) -> Bool {
    if update.difference.isSectioned {
      layoutStates = layoutStates.filter { update.content.section($0.key) != nil }
    }
    areSizesOfNext = true
    return sizes.update(from: displayed.current, to: update)
  }

  /// Returns the result of a callback of the collection view, during which updates wait.
  func deferringUpdates<Result>(during callback: () -> Result) -> Result {
    updates.deferringUpdates(during: callback)
  }

  /// Displays an update with a cause that is recorded for the cells it updates.
  func withCause(_ cause: UpdateCause?, _ body: () -> Void) {
    self.cause = cause
    body()
    self.cause = nil
  }

  /// Updates a prepared view that is about to be displayed, if its item or its badge has changed
  /// since.
  func willDisplay(_ view: UICollectionReusableView, ofKind kind: String, at path: IndexPath) {
    if views.emptyKinds.contains(kind) { updateBadge(of: view, ofKind: kind, at: path) }
    guard !outdatedViews.isEmpty, let item = supplementaryItem(ofKind: kind, at: path),
      removeOutdatedView(ofKind: kind, at: path)
    else { return }
    item.update(view)
  }

  /// Updates a displayed view by its changed item.
  func update(
    _ view: UICollectionReusableView, _ changed: ContentDifference.SupplementaryView,
    with item: AnyItem
  ) {
    _ = outdatedViews.remove(changed)
    item.update(view)
    if let cause { UpdateInspection.recordUpdate(of: view, cause: cause.viewText) }
  }

  private func removeOutdatedView(ofKind kind: String, at path: IndexPath) -> Bool {
    guard !outdatedViews.isEmpty, let token = sectionLookup?(path.section)?.token else {
      return false
    }
    return outdatedViews.remove(.init(section: token, kind: kind))
  }

  /// Lets updates wait while a function returns `true` for their description.
  func holdUpdates(while mustWait: @escaping (Lego) -> Bool) {
    updates.hold { mustWait($0.lego) }
  }

  /// Performs the update that waits.
  func resumeUpdates() {
    updates.resume()
  }

  /// Returns the item of a token at `path`, displayed or being removed.
  func item(_ token: ItemToken, at path: IndexPath) -> AnyItem? {
    displayed.item(token, at: path)
  }

  /// Returns the cell for an item.
  func cell(
    for token: ItemToken, in view: UICollectionView, at path: IndexPath
  ) -> UICollectionViewCell {
    updates.deferringUpdates {
      guard let item = makingItems(ofSectionAt: path.section, { item(token, at: path) }) else {
        return views.emptyCell(in: view, at: path)
      }
      if let nested = item.traits[NestedContent.self] {
        include(nested.lego, inSectionAt: path.section)
      }
      let cell = views.cell(
        for: item, token, in: view, at: path, runningAnimations: runsAnimationsOfCells)
      if let text = cause?.text(for: token, item) { UpdateInspection.setCause(text, of: cell) }
      setContentHeight(of: cell, for: item, in: view, at: path)
      return cell
    }
  }

  /// Lets a section observe what the sections of a list in one of its items read.
  private func include(_ nested: Lego, inSectionAt index: Int) {
    let sections = displayed.current.sections
    guard sections.indices.contains(index) else { return }
    nested.addReads(to: sections[index].section.record)
  }

  /// Gives a cell that UIKit measures the height that its item specifies.
  private func setContentHeight(
    of cell: UICollectionViewCell, for item: AnyItem,
    in view: UICollectionView, at path: IndexPath
  ) {
    let isSelfSizing =
      sectionLookup?(path.section).flatMap { layoutStates[$0.token] }?.cellsAreSelfSizing == true
    (cell as? any SelfSizingCell)?.setIsSelfSizing(isSelfSizing)
    guard isSelfSizing else { return cell.setContentHeight(nil) }
    let width = view.layoutAttributesForItem(at: path)?.size.width ?? view.bounds.width
    cell.setContentHeight(Self.statedHeight(inWidth: width) { item.size(in: $0) })
  }

  /// Returns whether UIKit handles swipes on list cells of a section.
  ///
  /// These are lists of the system, and sections of UIKit's own description, which may be lists.
  func hasSystemSwipeActions(inSectionAt index: Int) -> Bool {
    guard let section = section(at: index) else { return false }
    return section.section.layout.isDescribedByUIKit
      || layoutStates[section.token]?.readsSwipeActions == true
  }

  /// Returns the view of an item of the section, or the view of the user's provider.
  ///
  /// In other views, badges are displayed.
  func supplementaryView(
    ofKind kind: String, in view: UICollectionView, at path: IndexPath
  ) -> UICollectionReusableView {
    updates.deferringUpdates {
      if let item = supplementaryItem(ofKind: kind, at: path) {
        let found = views.supplementaryView(ofKind: kind, for: item, in: view, at: path)
        _ = removeOutdatedView(ofKind: kind, at: path)
        (found as? any PinnedBackgroundDisplaying)?
          .setPinnedBackground(pinnedBackground(ofKind: kind, in: view, at: path))
        return found
      }
      let badge = badge(ofKind: kind, at: path)
      if badge == nil, let provided = supplementaryViewProvider?(view, kind, path) {
        return provided
      }
      let empty = views.emptyView(ofKind: kind, in: view, at: path)
      (empty as? ItemHostView)?.display(badge, cells: badgeCells)
      return empty
    }
  }

  /// Displays the current badges of items in visible supplementary views.
  func updateBadges(in collectionView: UICollectionView) {
    for kind in views.emptyKinds {
      for (path, view) in collectionView.visibleSupplementaryViews(ofKind: kind) {
        updateBadge(of: view, ofKind: kind, at: path)
      }
    }
  }

  private func updateBadge(
    of view: UICollectionReusableView, ofKind kind: String, at path: IndexPath
  ) {
    (view as? ItemHostView)?.display(badge(ofKind: kind, at: path), cells: badgeCells)
  }

  private func badge(ofKind kind: String, at path: IndexPath) -> AnyItem? {
    guard path.count > 1, let section = section(at: path.section),
      section.items.indices.contains(path.item)
    else { return nil }
    return makingItems(ofSectionAt: path.section) {
      section.section.traits(of: section.section.items[path.item])
        .supplementaryItem(ofKind: kind)
    }
  }

  /// Returns the color behind a header that stays visible: that of the collection view if it hides
  /// the rows below.
  private func pinnedBackground(
    ofKind kind: String, in view: UICollectionView, at path: IndexPath
  ) -> UIColor? {
    guard kind == UICollectionView.elementKindSectionHeader,
      let section = section(at: path.section)?.section, view.pinsHeader(of: section)
    else { return nil }
    return view.backgroundColor?.ifOpaque ?? .opaqueBackground
  }

  /// Returns the layout of a section with its header, or a placeholder for an unknown section.
  func section(
    at index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    updates.deferringUpdates {
      guard let section = section(at: index) else { return .placeholder }
      descriptions.prepare(for: environment, in: layout)
      let isDisplayed = displayed.isCurrent(section)
      if isDisplayed, let known = descriptions.description(of: section.token) {
        tables?.setSection(index, section.token)
        return known
      }
      sizes.removeAll(unlessMeasuredWith: environment.traitCollection)
      var context = context(of: section, environment).inLayout(layout)
      context.onHorizontalScrolling = tableHandler(ofSection: index, section.token)
      let description = section.section.record.trackingAlso {
        section.section.layoutSection(in: context)
      }
      if isDisplayed {
        descriptions.insert(description, of: section.section, section.token)
        PageWithoutScrolling(of: section.section, description).map { reportMistake?($0) }
        MismatchedItemCount(in: section.section, context).map { reportMistake?($0) }
      }
      return description
    }
  }

  private var tables: SidewaysTables? { (layout as? SidewaysLayout)?.sidewaysTables }

  /// Forgets the table that a section was, and returns a closure for the one that is described.
  private func tableHandler(
    ofSection index: Int, _ token: SectionToken
  ) -> ((any HorizontalGeometry) -> Void)? {
    guard let tables else { return nil }
    tables.setTable(nil, ofSection: index, token)
    return { tables.setTable($0, ofSection: index, token) }
  }

  private func makingItems<Result>(
    ofSectionAt index: Int, _ body: () -> Result
  ) -> Result {
    let sections = displayed.current.sections
    guard sections.indices.contains(index) else { return body() }
    return sections[index].section.record.makingItems(body)
  }

  private func section(at index: Int) -> IndexedContent.IndexedSection? {
    guard let found = sectionLookup?(index) else { return nil }
    return displayed.section(found.token, itemCount: found.itemCount)
  }

  // A header above all sections has a path of one index and belongs to no section.
  private func supplementaryItem(ofKind kind: String, at path: IndexPath) -> AnyItem? {
    path.count > 1 ? section(at: path.section)?.section.supplementaryItems[kind] : nil
  }

  private func context(
    of section: IndexedContent.IndexedSection, _ environment: any NSCollectionLayoutEnvironment
  ) -> SectionContext {
    let isDisplayed = hasDisplayedSizes(section)
    func item(_ index: Int) -> ItemSizes.Item {
      ItemSizes.Item(section: section, index: index, isDisplayed: isDisplayed)
    }
    var context = SectionContext(
      environment: environment, itemCount: section.items.count,
      measure: { [sizes] index, available in sizes.size(of: item(index), in: available) },
      heights: { [sizes] widths in
        sizes.heights(of: section, isDisplayed: isDisplayed, widths: widths)
      },
      measuredHeight: { [sizes] index, width in
        sizes.measuredHeight(of: item(index), width: width)
      },
      fittingWidth: { [sizes] index, maximum in
        sizes.fittingWidth(of: item(index), atMost: maximum)
      })
    let state = layoutState(of: section.token)
    state.beginDescription()
    context.state = state
    context.swipeActions = swipeActions
    return context
  }

  /// Returns the height that an item states, or that its cell requires at a width; `nil` without one.
  func height(ofItemAt path: IndexPath, width: CGFloat, _ traits: UITraitCollection) -> CGFloat? {
    updates.deferringUpdates {
      guard path.count == 2, let section = section(at: path.section),
        section.items.indices.contains(path.item)
      else { return nil }
      sizes.removeAll(unlessMeasuredWith: traits)
      let item = ItemSizes.Item(
        section: section, index: path.item, isDisplayed: hasDisplayedSizes(section))
      return Self.statedHeight(inWidth: width) { sizes.size(of: item, in: $0) }
        ?? sizes.measuredHeight(of: item, width: width)
    }
  }

  /// Returns whether the sizes of a section are those of the displayed content.
  private func hasDisplayedSizes(_ section: IndexedContent.IndexedSection) -> Bool {
    // A batch update first lays out the content before it.
    !areSizesOfNext && displayed.isCurrent(section)
  }

  /// Returns the height of a size in unlimited height; `nil` if it states none.
  private static func statedHeight(
    inWidth width: CGFloat, _ size: (_ available: CGSize) -> CGSize
  ) -> CGFloat? {
    let available = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = size(available).height
    return height >= 0 && height < available.height ? height : nil
  }

  private func layoutState(of token: SectionToken) -> SectionLayoutState {
    if let known = layoutStates[token] { return known }
    // A layout cannot be invalidated in the layout pass in which a section requests it.
    let state = SectionLayoutState { [weak self] in
      self?.descriptions.remove(token)
      Task { self?.layout?.invalidateLayout() }
    }
    layoutStates[token] = state
    return state
  }
}
