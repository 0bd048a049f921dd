import UIKit

/// A link in a text view that displays it.
@MainActor struct VisibleLink {
  let text: String
  let view: UITextView
  /// The visible part of its first visible line, in the window's coordinate system.
  let frame: CGRect

  /// The point at which the link is tapped.
  var point: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}

extension Screen {
  /// The visible links, from back to front; text views that can be edited have none that respond.
  var links: [VisibleLink] {
    visibleViews.compactMap { $0 as? UITextView }
      .filter { !$0.acceptsTypedText && $0.isSelectable }.flatMap(links)
  }

  /// Whether the view at the point of a link is its text view.
  func isReachable(_ link: VisibleLink) -> Bool {
    root.hitTest(link.point, with: nil)?.isRelated(to: link.view) ?? false
  }

  private func links(in view: UITextView) -> [VisibleLink] {
    guard let text = view.attributedText else { return [] }
    var links: [VisibleLink] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.link, in: whole) { value, range, _ in
      guard value != nil, let frame = visibleFrame(of: range, in: view) else { return }
      let link = text.attributedSubstring(from: range).string
      links.append(VisibleLink(text: link, view: view, frame: frame))
    }
    return links
  }

  private func visibleFrame(of range: NSRange, in view: UITextView) -> CGRect? {
    let beginning = view.beginningOfDocument
    guard let start = view.position(from: beginning, offset: range.location),
      let end = view.position(from: start, offset: range.length),
      let textRange = view.textRange(from: start, to: end)
    else { return nil }
    let visible = view.convert(view.bounds, to: root).intersection(root.bounds)
    return view.selectionRects(for: textRange).lazy
      .map { view.convert($0.rect, to: self.root).intersection(visible) }
      .first { !$0.isNull && $0.width > 0 && $0.height > 0 }
  }
}
