import UIKit

extension GridLayout {
  package func scaled(by factor: CGFloat) -> GridLayout {
    var copy = self
    if case .minimumWidth(let width) = columns { copy.columns = .minimumWidth(width * factor) }
    copy.rowHeight = rowHeight.scaled(by: factor)
    return copy
  }
}

extension TableLayout {
  package func scaled(by factor: CGFloat) -> TableLayout {
    var copy = self
    copy.columns = columns.map { column in
      switch column {
      case .fixed(let width): .fixed(width * factor)
      case .flexible(let minimum): .flexible(minimum: minimum * factor)
      case .fitted(let minimum): .fitted(minimum: minimum * factor)
      }
    }
    copy.rowHeight = rowHeight.scaled(by: factor)
    return copy
  }
}

extension CarouselLayout {
  package func scaled(by factor: CGFloat) -> CarouselLayout {
    var copy = self
    if case .fixed(let width) = itemWidth { copy.itemWidth = .fixed(width * factor) }
    copy.rowHeight = rowHeight.scaled(by: factor)
    return copy
  }
}

extension RowHeight {
  fileprivate func scaled(by factor: CGFloat) -> RowHeight {
    if case .exactly(let height) = self { .exactly(height * factor) } else { self }
  }
}
