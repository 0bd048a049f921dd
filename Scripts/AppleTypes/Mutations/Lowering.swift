// lowered
import UIKit

// Mistakes that the compiler finds only when it lowers a file.

final class UsesBeforeInitialization: UIView {
  private var number: Int
  override init(frame: CGRect) {
    super.init(frame: frame)  // error: property 'self.number' not initialized at super.init call
    number = 1
  }
  required init?(coder: NSCoder) { nil }
}

final class Initialized: UIView {
  private let number: Int
  override init(frame: CGRect) {
    number = 1
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor func readsUninitialized(_ flag: Bool) -> UIView {
  let view: UIView
  if flag { view = UIView() }
  return view  // error: constant 'view' used before being initialized
}

@MainActor func missesReturn(_ view: UIView) -> CGRect {
  if view.isHidden { return .zero }
}  // error: missing return in global function expected to return 'CGRect'

@MainActor func assignsTwice() {
  let color: UIColor
  color = .red
  _ = color
  color = .blue  // error: immutable value 'color' may only be initialized once
}
