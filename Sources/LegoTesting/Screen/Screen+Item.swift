import LayoutGeometry
import LegoKit
import UIKit

// MARK: Acting on items

extension Screen {
  /// Taps the cell of the item with an id, at its center or beside the controls that are there.
  ///
  /// The item is one of a `LegoContainer` on the screen, also of a presented one. If items of
  /// several types or lists have the id, `match` chooses one, counted from 1 from top to bottom.
  ///
  /// Throws a ``ScreenError`` that lists the displayed ids if there is no such item, and an error if
  /// its cell is not visible, is covered, or cannot be selected.
  ///
  /// ```swift
  /// try screen.tap(id: contact.id)
  /// ```
  public func tap(id: some Hashable, match: Int? = nil) throws {
    let cell = try cell(ofID: id, match: match)
    beginAction()
    let points = pointsToTap(in: cell)
    let point = points.first { point in
      root.hitTest(point, with: nil).flatMap { TapTarget(containing: $0) }?.view === cell
    }
    guard let point else { throw tapFailure(of: "\(id)", at: points[0], in: cell) }
    tapImmediately(at: point)
  }

  /// Presses the cell of the item with an id for a while, which opens its context menu or calls its
  /// long-press gesture.
  ///
  /// ```swift
  /// try screen.longPress(id: contact.id)
  /// try screen.chooseMenuItem("Delete")
  /// ```
  public func longPress(
    id: some Hashable, match: Int? = nil, duration: TimeInterval = Screen.longPressDuration
  ) throws {
    let cell = try cell(ofID: id, match: match)
    longPress(at: visibleCenter(of: cell), duration: duration)
  }

  /// Drags the cell of an item to that of another after a hold, as the user reorders items.
  ///
  /// ```swift
  /// try screen.drag(id: "milk", toID: "bread")
  /// ```
  public func drag<ID: Hashable>(
    id: ID, toID target: ID, afterHold hold: TimeInterval = Screen.longPressDuration
  ) throws {
    let start = visibleCenter(of: try cell(ofID: id, match: nil))
    let end = visibleCenter(of: try cell(ofID: target, match: nil))
    drag(from: start, to: end, afterHold: hold)
  }

  /// Returns the frame of the cell of the item with an id, in the screen's coordinate system.
  ///
  /// ```swift
  /// #expect(try screen.frame(ofID: "milk").height == 44)
  /// ```
  public func frame(ofID id: some Hashable, match: Int? = nil) throws -> CGRect {
    let cell = try cell(ofID: id, match: match)
    return cell.convert(cell.bounds, to: root)
  }

  /// Scrolls the item with an id to the center of its list, as far as the content allows.
  ///
  /// ```swift
  /// try screen.scroll(toID: 99)
  /// try screen.tap(id: 99)
  /// ```
  public func scroll(toID id: some Hashable) throws {
    beginAction()
    guard let item = itemLists.firstNonNil({ $0.item(withID: AnyHashable(id)) }) else {
      throw ScreenError.itemNotFound(id: "\(id)", instead: visibleIDs)
    }
    // Cells that measure themselves move the item, until all around it have been measured.
    for _ in 0..<Self.maximumScrolls {
      let before = item.view.contentOffset
      item.view.scrollToItem(
        at: item.path, at: [.centeredVertically, .centeredHorizontally], animated: false)
      settle()
      guard item.view.contentOffset != before else { return }
    }
  }

  private static var maximumScrolls: Int { 10 }
}

// MARK: Finding items

/// The list that a container displays.
@MainActor private struct DisplayedList {
  let renderer: LegoRenderer
  let view: UICollectionView

  /// The ids of visible items, in order.
  var visibleIDs: [AnyHashable] { visibleItems.map(\.id) }

  func visibleCells(withID id: AnyHashable) -> [UICollectionViewCell] {
    visibleItems.filter { $0.id == id }.compactMap { view.cellForItem(at: $0.path) }
  }

  /// Returns the first item with an id, visible or not.
  func item(withID id: AnyHashable) -> (path: IndexPath, view: UICollectionView)? {
    let sections = (0..<view.numberOfSections).lazy
    let paths = sections.flatMap { section in
      (0..<view.numberOfItems(inSection: section)).lazy.map {
        IndexPath(item: $0, section: section)
      }
    }
    return paths.first { renderer.item(at: $0)?.id.base == id }.map { ($0, view) }
  }

  private var visibleItems: [(id: AnyHashable, path: IndexPath)] {
    view.indexPathsForVisibleItems.sorted().compactMap { path in
      renderer.item(at: path).map { ($0.id.base, path) }
    }
  }
}

extension Screen {
  private var itemLists: [DisplayedList] {
    legoContainers.compactMap { container in
      let renderer = container.legoRenderer
      return renderer.collectionView.map { DisplayedList(renderer: renderer, view: $0) }
    }
  }

  private var visibleIDs: [String] {
    itemLists.flatMap(\.visibleIDs).map { "\($0)" }
  }

  /// Returns the visible cell of the item with an id.
  func cell(ofID id: some Hashable, match: Int?) throws -> UICollectionViewCell {
    settle()
    let lists = itemLists
    let cells = lists.flatMap { $0.visibleCells(withID: AnyHashable(id)) }
    let visible = cells.filter { cell in visibleViews.contains { $0 === cell } }
    guard !visible.isEmpty else {
      guard let item = lists.firstNonNil({ $0.item(withID: AnyHashable(id)) }) else {
        throw ScreenError.itemNotFound(id: "\(id)", instead: visibleIDs)
      }
      throw ScreenError.itemNotVisible(id: "\(id)", indexPath: item.path)
    }
    let candidates = visible.map { Candidate(view: $0, target: $0) }
    let chosen = try choose(match, of: "\(id)", among: candidates)
    return visible.first { $0 === chosen } ?? visible[0]
  }

  /// Returns the center of a cell and points beside it, where a cell with controls can be tapped.
  private func pointsToTap(in cell: UIView) -> [CGPoint] {
    let frame = cell.convert(cell.bounds, to: root).intersection(root.bounds)
    return [0.5, 0.25, 0.75, 0.1, 0.9].map { part in
      CGPoint(x: frame.minX + frame.width * part, y: frame.midY)
    }
  }

  private func tapFailure(of id: String, at point: CGPoint, in cell: UIView) -> ScreenError {
    guard let hit = root.hitTest(point, with: nil), !hit.isRelated(to: cell) else {
      return .inert(text: id)
    }
    return .covered(text: id, by: String(describing: Swift.type(of: hit)))
  }
}
