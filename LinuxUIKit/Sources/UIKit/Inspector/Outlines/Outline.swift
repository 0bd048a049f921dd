/// The outline of one view: its frame, its label, and its colors.
struct Outline: Equatable {
  /// The color of an outline.
  enum Style: Equatable {
    case cell
    case supplementary
    case control
    case container
    case content
    /// A view whose constraints are ambiguous or broken.
    case mistake
  }

  /// The frame in the window's coordinates.
  var frame: CGRect
  var style: Style
  /// The text of the label; `nil` for an outline without one.
  var label: String?
  /// The frame of the label; `nil` while it isn't placed.
  var labelFrame: CGRect?
  /// Whether the view was updated a moment ago.
  var isFlashing = false
}

extension Outline.Style {
  /// The color of frame and label.
  var color: CGColor {
    switch self {
    case .cell: CGColor(red: 0, green: 0.4, blue: 0.95, alpha: 1)
    case .supplementary: CGColor(red: 0.6, green: 0.2, blue: 0.8, alpha: 1)
    case .control: CGColor(red: 0.05, green: 0.55, blue: 0.25, alpha: 1)
    case .container: CGColor(red: 0.85, green: 0.4, blue: 0, alpha: 1)
    case .content: CGColor(gray: 0.45, alpha: 1)
    case .mistake: CGColor(red: 0.9, green: 0.1, blue: 0.15, alpha: 1)
    }
  }

  init(_ role: InspectedView.Role) {
    switch role {
    case .cell: self = .cell
    case .supplementary: self = .supplementary
    case .control: self = .control
    case .container: self = .container
    case .content: self = .content
    }
  }
}

/// The outlines of the views of a window.
///
/// A view that fills its superview exactly, as a content view does, has no outline of its own.
@MainActor struct Outlines {
  /// The seconds for which an updated cell is tinted.
  static let flashDuration: TimeInterval = 0.3
  private(set) var outlines: [Outline] = []

  /// Creates the outlines of a window's views, whose labels are placed inside `screen`.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - screen: The visible part, in the window's coordinates.
  ///   - mistakes: Returns the mistakes in the layout of a view, in words.
  init(
    of window: UIWindow, screen: CGRect,
    mistakes: (InspectedView) -> [String] = { $0.layoutMistakes }
  ) {
    let entries = VisibleViews(in: window).entries
    let frames = Dictionary(
      entries.map { (ObjectIdentifier($0.view.view), $0.frame) }, uniquingKeysWith: { $1 })
    var candidates: [LabelPlacement.Candidate] = []
    for entry in entries {
      let mistakes = mistakes(entry.view)
      guard !Self.repeatsSuperview(entry, frames, mistakes) else { continue }
      let outline = Self.outline(of: entry, mistakes: mistakes)
      if let label = outline.label {
        candidates.append(
          LabelPlacement.Candidate(
            outline: outlines.count, size: Self.size(ofLabel: label), frame: entry.visibleFrame,
            role: outline.style == .mistake ? .cell : entry.view.role))
      }
      outlines.append(outline)
    }
    for (index, frame) in LabelPlacement(screen: screen).frames(of: candidates) {
      outlines[index].labelFrame = frame
    }
  }

  private static func outline(of entry: VisibleViews.Entry, mistakes: [String]) -> Outline {
    var label = entry.view.outlineLabel
    if !mistakes.isEmpty {
      label = ([label ?? entry.view.className] + mistakes).joined(separator: " · ")
    }
    let update = ElementUpdates.lastUpdate(of: entry.view.view)
    return Outline(
      frame: entry.visibleFrame, style: mistakes.isEmpty ? .init(entry.view.role) : .mistake,
      label: label,
      isFlashing: update.map(flashes) ?? false)
  }

  /// Whether an update is recent, and not just that of a cell which became visible by scrolling.
  private static func flashes(_ update: ElementUpdate) -> Bool {
    (update.kind == .reconfigured || update.cause != nil)
      && FrameClock.shared.now - update.time < flashDuration
  }

  /// Whether a view without a part of its own fills its superview.
  private static func repeatsSuperview(
    _ entry: VisibleViews.Entry, _ frames: [ObjectIdentifier: CGRect], _ mistakes: [String]
  ) -> Bool {
    guard entry.view.role >= .container, entry.view.givenName == nil,
      !(entry.view.view is UIScrollView), mistakes.isEmpty,
      let superview = entry.view.view.superview
    else { return false }
    return frames[ObjectIdentifier(superview)] == entry.frame
  }

  private static func size(ofLabel label: String) -> CGSize {
    let size = NSAttributedString(string: label, attributes: [.font: OutlineOverlay.font]).size()
    return CGSize(width: size.width.rounded(.up) + 4, height: OutlineOverlay.labelHeight)
  }
}

extension InspectedView {
  /// The label of the view's outline: class, index path, reuse identifier and name; `nil` for a text
  /// or an image, which shows what it is, and other views of UIKit without an identifier.
  ///
  /// A reuse identifier that is the name of the class is left out.
  fileprivate var outlineLabel: String? {
    let identifier = view.accessibilityIdentifier ?? ""
    guard role < .content || !identifier.isEmpty || !Self.isNamedByUIKit(view) else { return nil }
    var parts = [className]
    if let path = indexPath { parts.append(path.shortName) }
    if let identifier = reuseIdentifier, !identifier.hasSuffix(className),
      identifier != String(reflecting: type(of: view))
    {
      parts.append("“\(identifier)”")
    }
    if role >= .control, let name = givenName { parts.append("“\(name.prefix(24))”") }
    return parts.joined(separator: " ")
  }

  /// Whether the class is one of UIKit, whose name says little.
  private static func isNamedByUIKit(_ view: UIView) -> Bool {
    String(reflecting: type(of: view)).hasPrefix("UIKit.")
  }
}
