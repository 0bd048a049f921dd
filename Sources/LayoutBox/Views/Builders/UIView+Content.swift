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
  /// placed by constraints: at their ``alignment(_:value:)``, or at the leading edge and the top.
  @discardableResult public func arrangeViews(@ViewBuilder _ content: ViewBuilder.ContentBlock) -> Self {
    for view in content() { add(view) }
    return self
  }

  /// Creates a view with subviews, which are placed by constraints at their alignments.
  public convenience init(@ViewBuilder _ content: ViewBuilder.ContentBlock) {
    self.init(frame: .zero)
    arrangeViews(content)
  }

  /// Adds the view to a parent, runs a block with the view, and returns the view.
  ///
  /// ```swift
  /// VBox().attach(view) {
  ///   UILabel().attach($0).text("Title")
  /// }
  /// ```
  ///
  /// The parent is a box, a stack view, or any view, as for ``arrangeViews(_:)``.
  @discardableResult public func attach(
    _ parent: UIView? = nil, _ content: (UIView) -> Void = { _ in }
  ) -> Self {
    parent?.add(self)
    content(self)
    return self
  }

  private func add(_ view: UIView) {
    if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
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
