/// The content of a navigation bar for its current items; recreated when they change.
final class NavigationBarContent: UIView {
  private let title: UIView?
  private let largeTitle: UILabel?
  /// The area below the buttons, which clips a collapsing large title.
  private let largeZone = UIView()
  private let back: BackButton?
  private let leading: [UIView]
  private let trailing: [UIView]

  init(of bar: UINavigationBar) {
    let item = bar.topItem
    let factory = BarButtonFactory(tint: bar.tintColor)
    leading = (item?.leftBarButtonItems ?? []).map(factory.view)
    trailing = (item?.rightBarButtonItems ?? []).map(factory.view)
    title = item.flatMap { $0.titleView ?? Self.titleLabel($0.title) }
    largeTitle = bar.showsLargeTitle ? Self.largeTitleLabel(item?.title) : nil
    back = BackButton(of: bar)
    super.init(frame: .zero)
    largeZone.clipsToBounds = true
    largeZone.isUserInteractionEnabled = false
    if let largeTitle { largeZone.addSubview(largeTitle) }
    for view in [title, largeZone, back].compactMap({ $0 }) + leading + trailing {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var solver = NavigationBarSolver(
      width: bounds.width, title: title?.fittingSize ?? .zero,
      leading: leading.map(\.fittingSize), trailing: trailing.map(\.fittingSize),
      backWidths: back?.possibleWidths ?? [])
    solver.scale = traitCollection.displayScale
    let places = solver.solve()
    apply(places)
    placeLargeTitle()
  }

  private func apply(_ places: NavigationBarPlaces) {
    back?.chosenTitle = places.backIndex
    set(back, places.back)
    set(title, places.title)
    for (view, frame) in zip(leading, places.leading) { set(view, frame) }
    for (view, frame) in zip(trailing, places.trailing) { set(view, frame) }
  }

  private func placeLargeTitle() {
    let openZone = bounds.height - NavigationBarMetrics.height
    title?.isHidden = largeTitle != nil && title is UILabel && openZone > 0
    largeZone.frame = CGRect(
      x: 0, y: NavigationBarMetrics.height, width: bounds.width, height: max(0, openZone))
    guard let largeTitle else { return }
    let margin = NavigationBarMetrics.margin(width: bounds.width)
    let size = largeTitle.fittingSize
    let ascender = NavigationBarMetrics.largeTitleFont.ascender
    let top = roundedToPixel(
      openZone - NavigationBarMetrics.largeBaseline - ascender,
      scale: traitCollection.displayScale)
    let width = min(size.width, bounds.width - 2 * margin)
    set(largeTitle, CGRect(x: margin, y: top, width: width, height: size.height))
  }

  /// Sets the frame of a view, mirrored for right-to-left layouts.
  private func set(_ view: UIView?, _ frame: CGRect) {
    guard isRightToLeft else {
      view?.frame = frame
      return
    }
    view?.frame = frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0)
  }

  private static func titleLabel(_ text: String?) -> UILabel {
    label(text, NavigationBarMetrics.titleFont)
  }

  private static func largeTitleLabel(_ text: String?) -> UILabel {
    label(text, NavigationBarMetrics.largeTitleFont)
  }

  private static func label(_ text: String?, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.accessibilityTraits = .header
    return label
  }
}

extension UIView {
  /// The natural size of a part of a bar: the intrinsic size, or else the fitting size.
  var fittingSize: CGSize {
    let intrinsic = intrinsicContentSize
    guard intrinsic.width >= 0, intrinsic.height >= 0 else {
      return sizeThatFits(UIView.largestFittingSize)
    }
    return intrinsic
  }

  private static var largestFittingSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }
}
