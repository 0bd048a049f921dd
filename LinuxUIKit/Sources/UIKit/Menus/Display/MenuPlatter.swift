/// The rounded list of a menu's rows, with separators between rows and groups.
///
/// It scrolls if it is taller than the space for it.
final class MenuPlatter: UIView {
  /// A row, separator or title, from top to bottom.
  private enum Part {
    case view(UIView)
    case separator(UIView)
    case groupSeparator(UIView)
  }

  private let clip = UIScrollView()
  private var parts: [Part] = []
  private let deferred = DeferredElements()
  private let choose: (UIAction) -> Void
  private let resize: () -> Void

  /// Creates the list of a menu.
  ///
  /// `choose` is called with the action of a tapped row, and `resize` after another menu is
  /// displayed, which may have another height.
  init(
    _ menu: UIMenu, choose: @escaping (UIAction) -> Void, resize: @escaping () -> Void
  ) {
    self.choose = choose
    self.resize = resize
    super.init(frame: .zero)
    layer.cornerRadius = MenuMetrics.cornerRadius
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
    backgroundColor = MenuMetrics.fill
    clip.layer.cornerRadius = MenuMetrics.cornerRadius
    clip.clipsToBounds = true
    clip.contentInsetAdjustmentBehavior = .never
    addSubview(clip)
    display([menu])
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: parts.reduce(0) { $0 + height(of: $1, width: size.width) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    var y: CGFloat = 0
    for part in parts {
      let height = height(of: part, width: bounds.width)
      view(of: part).frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    clip.contentSize = CGSize(width: bounds.width, height: y)
    clip.isScrollEnabled = y > bounds.height
  }

  // MARK: Parts

  /// Displays the last of the open menus, from the first one to its submenus.
  private func display(_ path: [UIMenu]) {
    for part in parts { view(of: part).removeFromSuperview() }
    parts = []
    guard let menu = path.last else { return }
    if path.count > 1 {
      let title = UIMenu(title: menu.title, image: UIImage(systemName: "chevron.down"))
      appendRow(title, false) { [weak self] in self?.replace(with: Array(path.dropLast())) }
      append(.groupSeparator(UIView()))
    } else if !menu.title.isEmpty {
      append(.view(titleView(menu.title)))
      append(.separator(UIView()))
    }
    append(groups(of: menu) { [weak self] in self?.replace(with: path) }, path)
    clip.contentOffset = .zero
  }

  private func replace(with path: [UIMenu]) {
    display(path)
    resize()
  }

  /// Returns the visible elements in groups: those of each inline menu are a group of their own.
  private func groups(
    of menu: UIMenu, _ update: @escaping () -> Void
  ) -> [[UIMenuElement]] {
    var groups: [[UIMenuElement]] = [[]]
    for element in deferred.elements(of: menu, update) {
      if let inline = element as? UIMenu, inline.options.contains(.displayInline) {
        groups += self.groups(of: inline, update) + [[]]
      } else if element.isVisible {
        groups[groups.count - 1].append(element)
      }
    }
    return groups.filter { !$0.isEmpty }
  }

  private func append(_ groups: [[UIMenuElement]], _ path: [UIMenu]) {
    let marks = groups.joined().contains { ($0 as? UIAction).map { $0.state != .off } ?? false }
    for (index, group) in groups.enumerated() {
      if index > 0 { append(.groupSeparator(UIView())) }
      for (row, element) in group.enumerated() {
        if row > 0 { append(.separator(UIView())) }
        appendRow(element, marks) { [weak self] in
          if let action = element as? UIAction { self?.choose(action) }
          if let submenu = element as? UIMenu { self?.replace(with: path + [submenu]) }
        }
      }
    }
  }

  private func appendRow(
    _ element: UIMenuElement, _ reservesMark: Bool, _ perform: @escaping () -> Void
  ) {
    append(.view(MenuRow(of: element, reservesMark: reservesMark, perform)))
  }

  private func append(_ part: Part) {
    switch part {
    case .separator(let line): line.backgroundColor = .separator
    case .groupSeparator(let line): line.backgroundColor = .tertiarySystemFill
    case .view: break
    }
    parts.append(part)
    clip.addSubview(view(of: part))
  }

  private func titleView(_ title: String) -> UIView {
    let label = MenuTitleLabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 2
    return label
  }

  private func view(of part: Part) -> UIView {
    switch part {
    case .view(let view), .separator(let view), .groupSeparator(let view): view
    }
  }

  private func height(of part: Part, width: CGFloat) -> CGFloat {
    switch part {
    case .view(let view):
      view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    case .separator: 1 / max(traitCollection.displayScale, 1)
    case .groupSeparator: MenuMetrics.groupSeparatorHeight
    }
  }
}

/// The title above the rows of a menu.
private final class MenuTitleLabel: UILabel {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = CGSize(width: size.width - 2 * MenuMetrics.sideMargin, height: size.height)
    return CGSize(
      width: size.width,
      height: (super.sizeThatFits(inner).height + 2 * MenuMetrics.verticalMargin).rounded(.up))
  }
}
