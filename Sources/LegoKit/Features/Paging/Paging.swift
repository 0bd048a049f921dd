import UIKit

/// The state of loading the pages of a section, one after the other.
public enum PagingState: Hashable, Sendable {
  /// There may be more pages.
  case idle
  /// A page is being loaded.
  case loading
  /// The last page could not be loaded, with a text for the user.
  case failed(String)
  /// All pages are loaded.
  case end
}

/// The edge of a section at which pages are loaded.
public enum PagingEdge: Hashable, Sendable {
  /// The start of the section, for previous pages.
  case start
  /// The end of the section, for next pages.
  case end
}

/// A row at an edge of a section that displays the state of paging.
///
/// There is a row only while a page is being loaded or after a failure. It is the first or the last
/// item of its section. See ``Section/paging(_:at:threshold:showsStatus:load:)``.
public struct PagingRow: TypedItemType, Equatable, StatusItem, TransientItem {
  /// The cell that displays the row.
  public typealias CellType = StatusCell<PagingRow>

  /// The identity of the row.
  public let id: String
  /// The edge at which pages are loaded.
  public let edge: PagingEdge
  /// Whether a page is being loaded.
  public let isLoading: Bool
  /// The text of a failure.
  public let text: String?
  /// The text that offers to try again.
  public let actionTitle: String?

  /// Creates the row for a state, or returns `nil` if there is nothing to display.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - edge: The edge of the section at which the pages are loaded.
  ///   - id: The identity, which is unique among the rows of a screen. The default is `"paging"` at
  ///     the end, and `"paging.start"` at the start.
  ///   - retryTitle: The text below that of a failure.
  public init?(
    _ state: PagingState, at edge: PagingEdge = .end, id: String? = nil,
    retryTitle: String = "Try Again"
  ) {
    self.id = id ?? (edge == .end ? "paging" : "paging.start")
    self.edge = edge
    switch state {
    case .idle, .end: return nil
    case .loading: (isLoading, text, actionTitle) = (true, nil, nil)
    case .failed(let message): (isLoading, text, actionTitle) = (false, message, retryTitle)
    }
  }
}

extension Section {
  /// Loads a page when the user reaches an edge of the section.
  ///
  /// ```swift
  /// @State var posts: [PostItem] = []
  /// @State var paging = PagingState.idle
  ///
  /// Section(id: "posts", layout: RowsLayout()) {
  ///   posts
  ///   PagingRow(paging)
  /// }
  /// .paging($paging) { [weak self] in
  ///   guard let self else { return false }
  ///   let page = try await api.posts(after: posts.last?.id)
  ///   posts += page.posts
  ///   return page.hasMore
  /// }
  /// ```
  ///
  /// The state is that of a machine, for each section and edge:
  ///
  /// - It becomes `.loading` when one of the outermost items is displayed while it is `.idle`, and
  ///   then `.idle`, `.end` or `.failed`. At most one page is loaded at a time.
  /// - A tap on the row of a failure loads the page again.
  /// - Writing another state while a page is being loaded cancels the task of the closure, and its
  ///   result is ignored. A screen that is released cancels it, too, and the state becomes `.idle`.
  /// - A refresh by ``Lego/refreshable(_:)`` cancels it, sets the state to `.idle`, and loads no
  ///   page until the refresh has ended.
  ///
  /// A canceled closure that does not throw has to check `Task.isCancelled` before it changes the
  /// content; ``paging(_:at:threshold:showsStatus:load:insert:)`` needs no such check. The first
  /// page is loaded elsewhere, since an empty section has no edge to reach. For previous pages, use
  /// ``LegoRenderer/anchor``. The closure is retained while the section is displayed.
  ///
  /// - Parameters:
  ///   - state: The state, which the section's block passes to a ``PagingRow``.
  ///   - edge: The edge at which pages are loaded. The default is the end.
  ///   - threshold: The number of items from the edge at which the next page is loaded.
  ///   - showsStatus: Whether a view as wide as the section displays the state in place of a
  ///     ``PagingRow``: a footer, or a header for the start. It replaces a footer or header of the
  ///     section. This is for grids, whose items are narrower.
  ///   - load: Loads a page, and returns whether there are more.
  /// - Returns: The section with the closure.
  public func paging(
    _ state: Binding<PagingState>, at edge: PagingEdge = .end, threshold: Int = 5,
    showsStatus: Bool = false, load: @escaping @MainActor () async throws -> Bool
  ) -> Section {
    paging(
      PagingRule(edge: edge, state: state) {
        let hasMore = try await load()
        return { hasMore }
      }, threshold: threshold, showsStatus: showsStatus)
  }

  /// Loads a page when the user reaches an edge of the section, and inserts it unless loading was
  /// canceled.
  ///
  /// ```swift
  /// Section(id: "posts", layout: GridLayout(columns: 3)) { posts }
  ///   .paging($paging, showsStatus: true) { [api, posts] in
  ///     try await api.posts(after: posts.last?.id)
  ///   } insert: { [weak self] page in
  ///     self?.posts += page.posts
  ///     return page.hasMore
  ///   }
  /// ```
  ///
  /// See ``paging(_:at:threshold:showsStatus:load:)``. A page that arrives after loading was canceled
  /// is not inserted.
  ///
  /// - Parameters:
  ///   - state: The state, which the section's block passes to a ``PagingRow``.
  ///   - edge: The edge at which pages are loaded. The default is the end.
  ///   - threshold: The number of items from the edge at which the next page is loaded.
  ///   - showsStatus: Whether a view as wide as the section displays the state in place of a
  ///     ``PagingRow``.
  ///   - load: Loads a page.
  ///   - insert: Inserts the items of a page, and returns whether there are more pages.
  /// - Returns: The section with the closures.
  public func paging<Page>(
    _ state: Binding<PagingState>, at edge: PagingEdge = .end, threshold: Int = 5,
    showsStatus: Bool = false, load: @escaping @MainActor () async throws -> Page,
    insert: @escaping @MainActor (Page) -> Bool
  ) -> Section {
    paging(
      PagingRule(edge: edge, state: state) {
        let page = try await load()
        return { insert(page) }
      }, threshold: threshold, showsStatus: showsStatus)
  }

  private func paging(_ rule: PagingRule, threshold: Int, showsStatus: Bool) -> Section {
    let section =
      adding(rule)
      .adding(EdgeHandler(edge: rule.edge, threshold: threshold) { rule.start() })
      .onSelect { (row: PagingRow) in
        if row.edge == rule.edge { rule.retry() }
      }
    guard showsStatus,
      let row = PagingRow(rule.state.wrappedValue, at: rule.edge)
    else { return section }
    let kind =
      rule.edge == .end
      ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
    return section.supplementaryItem(
      PagingStatus(row: row, retry: ItemAction { rule.retry() }), ofKind: kind)
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
  let state: Binding<PagingState>
  let load: Load
  private weak var controller: PagingFeature?
  private var section: AnyHashable?

  init(edge: PagingEdge, state: Binding<PagingState>, load: @escaping Load) {
    (self.edge, self.state, self.load) = (edge, state, load)
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

/// The state of paging in a header or a footer, with an action that is not a selection.
struct PagingStatus: TypedItemType, Equatable, StatusItem, StatusActionItem {
  typealias CellType = StatusCell<PagingStatus>

  let row: PagingRow
  let retry: ItemAction<Void>

  var id: String { row.id }
  var isLoading: Bool { row.isLoading }
  var text: String? { row.text }
  var actionTitle: String? { row.actionTitle }
  var statusAction: ItemAction<Void> { retry }
}
