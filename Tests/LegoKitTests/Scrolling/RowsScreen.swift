import LegoKit
import UIKit

/// A list of rows of known or measured heights.
final class RowsScreen: LegoViewController {
  enum Arrangement { case rows, squares }

  @State var tiles: [Tile] = []
  @State var paragraphs: [Paragraph] = []
  @State var arrangement = Arrangement.rows

  override var lego: Lego {
    Lego {
      switch arrangement {
      case .rows:
        Section(id: "content", layout: RowsLayout()) {
          tiles
          paragraphs
        }
      case .squares:
        Section(id: "content", layout: GridLayout(columns: 2, rowHeight: .timesWidth(1))) {
          tiles
          paragraphs
        }
      }
    }
  }

  /// Returns tiles with ids of a range, 50 points high.
  static func tiles(_ ids: Range<Int>) -> [Tile] { ids.map { Tile(id: $0, height: 50) } }

  /// Returns self-sizing rows with ids of a range, 20 to 140 points high.
  static func paragraphs(_ ids: Range<Int>) -> [Paragraph] {
    ids.map { Paragraph(id: $0, height: CGFloat(20 + abs($0) * 7 % 4 * 40)) }
  }

  var offset: CGFloat { legoRenderer.collectionView?.contentOffset.y ?? .nan }

  /// The distance of the end of the content from the bottom of the visible area.
  var distanceToEnd: CGFloat {
    guard let view = legoRenderer.collectionView else { return .nan }
    return view.contentSize.height - view.bounds.maxY
  }

  /// Returns the frame of a displayed row in the visible area, or `nil` if it is not displayed.
  func visibleFrame<ID: Hashable>(of id: ID) -> CGRect? {
    guard let view = legoRenderer.collectionView, let path = legoRenderer.indexPath(of: id),
      let cell = view.cellForItem(at: path)
    else { return nil }
    return cell.convert(cell.bounds, to: self.view)
  }

  /// Returns the distance of a displayed row from the top of the visible area.
  func top(of id: Int) -> CGFloat? { visibleFrame(of: id)?.minY }
}
