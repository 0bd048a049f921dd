import UIKit

/// The edge of a section at which pages are loaded.
public enum PagingEdge: Hashable, Sendable {
  /// The start of the section, for previous pages.
  case start
  /// The end of the section, for next pages.
  case end
}

extension Section {
  /// Loads a page when the user reaches an edge of the section, and inserts it unless loading was
  /// canceled.
  ///
  /// ```swift
  /// @State var posts: [PostItem] = []
  /// @State var paging = LoadState.idle
  ///
  /// Section(id: "posts", layout: RowsLayout()) { posts }
  ///   .paging($paging) { [api, posts] in
  ///     try await api.posts(after: posts.last?.id)
  ///   } insert: { [weak self] page in
  ///     self?.posts += page.posts
  ///     return page.hasMore
  ///   }
  /// ```
  ///
  /// The state is that of a machine:
  ///
  /// - It becomes `.loading` when one of the outermost items is displayed while it is `.idle`, and
  ///   then `.idle`, `.loaded` or `.failed`. At most one page of a section is loaded at a time.
  /// - While a page is being loaded, a spinner is displayed at the edge: a row, or in layouts with
  ///   several items beside each other a view as wide as the section in place of its footer, or its
  ///   header for the start. After a failure, its text is displayed there; a tap loads the page again.
  /// - Writing another state while a page is being loaded cancels the task of the closure, and its
  ///   result is not inserted. A screen that is released cancels it, too, and the state becomes
  ///   `.idle`. Writing `.idle` begins the pages again.
  /// - A refresh by ``Lego/refreshable(_:)`` cancels it, sets the state to `.idle`, and loads no
  ///   page until the refresh has ended. The same is true while ``phase(_:skeletonCount:retry:skeleton:empty:failed:)``
  ///   displays that the content of the section is being loaded or could not be loaded.
  ///
  /// The first page is loaded elsewhere, since an empty section has no edge to reach. For previous
  /// pages, use ``LegoRenderer/anchor``. The closures are retained while the section is displayed.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - edge: The edge at which pages are loaded. The default is the end.
  ///   - threshold: The number of items from the edge at which the next page is loaded.
  ///   - showsStatus: Whether loading and failures are displayed. With `false`, the app displays the
  ///     state, and writes `.idle` to try again.
  ///   - load: Loads a page.
  ///   - insert: Inserts the items of a page, and returns whether there are more pages.
  /// - Returns: The section with the closures.
  public func paging<Page>(
    _ state: Binding<LoadState>, at edge: PagingEdge = .end, threshold: Int = 5,
    showsStatus: Bool = true, load: @escaping @MainActor () async throws -> Page,
    insert: @escaping @MainActor (Page) -> Bool
  ) -> Section {
    let rule = PagingRule(edge: edge, state: state, showsStatus: showsStatus) {
      let page = try await load()
      return { insert(page) }
    }
    return adding(LoadDisplay()).adding(rule)
      .adding(EdgeHandler(edge: edge, threshold: threshold) { rule.start() })
      .onSelect { (row: PagingRow) in
        if row.edge == edge { rule.retry() }
      }
  }
}

/// The rule for loading pages at one edge of a section.
///
/// The rule of each description passes its requests to the controller of the displayed content.
@MainActor final class PagingRule: RepeatableTrait {
  nonisolated static var modifier: String { "paging" }

  /// Loads a page, and returns a closure that inserts it and returns whether there are more.
  typealias Load = @MainActor () async throws -> (@MainActor () -> Bool)

  let edge: PagingEdge
  let state: Binding<LoadState>
  /// Whether the section displays the state.
  let showsStatus: Bool
  let load: Load
  private weak var controller: PagingFeature?
  private var section: AnyHashable?

  init(
    edge: PagingEdge, state: Binding<LoadState>, showsStatus: Bool, load: @escaping Load
  ) {
    (self.edge, self.state, self.showsStatus, self.load) = (edge, state, showsStatus, load)
  }

  /// Passes requests to a controller from now on.
  func connect(to controller: PagingFeature, section: AnyHashable) {
    (self.controller, self.section) = (controller, section)
  }

  /// Loads a page if the state is idle; returns whether it is being loaded.
  func start() -> Bool {
    guard state.wrappedValue == .idle, let controller, let section else { return false }
    return controller.start(self, in: section)
  }

  /// Loads a page if the state is a failure.
  func retry() {
    guard case .failed = state.wrappedValue, let controller, let section else { return }
    _ = controller.start(self, in: section)
  }
}
