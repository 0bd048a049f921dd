import LegoKit
import UIKit

#if !canImport(Darwin)
  extension Screen {
    /// Swipes across a row and taps the button of the action with a title.
    func choose(
      _ title: String, bySwiping row: UIView, _ direction: SwipeDirection
    ) throws {
      let rowFrame = row.convert(row.bounds, to: root)
      let before = Set(visibleViews.map(ObjectIdentifier.init))
      swipe(row, direction)
      // The buttons are beside the row, and were not there before.
      let buttons = visibleViews.filter { view in
        let frame = view.convert(view.bounds, to: root)
        return !before.contains(ObjectIdentifier(view)) && rowFrame.minY <= frame.midY
          && frame.midY <= rowFrame.maxY && TapTarget(containing: view)?.view === view
      }
      guard let button = buttons.last(where: { $0.matches(title) }) else {
        throw ScreenError.notFound(text: title, instead: buttons.flatMap(\.accessibleTexts))
      }
      tapImmediately(at: visibleCenter(of: button))
    }
  }
#elseif os(tvOS)
  extension Screen {
    /// Throws an error: tvOS has no swipe actions.
    func choose(
      _ title: String, bySwiping row: UIView, _ direction: SwipeDirection
    ) throws {
      throw ScreenError.notFound(text: title, instead: [])
    }
  }
#else
  // Apple's UIKit has no simulated touches for tests: the action is called.
  extension Screen {
    /// Calls the action with a title that a swipe across a row reveals.
    func choose(
      _ title: String, bySwiping row: UIView, _ direction: SwipeDirection
    ) throws {
      beginAction()
      let isRightToLeft = row.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let edge: SwipeEdge = (direction == .left) == isRightToLeft ? .leading : .trailing
      let actions = actions(of: row, edge: edge)
      guard let action = actions.first(where: { $0.title == title }) else {
        throw ScreenError.notFound(text: title, instead: actions.compactMap(\.title))
      }
      action.handler(action, row) { _ in }
      settle()
    }

    private func actions(of row: UIView, edge: SwipeEdge) -> [UIContextualAction] {
      if let cell = row as? UICollectionViewCell {
        let view = cell.enclosing(UICollectionView.self)
        let renderer = legoContainers.map(\.legoRenderer).first { $0.collectionView === view }
        let path = view?.indexPath(for: cell)
        return path.flatMap { renderer?.swipeActions(at: $0, edge: edge) }?.actions ?? []
      }
      guard let cell = row as? UITableViewCell, let table = cell.enclosing(UITableView.self),
        let path = table.indexPath(for: cell)
      else { return [] }
      let configuration =
        edge == .leading
        ? table.delegate?.tableView?(table, leadingSwipeActionsConfigurationForRowAt: path)
        : table.delegate?.tableView?(table, trailingSwipeActionsConfigurationForRowAt: path)
      return configuration?.actions ?? []
    }
  }
#endif
