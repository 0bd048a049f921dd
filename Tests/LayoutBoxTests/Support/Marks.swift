import LayoutBox
import UIKit

/// Returns a box that is identified by its width.
@MainActor func mark(_ width: CGFloat) -> ItemLayoutBox {
  ItemLayoutBox(width: .absolute(width), height: .absolute(1))
}

/// Returns the widths of the boxes of `builder` in order.
@MainActor func marks(@LayoutBuilder _ builder: () -> LayoutBoxConfig) -> [CGFloat] {
  builder().toBuild().map(\.layoutSize.widthDimension.dimension)
}
