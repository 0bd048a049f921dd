import UIKit

/// The outlines of a screen: the children that are being loaded, and a drag over a collapsed branch.
@MainActor final class OutlineFeature: Feature {
  static let traits: [any Trait.Type] = [OutlineBranch.self, OutlineLoad.self]

  /// The time that a drag pauses over a collapsed branch before it expands, in seconds.
  ///
  /// Apple documents no time of its spring loading; this is the choice of this implementation.
  static let expansionDelay: TimeInterval = 1

  /// The loading of the children of one node.
  private struct Load {
    let state: Binding<LoadState>
    let task: CanceledTask
  }

  private weak var screen: (any DisplayedScreen)?
  private var loads: [Int: Load] = [:]
  private var lastNumber = 0
  /// The collapsed branch under a drag.
  private var hovered: AnyID?
  private let expansion = DelayedCall()

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func accessibilityActions(of item: DisplayedItem) -> [AccessibilityAction] {
    guard let branch = item.traits[OutlineBranch.self] else { return [] }
    // A row whose tap expands it has the state as its value.
    guard branch.hasOwnTap || !(item.item.base is any RowContent) else { return [] }
    return [
      AccessibilityAction(name: branch.isExpanded ? "Collapse" : "Expand") {
        branch.expansion.wrappedValue.toggle()
      }
    ]
  }
}

// MARK: Loading

extension OutlineFeature {
  func itemDidAppear(_ item: DisplayedItem) {
    start(item.traits[OutlineLoad.self])
  }

  func itemDidStay(_ item: DisplayedItem) {
    guard let load = item.traits[OutlineLoad.self] else { return }
    screen?.deferringUpdates { start(load) }
  }

  // Loading is canceled if the app has written the children, or that there are none.
  func contentDidChange() {
    loads = loads.filter { $0.value.state.wrappedValue == .loading }
  }

  /// Loads the children of a node, unless they are being loaded or could not be loaded.
  private func start(_ load: OutlineLoad?) {
    guard let load, load.state.wrappedValue == .idle else { return }
    lastNumber += 1
    let (number, state, loadChildren) = (lastNumber, load.state, load.load)
    state.wrappedValue = .loading
    let task = Task { [weak self] in
      let result: Result<@MainActor () -> Void, any Error>
      do { result = .success(try await loadChildren()) } catch { result = .failure(error) }
      guard let self else {
        // State that outlives its screen can be loaded again.
        if state.wrappedValue == .loading { state.wrappedValue = .idle }
        return
      }
      finish(number, result)
    }
    loads[number] = Load(state: state, task: CanceledTask(task))
  }

  private func finish(_ number: Int, _ result: Result<@MainActor () -> Void, any Error>) {
    guard let load = loads.removeValue(forKey: number), load.state.wrappedValue == .loading else {
      return
    }
    switch result {
    case .success(let insert): insert()
    case .failure(let error): load.state.wrappedValue = LoadState(error)
    }
  }
}

// MARK: Dragging

extension OutlineFeature {
  func dragDidMove(over path: IndexPath?) -> Bool {
    let item = path.flatMap { screen?.item(at: $0) }
    let branch = path.flatMap { screen?.traits(at: $0)?[OutlineBranch.self] }
    guard let item, let branch, !branch.isExpanded else {
      endHover()
      return false
    }
    guard item.id != hovered else { return true }
    hovered = item.id
    expansion.schedule(after: Self.expansionDelay) { [weak self] in
      self?.endHover()
      branch.expansion.wrappedValue = true
    }
    return true
  }

  private func endHover() {
    hovered = nil
    expansion.cancel()
  }
}
