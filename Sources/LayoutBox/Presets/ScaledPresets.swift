import UIKit

extension GridLayout {
  package func scaled(by factor: CGFloat) -> GridLayout {
    var copy = self
    copy.columns = columns.scaled(by: factor)
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
    copy.itemWidth = itemWidth.scaled(by: factor)
    copy.rowHeight = rowHeight.scaled(by: factor)
    return copy
  }
}

extension SplitLayout {
  package func scaled(by factor: CGFloat) -> SplitLayout {
    var copy = self
    copy.listWidth = listWidth * factor
    return copy
  }
}

extension CarouselItemWidth {
  /// Returns the width with points multiplied by a factor.
  fileprivate func scaled(by factor: CGFloat) -> CarouselItemWidth {
    switch self {
    case .fixed(let width): .fixed(width * factor)
    case .fraction: self
    case .adaptive(let base, let accessibility, let wide, let width):
      .adaptive(
        base.scaled(by: factor), accessibility: accessibility?.scaled(by: factor),
        wide: wide?.scaled(by: factor), from: width)
    }
  }
}

extension RowHeight {
  fileprivate func scaled(by factor: CGFloat) -> RowHeight {
    if case .exactly(let height) = self { .exactly(height * factor) } else { self }
  }
}
