import UIKit

/// The loading of the pages of displayed sections, at most one at a time for each edge.
@MainActor final class PagingFeature: Feature {
  static let traits: [any Trait.Type] = [TraitList<PagingRule>.self]

  private struct Key: Hashable {
    let section: AnyHashable
    let edge: PagingEdge
  }

  /// The loading of one page.
  private struct Load {
    let number: Int
    let state: Binding<PagingState>
    let task: CanceledTask
  }

  private weak var screen: (any DisplayedScreen)?
  private var loads: [Key: Load] = [:]
  private var lastNumber = 0
  private var isRefreshing = false

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  // Loading is canceled if the state is another one meanwhile.
  func contentDidChange() {
    for (key, load) in loads where load.state.wrappedValue != .loading { loads[key] = nil }
    for (section, rules) in displayedRules {
      for rule in rules { rule.connect(to: self, section: section) }
    }
  }

  private var displayedRules: [(section: AnyHashable, rules: [PagingRule])] {
    (screen?.sections(with: TraitList<PagingRule>.self) ?? []).compactMap { displayed in
      displayed.section.id.map { ($0, displayed.value.values) }
    }
  }

  /// Loads a page, unless the content is being refreshed; returns whether it is being loaded.
  func start(_ rule: PagingRule, in section: AnyHashable) -> Bool {
    guard !isRefreshing else { return false }
    let key = Key(section: section, edge: rule.edge)
    lastNumber += 1
    let (number, state, load) = (lastNumber, rule.state, rule.load)
    state.wrappedValue = .loading
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
    _ key: Key, _ number: Int, _ result: Result<@MainActor () -> Bool, any Error>
  ) {
    guard let load = loads[key], load.number == number else { return }
    loads[key] = nil
    guard load.state.wrappedValue == .loading else { return }
    switch result {
    case .success(let insert): load.state.wrappedValue = insert() ? .idle : .end
    case .failure(let error):
      load.state.wrappedValue = .failed(
        (error as? any LocalizedError)?.errorDescription ?? "\(error)")
    }
  }

  func refreshWillBegin() {
    isRefreshing = true
    loads = [:]
    for rule in displayedRules.flatMap(\.rules) where rule.state.wrappedValue != .idle {
      rule.state.wrappedValue = .idle
    }
  }

  func refreshDidEnd() {
    isRefreshing = false
  }
}

/// A task that is canceled when the object is released.
private final class CanceledTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit { task.cancel() }
}
