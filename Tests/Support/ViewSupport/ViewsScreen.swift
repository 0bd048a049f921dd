import LegoViews
import Testing
import UIKit

/// A controller whose view is filled by the view of a closure.
package final class ViewsScreen: UIViewController {
  private let make: (ViewsScreen) -> UIView
  @State package var animals = ["Dog", "Cat", "Fish"]
  @State package var tasks: [Chore] = []
  @State package var flag = false
  /// What the views have reported.
  package var log: [String] = []

  package init(_ make: @escaping (ViewsScreen) -> UIView) {
    self.make = make
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.arrangeViews { make(self) }
  }
}

/// An element with an id and a content.
package struct Chore: Identifiable, Equatable {
  package let id: Int
  package var title: String
  package var isDone: Bool

  package init(id: Int, title: String, isDone: Bool = false) {
    (self.id, self.title, self.isDone) = (id, title, isDone)
  }
}

/// A view of a size that wraps its pieces of 10 x 20 points.
package final class Pieces: UIView {
  package var count: Int { didSet { invalidateIntrinsicContentSize() } }

  package init(_ count: Int) {
    self.count = count
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let columns = max(1, min(count, Int(size.width / 10)))
    return CGSize(width: columns * 10, height: (count + columns - 1) / columns * 20)
  }

  package override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
  }
}

/// Returns a label with a text.
@MainActor package func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

/// Returns a label with a text that follows a binding.
@MainActor package func label(_ text: Binding<String>) -> UILabel {
  UILabel().bind(text) { $0.set(\.text, to: $1) }
}

extension UIView {
  /// The labels in the view, from the front to the back.
  package var labels: [UILabel] {
    subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
  }
}

extension ViewsScreen {
  /// Returns the frame of the visible label with a text, in the view of the controller.
  package func frame(of text: String) throws -> CGRect {
    let label = try #require(view.labels.first { $0.text == text && $0.window != nil })
    return label.convert(label.bounds, to: view)
  }
}

/// Returns whether a frame is centered at a height, but for the rounding to pixels.
package func isCentered(_ frame: CGRect, at y: CGFloat) -> Bool { abs(frame.midY - y) <= 0.5 }
