import LegoKit
import LegoSupport
import LegoTesting
import SeededNumbers
import Testing
import UIKit

/// A source of pages whose requests a test answers.
@MainActor private final class Source {
  private var open: [Int: CheckedContinuation<[Int], any Error>] = [:]
  private var canceled: Set<Int> = []
  private var count = 0

  /// The requests that are neither answered nor canceled.
  var pending: [Int] { open.keys.filter { !canceled.contains($0) }.sorted() }
  /// The requests that are not answered.
  var unanswered: [Int] { open.keys.sorted() }

  func next() async throws -> [Int] {
    let number = count
    count += 1
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { open[number] = $0 }
    } onCancel: {
      Task { @MainActor in self.canceled.insert(number) }
    }
  }

  func answer(_ request: Int, _ ids: [Int]) {
    open.removeValue(forKey: request)?.resume(returning: ids)
  }

  func fail(_ request: Int) {
    open.removeValue(forKey: request)?.resume(throwing: PageError())
  }
}

private struct PageError: LocalizedError {
  var errorDescription: String? { "No page." }
}

/// The items and loads that are expected of a section, worked out step by step.
private struct Reference {
  var phase = LoadState.idle
  var paging = LoadState.idle
  var ids: [Int] = []
  var isRefreshing = false
  var isRequested = false
  /// The items for which a page has been requested; `nil` if pages begin again.
  var requestedIDs: [Int]?

  /// Resets the pages while the content is loaded, and loads a page if the end is displayed.
  mutating func settle() {
    if isHeld {
      (paging, isRequested, requestedIDs) = (.idle, false, nil)
    } else if !isRefreshing, paging == .idle, !ids.isEmpty, requestedIDs != ids {
      (paging, isRequested, requestedIDs) = (.loading, true, ids)
    }
  }

  private var isHeld: Bool {
    switch phase {
    case .loading, .failed: true
    case .idle, .loaded: false
    }
  }

  /// The number of spinners of the section.
  var spinnerCount: Int { !isHeld && paging == .loading ? 1 : 0 }

  /// The number of texts that offer to try again.
  var retryCount: Int {
    if case .failed = phase { return 1 }
    guard !isHeld, case .failed = paging else { return 0 }
    return 1
  }

  var showsSkeletons: Bool { phase == .loading && ids.isEmpty }
}

@MainActor @Suite("The content and the pages of a section", .serialized)
struct PhaseAndPagingTests {
  private let source = Source()
  private let retries = Counter()
  private let refreshes = Refreshes()

  @MainActor private final class Counter {
    var count = 0
  }

  /// Refreshes that a test ends.
  @MainActor private final class Refreshes {
    private var continuation: CheckedContinuation<Void, Never>?
    var isActive: Bool { continuation != nil }

    func wait() async { await withCheckedContinuation { continuation = $0 } }

    func end() {
      continuation?.resume()
      continuation = nil
    }
  }

  private func hasSettled(_ controller: InteractionScreen, _ reference: Reference) -> Bool {
    source.pending.count == (reference.isRequested ? 1 : 0) && controller.ids == reference.ids
      && controller.paging == reference.paging
  }

  /// Returns a screen of a section with a phase and pages, in either order of the modifiers.
  private func controller(
    isPagingFirst: Bool = false, layout: any SectionLayout = RowsLayout()
  ) -> InteractionScreen {
    let (source, retries, refreshes) = (source, retries, refreshes)
    let controller = InteractionScreen(ids: []) { screen in
      let section = Section(id: 0, layout: layout) { screen.rows }
      let paged = { (section: Section) in
        section.paging(screen.$paging) {
          try await source.next()
        } insert: { [weak screen] page in
          screen?.ids += page
          return !page.isEmpty
        }
      }
      let phased = { (section: Section) in
        section.phase(screen.phase, skeletonCount: 3) {
          retries.count += 1
        } empty: {
          StatusRow(id: "empty", text: "Nothing")
        }
      }
      return Lego { isPagingFirst ? phased(paged(section)) : paged(phased(section)) }
        .refreshable { await refreshes.wait() }
    }
    controller.phase = .loading
    return controller
  }

