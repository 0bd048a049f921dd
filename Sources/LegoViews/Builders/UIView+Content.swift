import UIKit

extension UIView {
  /// Adds the views of a block as subviews, and returns the view.
  ///
  /// ```swift
  /// view.arrangeViews {
  ///   UILabel().text("Hello World").alignment(.center)
  /// }
  /// ```
  ///
  /// In a stack view they become arranged subviews. In a box they are boxes. In any other view they are
  /// placed by constraints: at their ``BoxElement/alignment(_:value:)``, or at the leading edge and the
  /// top. A plain view that nothing else gives a size is as large as the views in it.
  @discardableResult public func arrangeViews(@ViewBuilder _ content: ViewBuilder.ContentBlock)
    -> Self
  {
    for view in content() { add(view) }
    return self
  }

  /// Creates a view with subviews, which are placed by constraints at their alignments.
  public convenience init(@ViewBuilder _ content: ViewBuilder.ContentBlock) {
    self.init(frame: .zero)
    arrangeViews(content)
  }

  private func add(_ view: UIView) { insert(view, at: nil) }

  /// Inserts a view, with its padding view if it has one, at a position among the subviews, or among the
  /// arranged subviews of a stack view; `nil` is behind the others.
  package func insert(_ view: UIView, at position: Int?) {
    let view = view.arrangedView
    if let scroll = self as? ScrollBox {
      return scroll.content.insert(view, at: position)
    } else if let stack = self as? UIStackView {
      stack.insertArrangedSubview(view, at: position ?? stack.arrangedSubviews.count)
    } else if let position {
      insertSubview(view, at: position)
    } else {
      addSubview(view)
    }
    view.viewBox.constrain()
    (view as? any ViewGroup)?.didArrange()
  }
}

extension UIStackView {
  /// Creates a stack view with the views of a block.
  ///
  /// - Parameters:
  ///   - axis: The direction; the default is horizontal.
  ///   - distribution: The distribution along the axis; the default is `.fill`.
  ///   - alignment: The alignment across the axis; the default is `.fill`.
  ///   - spacing: The distance between neighbors, in points; the default is 0.
  ///   - content: The views.
  public convenience init(
    axis: NSLayoutConstraint.Axis = .horizontal, distribution: Distribution = .fill,
    alignment: Alignment = .fill, spacing: CGFloat = 0,
    @ViewBuilder _ content: ViewBuilder.ContentBlock
  ) {
    self.init(frame: .zero)
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    arrangeViews(content)
  }
}

extension UIScrollView {
  /// Creates a scroll view with the views of a block in a stack view, which scrolls along an axis.
  ///
  /// The stack view is as long as its views along the axis, and as long as the scroll view across it.
  ///
  /// - Parameters:
  ///   - axis: The direction of the views and of scrolling.
  ///   - spacing: The distance between neighbors, in points; the default is 0.
  ///   - content: The views.
  public convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0,
    @ViewBuilder _ content: ViewBuilder.ContentBlock
  ) {
    self.init(frame: .zero)
    let stack = UIStackView(axis: axis, spacing: spacing, content)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let across =
      axis == .vertical
      ? stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor)
      : stack.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      across,
    ])
  }
}
