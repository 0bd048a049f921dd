import UIKit

/// The loading of the pages of displayed sections, at most one at a time for each section.
@MainActor final class PagingFeature: Feature {
  static let traits: [any Trait.Type] = [TraitList<PagingRule>.self]

  /// The loading of one page.
  private struct Load {
    let number: Int
    let state: Binding<LoadState>
    let task: CanceledTask
  }

  private weak var screen: (any DisplayedScreen)?
  private var loads: [SectionEdge: Load] = [:]
  /// The states as this object has written or seen them.
  private var states: [SectionEdge: LoadState] = [:]
  private var lastNumber = 0
  private var isRefreshing = false

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  // Loading is canceled if the state is another one meanwhile, or the content is loaded again.
  func contentDidChange() {
    for (key, load) in loads where load.state.wrappedValue != .loading { loads[key] = nil }
    for (section, id) in displayedSections {
      let holdsPages = section.load.holdsPages
      for rule in section.traits.all(PagingRule.self) {
        rule.connect(to: self, section: id)
        if holdsPages { reset(rule, in: id) } else { notice(rule, in: id) }
      }
    }
  }

  private var displayedSections: [(section: Section, id: AnyHashable)] {
    (screen?.sections(with: TraitList<PagingRule>.self) ?? []).compactMap { displayed in
      displayed.section.id.map { (displayed.section, $0) }
    }
  }

  /// Begins the pages again if the app has written that there are more.
  private func notice(_ rule: PagingRule, in section: AnyHashable) {
    let key = SectionEdge(section: section, edge: rule.edge)
    let state = rule.state.wrappedValue
    guard let known = states.updateValue(state, forKey: key), known != state else { return }
    if state == .idle { forget(key) }
  }

  /// Cancels the load of a page, after which the pages begin again.
  private func reset(_ rule: PagingRule, in section: AnyHashable) {
    let key = SectionEdge(section: section, edge: rule.edge)
    loads[key] = nil
    forget(key)
    write(.idle, to: rule.state, of: key)
  }

  private func forget(_ key: SectionEdge) {
    screen?.features.feature(EdgeFeature.self)?.forget(key)
  }

  private func write(_ value: LoadState, to state: Binding<LoadState>, of key: SectionEdge) {
    states[key] = value
    if state.wrappedValue != value { state.wrappedValue = value }
  }

  /// Loads a page, unless another one or the content is being loaded; returns whether it is being
  /// loaded.
  func start(_ rule: PagingRule, in section: AnyHashable) -> Bool {
    guard !isRefreshing, !loads.keys.contains(where: { $0.section == section }),
      displayedSections.first(where: { $0.id == section })?.section.load.holdsPages == false
    else { return false }
    let key = SectionEdge(section: section, edge: rule.edge)
    lastNumber += 1
    let (number, state, load) = (lastNumber, rule.state, rule.load)
    write(.loading, to: state, of: key)
    let task = Task { [weak self] in
      let result: Result<@MainActor () -> Bool, any Error>
      do { result = .success(try await load()) } catch { result = .failure(error) }
      guard let self else {
        // A model that outlives its screen can load the page again.
        if state.wrappedValue == .loading { state.wrappedValue = .idle }
        return
      }
      finish(key, number, result)
    }
    loads[key] = Load(number: number, state: state, task: CanceledTask(task))
    return true
  }

  private func finish(
    _ key: SectionEdge, _ number: Int, _ result: Result<@MainActor () -> Bool, any Error>
  ) {
    guard let load = loads[key], load.number == number else { return }
    loads[key] = nil
    guard load.state.wrappedValue == .loading else { return }
    switch result {
    case .success(let insert): write(insert() ? .idle : .loaded, to: load.state, of: key)
    case .failure(let error): write(LoadState(error), to: load.state, of: key)
    }
  }

  func refreshWillBegin() {
    isRefreshing = true
    for (section, id) in displayedSections {
      for rule in section.traits.all(PagingRule.self) { reset(rule, in: id) }
    }
    loads = [:]
  }

  func refreshDidEnd() {
    isRefreshing = false
  }
}