  private func spinnerCount(_ controller: InteractionScreen) -> Int {
    func count(_ view: UIView) -> Int {
      guard !view.isHidden, !(view is UIRefreshControl) else { return 0 }
      let own = (view as? UIActivityIndicatorView)?.isAnimating == true ? 1 : 0
      return view.subviews.reduce(own) { $0 + count($1) }
    }
    return count(controller.view)
  }

  private func count(of text: String, on screen: Screen) -> Int {
    screen.text.components(separatedBy: text).count - 1
  }

  @Test("No page is loaded while skeletons are displayed", arguments: [true, false])
  func skeletons(isPagingFirst: Bool) async {
    let controller = controller(isPagingFirst: isPagingFirst)
    let screen = Screen(controller, size: CGSize(width: 320, height: 400))
    await settle(screen)
    #expect(source.pending == [])
    #expect(controller.paging == .idle)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 3)
    (controller.phase, controller.ids) = (.loaded, [1, 2])
    await settle(screen)
    // The items and the row with the spinner.
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 3)
    #expect(controller.displayedIDs == [1, 2])
    #expect(source.pending == [0])
  }

  @Test("A failure of the content is the only offer to try again", arguments: [true, false])
  func failure(isPagingFirst: Bool) async throws {
    let controller = controller(isPagingFirst: isPagingFirst)
    let screen = Screen(controller, size: CGSize(width: 320, height: 400))
    (controller.phase, controller.paging) = (.failed("No content."), .failed("No page."))
    await settle(screen)
    #expect(count(of: "Try Again", on: screen) == 1)
    #expect(controller.paging == .idle)
    try screen.tap("Try Again")
    #expect(retries.count == 1)
    #expect(source.pending == [])
  }

  @Test("Content that is loaded again cancels the page, which is not inserted") func reload()
    async
  {
    let controller = controller()
    let screen = Screen(controller, size: CGSize(width: 320, height: 400))
    (controller.phase, controller.ids) = (.loaded, [1, 2])
    await settle(screen)
    #expect(source.pending == [0])
    controller.phase = .loading
    await settle(screen)
    #expect(source.pending == [])
    #expect(spinnerCount(controller) == 0)
    source.answer(0, [3])
    await settle(screen)
    #expect(controller.ids == [1, 2])
    // The same items are new content, whose pages begin again.
    controller.phase = .loaded
    await settle(screen)
    #expect(source.pending == [1])
  }

  @Test("Writing that a failed or last page is idle loads it again") func begin() async {
    let controller = controller()
    let screen = Screen(controller, size: CGSize(width: 320, height: 400))
    (controller.phase, controller.ids) = (.loaded, [1, 2])
    await settle(screen)
    source.answer(0, [])
    await settle(screen)
    #expect(controller.paging == .loaded)
    controller.paging = .idle
    await settle(screen)
    source.fail(1)
    await settle(screen)
    controller.paging = .idle
    await settle(screen)
    #expect(source.pending == [2])
  }

  @Test("Both edges of a section load one after the other, each with its own state") func edges()
    async
  {
    let source = source
    final class Chat: LegoViewController {
      @State var ids = [5, 6]
      @State var earlier = LoadState.idle
      @State var later = LoadState.idle
      var load: @MainActor () async throws -> [Int] = { [] }
      override var lego: Lego {
        Lego {
          Section(id: 0, layout: RowsLayout()) { ids.map { Row(id: $0) } }
            .paging($earlier, at: .start, load: load) { [weak self] page in
              self?.ids.insert(contentsOf: page, at: 0)
              return false
            }
            .paging($later, load: load) { [weak self] page in
              self?.ids += page
              return false
            }
        }
      }
    }
    let chat = Chat()
    chat.load = { try await source.next() }
    let screen = Screen(chat, size: CGSize(width: 320, height: 400))
    await settle(screen)
    #expect(source.pending == [0])
    source.fail(0)
    await settle(screen)
    #expect(source.pending == [1])
    #expect(Set([chat.earlier, chat.later]) == [.loading, .failed("No page.")])
    source.answer(1, [])
    await settle(screen)
    #expect(Set([chat.earlier, chat.later]) == [.loaded, .failed("No page.")])
    #expect(count(of: "Try Again", on: screen) == 1)
  }

  @Test(
    "Any sequence of events displays and loads what the reference says", arguments: UInt64(0)..<60)
  func random(seed: UInt64) async throws {
    var numbers = SeededGenerator(seed: seed)
    let isGrid = seed % 3 == 0
    let controller = controller(
      isPagingFirst: seed % 2 == 0,
      layout: isGrid ? GridLayout(columns: 3, spacing: 0) : RowsLayout())
    var reference = Reference()
    reference.phase = .loading
    var lastID = 0
    var events: [String] = []
    let screen = Screen(controller, size: CGSize(width: 320, height: 2_000))
    defer { refreshes.end() }
    for _ in 0..<30 {
      let event = Int.random(in: 0..<13, using: &numbers)
      events.append("\(event)")
      switch event {
      case 0: (controller.phase, reference.phase) = (.loading, .loading)
      case 1: (controller.phase, reference.phase) = (.failed("No content."), .failed("No content."))
      case 2, 3:
        (controller.phase, reference.phase) = (.loaded, .loaded)
        let ids = Bool.random(using: &numbers) ? [lastID + 1, lastID + 2] : reference.ids
        lastID += 2
        (controller.ids, reference.ids) = (ids, ids)
      case 4: (controller.ids, reference.ids) = ([], [])
      case 5, 6, 7:
        // A page arrives: that of a pending request, or a late one.
        guard let request = source.unanswered.randomElement(using: &numbers) else { break }
        let isPending = source.pending.contains(request)
        let page = Bool.random(using: &numbers) ? [lastID + 1] : []
        lastID += 1
        source.answer(request, page)
        guard isPending else { break }
        reference.isRequested = false
        reference.ids += page
        reference.paging = page.isEmpty ? .loaded : .idle
      case 8:
        guard let request = source.pending.first else { break }
        source.fail(request)
        (reference.paging, reference.isRequested) = (.failed("No page."), false)
      case 9:
        // The offer to try again, of the content or of a page.
        guard reference.retryCount > 0 else { break }
        let retryCount = retries.count
        try screen.tap("Try Again")
        if case .failed = reference.phase {
          #expect(retries.count == retryCount + 1)
        } else {
          (reference.paging, reference.isRequested) = (.loading, true)
        }
      case 10:
        // The app begins again.
        guard reference.paging != .idle else { break }
        (controller.paging, reference.paging) = (.idle, .idle)
        (reference.isRequested, reference.requestedIDs) = (false, nil)
      case 11:
        guard Touch.isAvailable else { break }
        if refreshes.isActive {
          refreshes.end()
          // A control that is still refreshing can't be pulled again.
          let hasEnded = try await eventually {
            await settle(screen, rounds: 4)
            return !controller.collectionView.isRefreshingContent
          }
          #expect(hasEnded)
          reference.isRefreshing = false
        } else {
          screen.drag(from: CGPoint(x: 160, y: 20), to: CGPoint(x: 160, y: 700))
          let hasBegun = try await eventually {
            await settle(screen, rounds: 4)
            return refreshes.isActive
          }
          #expect(hasBegun)
          reference.isRefreshing = true
          (reference.paging, reference.isRequested, reference.requestedIDs) = (.idle, false, nil)
        }
      default: try screen.scroll(by: CGFloat.random(in: -200...200, using: &numbers))
      }
      reference.settle()
      _ = try await eventually {
        await settle(screen, rounds: 4)
        return hasSettled(controller, reference)
      }
      let program: Comment = "\(seed): \(events.joined(separator: " "))"
      #expect(controller.paging == reference.paging, program)
      #expect(source.pending.count == (reference.isRequested ? 1 : 0), program)
      #expect(spinnerCount(controller) == reference.spinnerCount, program)
      #expect(count(of: "Try Again", on: screen) == reference.retryCount, program)
      #expect(controller.ids == reference.ids, program)
      let isSkeleton = controller.collectionView.visibleCells.contains { $0 is SkeletonCell }
      #expect(isSkeleton == reference.showsSkeletons, program)
      if controller.paging != reference.paging { return }
    }
  }
}
