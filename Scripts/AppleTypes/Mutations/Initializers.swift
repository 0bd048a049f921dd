import UIKit

// Designated, required and convenience initializers.

final class LacksCoder: UIView {
  let number: Int
  override init(frame: CGRect) {
    number = 1
    super.init(frame: frame)
  }
}  // error: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'

final class HasCoder: UIView {
  let number: Int
  override init(frame: CGRect) {
    number = 1
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

final class OverridesCoder: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init?(coder: NSCoder) { nil }  // error: use the 'required' modifier to override
}

final class CallsConvenience: UIImageView {
  init(name: String) {
    super.init()  // error: must call a designated initializer of the superclass 'UIImageView'
  }
  required init?(coder: NSCoder) { nil }
}

final class CallsUnknownLayout: UICollectionView {
  init() {
    super.init(frame: .zero)  // error: must call a designated initializer of the superclass
  }
  required init?(coder: NSCoder) { nil }
}

final class DelegatesToSuper: UIViewController {
  convenience init(title: String) {
    // error: convenience initializer for 'DelegatesToSuper'
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
}

final class DelegatesToSelf: UIViewController {
  convenience init(title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
}

final class LacksOverride: UIViewController {
  // error: overriding declaration requires an 'override'
  init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor func makesCell() {
  _ = UITableViewCell(style: .default)  // error: missing argument for parameter 'reuseIdentifier'
}
