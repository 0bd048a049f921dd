import LayoutBox
import UIKit

/// A box that can be told from others by its width.
@MainActor func mark(_ width: CGFloat) -> ItemLayoutBox {
  ItemLayoutBox(width: .absolute(width), height: .absolute(1))
}

/// The widths of the boxes of `builder`, in order.
@MainActor func marks(@LayoutBuilder _ builder: () -> LayoutBoxConfig) -> [CGFloat] {
  builder().toBuild().map(\.layoutSize.widthDimension.dimension)
}
