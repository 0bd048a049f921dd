import UIKit

/// A view of a fixed size with a name, by which tests recognize it.
final class Piece: UIView {
  let name: String
  private let length: CGSize

  init(_ name: String, _ width: CGFloat = 10, _ height: CGFloat = 20) {
    self.name = name
    length = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { length }
  override func sizeThatFits(_ size: CGSize) -> CGSize { length }
}
