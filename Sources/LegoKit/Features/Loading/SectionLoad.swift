/// The display of a section while its content and its pages are loaded.
///
/// The content is loaded first. While it is being loaded, or could not be loaded, no page is loaded and
/// the state of no page is displayed, so that there is one spinner or one offer to try again.
struct SectionLoad: Hashable {
  /// The items at the place of those of the block.
  enum ItemsDisplay: Hashable {
    /// The items of the block.
    case items
    /// Skeletons.
    case skeletons
    /// The items for a section without any.
    case empty
    /// The items of the block, followed by those for a failure.
    case failure(String)
  }

  /// The state of the content; `nil` for a section that does not display it.
  var phase: LoadState?
  /// The states of the pages at the edges.
  var pages: [PagingEdge: LoadState] = [:]
  /// Whether the block has no items.
  var isEmpty = false

  /// Whether pages wait until the content is loaded.
  var holdsPages: Bool {
    switch phase {
    case .loading, .failed: true
    case nil, .idle, .loaded: false
    }
  }

  /// The items that are displayed at the place of those of the block.
  var itemsDisplay: ItemsDisplay {
    switch phase {
    case .loading where isEmpty: .skeletons
    case .failed(let message): .failure(message)
    case .loaded where isEmpty && !showsPage: .empty
    default: .items
    }
  }

  /// Returns the state that is displayed at an edge: a load or a failure, or `nil` for neither.
  func status(at edge: PagingEdge) -> LoadState? {
    guard !holdsPages else { return nil }
    switch pages[edge] {
    case .loading: return .loading
    case .failed(let message): return .failed(message)
    case nil, .idle, .loaded: return nil
    }
  }

  private var showsPage: Bool {
    status(at: .start) != nil || status(at: .end) != nil
  }
}

/// The mark of a section that displays the states of its content and its pages.
struct LoadDisplay: SectionTrait {
  static var modifier: String { "phase" }

  func completing(_ section: Section) -> Section {
    let load = section.load
    return section.displayingContent(of: load).displayingStatus(of: load)
  }
}

extension Section {
  /// The state of loading the section as it is now.
  var load: SectionLoad {
    var load = SectionLoad(phase: traits[PhaseRule.self]?.state, isEmpty: record.items.isEmpty)
    for rule in traits.all(PagingRule.self) { load.pages[rule.edge] = rule.state.wrappedValue }
    return load
  }
}
