import UIKit

/// The position of a section whose items scroll horizontally, such as a carousel.
public struct SectionScrolling: Hashable, Sendable {
  /// The distance from the start in reading direction, in points; negative while the user drags
  /// beyond the start.
  public let offset: CGFloat
  /// The index of the item that is nearest to the leading edge: the page, if each page displays one
  /// item.
  public let page: Int
  /// The part of the whole distance, from 0 at the start to 1 at the end.
  public let progress: CGFloat

  /// The position of a section that has not scrolled.
  static let start = SectionScrolling(offset: 0, page: 0, progress: 0)
}

/// The state of a section whose items scroll horizontally.
public enum SectionScrollPhase: Hashable, Sendable {
  /// The section does not scroll.
  case idle
  /// The user drags the items.
  case interacting
  /// The items decelerate after a drag.
  case decelerating
  /// The items scroll to a position that the app has requested.
  case animating
}

extension Section {
  /// Calls a closure when the items of the section scroll horizontally.
  ///
  /// ```swift
  /// Section(id: "photos", layout: CarouselLayout(itemWidth: .fraction(1))) { photos }
  ///   .onScroll { [weak self] in self?.pageControl.currentPage = $0.page }
  /// ```
  ///
  /// The position is remembered by the section's id: a section that leaves the screen, moves among
  /// the others or is displayed by a reload keeps it.
  ///
  /// - Parameter handler: The closure, which is called after a layout pass with the current
  ///   position, and at first only if the section does not begin at its start. It is retained while
  ///   the section is displayed and has to capture its controller weakly.
  /// - Returns: The section with the closure.
  public func onScroll(_ handler: @escaping @MainActor (SectionScrolling) -> Void) -> Section {
    observingScroll { $0.handlers.append(handler) }
  }

  /// Calls a closure when the items of the section begin or end to scroll horizontally.
  ///
  /// ```swift
  /// Section(id: "stories", layout: CarouselLayout(itemWidth: .fraction(1))) { stories }
  ///   .onScrollPhaseChange { [weak self] phase, position in
  ///     phase == .idle ? self?.play(position.page) : self?.pause()
  ///   }
  /// ```
  ///
  /// A scroll begins with the first phase other than ``SectionScrollPhase/idle``, and ends with that
  /// one. A jump without animation has no phases. An end without movement, such as that of a drag
  /// that stops before the finger is lifted, is reported up to a tenth of a second late.
  ///
  /// - Parameter handler: The closure, which is called after a layout pass with the new phase and
  ///   the current position. It is retained while the section is displayed and has to capture its
  ///   controller weakly.
  /// - Returns: The section with the closure.
  public func onScrollPhaseChange(
    _ handler: @escaping @MainActor (SectionScrollPhase, SectionScrolling) -> Void
  ) -> Section {
    observingScroll { $0.phaseHandlers.append(handler) }
  }

  /// Binds the item at the leading edge of a section that scrolls horizontally.
  ///
  /// ```swift
  /// Section(id: "photos", layout: CarouselLayout(itemWidth: .fraction(1))) { photos }
  ///   .page($page)
  /// ```
  ///
  /// Scrolling writes ``SectionScrolling/page``, and writing the binding scrolls to the item. An
  /// index without an item is ignored. A section that does not scroll horizontally has no pages, which is
  /// reported as ``PageWithoutScrolling``.
  ///
  /// While VoiceOver is running, the page that a scroll of the section ends at is announced.
  ///
  /// - Parameters:
  ///   - page: The index of the item.
  ///   - announcement: Returns the text that VoiceOver speaks, from the number of the page, beginning
  ///     with 1, and the number of pages. The default is “Page 2 of 5”, in English.
  /// - Returns: The section with the binding.
  public func page(
    _ page: Binding<Int>,
    announcement: @escaping @MainActor (_ number: Int, _ count: Int) -> String = {
      "Page \($0) of \($1)"
    }
  ) -> Section {
    let requested = page.wrappedValue
    return observingScroll {
      $0.page = SectionPage(requested: requested, announcement: announcement) {
        page.wrappedValue = $0
      }
    }
  }

  private func observingScroll(_ change: (inout ScrollObservingLayout) -> Void) -> Section {
    var layout = layout as? ScrollObservingLayout ?? ScrollObservingLayout(base: layout)
    change(&layout)
    return withLayout(layout)
  }
}

/// The page of a section as the description states it.
struct SectionPage {
  /// The index of the item to display.
  let requested: Int
  /// Returns the text that VoiceOver speaks for a number of a page and the number of pages.
  let announcement: @MainActor (_ number: Int, _ count: Int) -> String
  /// Writes the index of the item that the user has scrolled to.
  let write: @MainActor (Int) -> Void
}

/// The layout of a section with the handlers of its scrolling.
///
/// Handlers cannot be compared, and the newest are called: layouts are equal if their bases are.
struct ScrollObservingLayout: SectionLayout, MulticolumnLayout, Equatable {
  let base: any SectionLayout
  var handlers: [@MainActor (SectionScrolling) -> Void] = []
  var phaseHandlers: [@MainActor (SectionScrollPhase, SectionScrolling) -> Void] = []
  var page: SectionPage?
  /// The signal of each step of a scroll.
  let signal = ScrollSignal()

  init(base: any SectionLayout) {
    self.base = base
  }

  @MainActor var pinsHeader: Bool { base.pinsHeader }

  @MainActor var headerCoversInsets: Bool { base.headerCoversInsets }

  @MainActor var isMulticolumn: Bool { base.placesItemsBesideEachOther }

  @MainActor func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    let described = base.makeSection(in: context)
    // The layout may return an object of the user, so the handler is added to a copy.
    let section = described.copy() as? NSCollectionLayoutSection ?? described
    let handler = described.visibleItemsInvalidationHandler
    section.visibleItemsInvalidationHandler = { [signal] items, offset, environment in
      handler?(items, offset, environment)
      signal.send()
    }
    return section
  }

  static func == (one: ScrollObservingLayout, other: ScrollObservingLayout) -> Bool {
    one.base.isEqual(to: other.base)
  }
}

extension PageWithoutScrolling {
  /// Creates the mistake of a section as it is laid out, or returns `nil` if there is none.
  @MainActor init?(of section: Section, _ description: NSCollectionLayoutSection) {
    guard (section.layout as? ScrollObservingLayout)?.page != nil, !section.items.isEmpty,
      description.orthogonalScrollingBehavior == .none
    else { return nil }
    self.init(section: section.idText)
  }
}

/// A signal that a section may have scrolled.
final class ScrollSignal {
  private var handler: (() -> Void)?

  /// Calls a closure at each signal, in place of the one before.
  func setHandler(_ handler: @escaping () -> Void) {
    self.handler = handler
  }

  func send() {
    handler?()
  }
}
