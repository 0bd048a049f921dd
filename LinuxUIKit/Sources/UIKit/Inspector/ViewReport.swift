import Foundation

/// A text about the views under a point, from the window to the deepest one.
///
/// ```
/// UIWindow (0, 0, 390, 844)
///   UICollectionView (0, 0, 390, 844)
///     - gestures: UIPanGestureRecognizer possible
///     ContactCell (0, 91, 390, 60)
///       - reuse identifier: contact
///       - index path: 0-3
///       - updated: reconfigured 0.25 s ago, state: name
/// ```
@MainActor struct ViewReport {
  private let path: [UIView]
  private let window: UIWindow

  /// Creates the report on the views at a point of a window's coordinates.
  init(at point: CGPoint, in window: UIWindow) {
    path = window.inspectedPath(at: point)
    self.window = window
  }

  /// The report, without a newline at its end.
  var text: String {
    path.enumerated().flatMap { depth, view in
      lines(of: InspectedView(view: view), isDeepest: depth == path.count - 1).enumerated()
        .map { String(repeating: "  ", count: depth + ($0 > 0 ? 1 : 0)) + $1 }
    }.joined(separator: "\n")
  }

  /// The line of a view, and one for each fact about it.
  private func lines(of view: InspectedView, isDeepest: Bool) -> [String] {
    let name = view.givenName.map { " “\($0)”" } ?? ""
    let first = "\(view.className)\(name) \(view.frame(in: window).shortText)"
    return [first] + facts(about: view, isDeepest: isDeepest).map { "- \($0.name): \($0.value)" }
  }

  private func facts(about view: InspectedView, isDeepest: Bool) -> [ElementFact] {
    var facts: [ElementFact] = []
    if let controller = view.view.owningController {
      facts.append(ElementFact("view controller", String(describing: type(of: controller))))
    }
    if let identifier = view.reuseIdentifier {
      facts.append(ElementFact("reuse identifier", identifier))
    }
    if let path = view.indexPath { facts.append(ElementFact("index path", path.shortName)) }
    facts += elementFacts(about: view)
    if isDeepest || view.element != nil { facts += constraintFacts(about: view.view) }
    facts += view.layoutMistakes.map { ElementFact("mistake", $0) }
    let gestures = view.view.gestureRecognizers ?? []
    if !gestures.isEmpty {
      let names = gestures.map { "\(type(of: $0)) \($0.state)\($0.isEnabled ? "" : " (disabled)")" }
      facts.append(ElementFact("gestures", names.joined(separator: ", ")))
    }
    if let update = ElementUpdates.lastUpdate(of: view.view) {
      facts.append(ElementFact("updated", update.description(at: FrameClock.shared.now)))
    }
    return facts
  }

  /// The facts that the library which displays the element knows.
  private func elementFacts(about view: InspectedView) -> [ElementFact] {
    guard let list = view.list, let element = view.element else { return [] }
    let kind = element.category == .cell ? nil : element.kind
    return Inspector.shared.elementFacts(in: list, kind, element.indexPath)
  }

  /// The constraints that determine the position and the length of a view on each axis.
  private func constraintFacts(about view: UIView) -> [ElementFact] {
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    return axes.flatMap { name, axis in
      view.constraintsAffectingLayout(for: axis).map {
        ElementFact("\(name) constraint", $0.descriptionWithoutAddresses)
      }
    }
  }
}

extension CGRect {
  /// The origin and the size in points, such as `(0, 91.5, 390, 60)`.
  fileprivate var shortText: String {
    let numbers = [minX, minY, width, height].map { number in
      number == number.rounded()
        ? String(format: "%.0f", number == 0 ? 0 : number)
        : String(format: "%.2f", number).trimmingZeros
    }
    return "(\(numbers.joined(separator: ", ")))"
  }
}

extension String {
  fileprivate var trimmingZeros: String {
    var text = self
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}

extension NSLayoutConstraint {
  /// The description without the addresses of objects, which differ from run to run.
  fileprivate var descriptionWithoutAddresses: String {
    "\(self)".replacingOccurrences(
      of: ":?0x[0-9a-fA-F]+", with: "", options: .regularExpression)
  }
}
