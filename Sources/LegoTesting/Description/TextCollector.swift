import UIKit

/// A text on a screen, and the view that displays it.
struct VisibleText {
  let text: String
  let view: UIView
  /// The visible part of the view, in the window's coordinate system.
  let frame: CGRect
}

/// Collects the texts that the user can see in a window.
///
/// Texts are in it from back to front; a text that an opaque view covers completely is left out.
@MainActor struct TextCollector {
  private let window: UIView
  private let includesControls: Bool
  private(set) var texts: [VisibleText] = []

  /// Collects the texts in `root`, which is the window or a view in it.
  ///
  /// Controls count as one text with their state, or their labels are collected by themselves.
  init(root: UIView, window: UIView, includesControls: Bool = true) {
    self.window = window
    self.includesControls = includesControls
    visit(root, clip: window.bounds, isOpaque: true)
  }

  private mutating func visit(_ view: UIView, clip: CGRect, isOpaque: Bool) {
    guard !view.isHidden, view.alpha >= 0.01, !view.isMenu else { return }
    let frame = view.convert(view.bounds, to: window).intersection(clip)
    let isOpaque = isOpaque && view.alpha == 1
    if isOpaque, view.hasOpaqueBackground { removeTexts(in: frame) }
    if includesControls || !(view is UIControl), let text = view.readableText {
      return append(text, of: view, in: frame)
    }
    let count = texts.count
    for subview in view.subviews {
      visit(subview, clip: view.clipsToBounds ? frame : clip, isOpaque: isOpaque)
    }
    if count == texts.count, let label = view.accessibilityLabel {
      append(label, of: view, in: frame)
    }
  }

  private mutating func append(_ text: String, of view: UIView, in frame: CGRect) {
    guard !text.isEmpty, !frame.isNull, frame.width > 0, frame.height > 0 else { return }
    texts.append(VisibleText(text: text, view: view, frame: frame))
  }

  private mutating func removeTexts(in cover: CGRect) {
    texts.removeAll { cover.contains($0.frame) }
  }
}

extension TextCollector {
  /// The texts line by line from top to bottom; texts side by side are separated by bars.
  var lines: [String] {
    orderedRows.map { row in
      row.map { $0.text.replacingOccurrences(of: "\n", with: "\\n") }.joined(separator: " | ")
    }
  }

  /// The texts in the order in which they are read: row by row, each in reading direction.
  var orderedTexts: [String] { orderedRows.flatMap { $0.map(\.text) } }

  private var orderedRows: [[VisibleText]] {
    let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return rows.map { row in
      row.sorted {
        isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }
    }
  }

  /// The texts by row: a row's texts have their centers at about the same height as the first one.
  private var rows: [[VisibleText]] {
    let sorted = texts.sorted { $0.frame.midY < $1.frame.midY }
    return sorted.reduce(into: []) { rows, text in
      if let first = rows.last?.first, first.frame.isBeside(text.frame) {
        rows[rows.count - 1].append(text)
      } else {
        rows.append([text])
      }
    }
  }
}

extension CGRect {
  fileprivate func isBeside(_ other: CGRect) -> Bool {
    abs(midY - other.midY) <= min(height, other.height) / 2
  }
}

extension UIView {
  /// Whether nothing behind the view can be seen, if the view itself isn't transparent.
  fileprivate var hasOpaqueBackground: Bool {
    guard let color = backgroundColor?.resolvedColor(with: traitCollection) else { return false }
    return color.cgColor.alpha == 1
  }

  /// The text of a label or text view, or a control with its state; `nil` for other views.
  fileprivate var readableText: String? {
    switch self {
    case let label as UILabel: label.text ?? ""
    case let textView as UITextView: textView.text
    case let field as UITextField: field.fieldText
    case let control as UIControl: control.stateText ?? control.buttonText
    default: nil
    }
  }
}

extension UITextField {
  fileprivate var fieldText: String {
    guard let text, !text.isEmpty else { return "{placeholder \(placeholder ?? "")}" }
    return isSecureTextEntry ? "{\(text.map { _ in "•" }.joined())}" : "{\(text)}"
  }
}

extension UIControl {
  /// The title of a button in brackets, or the label of a control without one; `nil` for neither.
  fileprivate var buttonText: String? {
    let title = (self as? UIButton)?.visibleTitle ?? ""
    let text = title.isEmpty ? accessibilityLabel : title
    return text.flatMap { $0.isEmpty ? nil : "[\($0)]" }
  }
}

extension UIButton {
  /// The title and the subtitle that the user sees.
  fileprivate var visibleTitle: String? {
    guard let configuration else { return currentTitle }
    let title = configuration.attributedTitle.map { String($0.characters) } ?? configuration.title
    let texts = [title ?? currentTitle, configuration.subtitle].compactMap { $0 }
    return texts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
