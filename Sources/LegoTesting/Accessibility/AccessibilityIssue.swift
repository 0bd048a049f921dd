import UIKit

/// A part of a screen that some users can't perceive or operate.
///
/// ```swift
/// for issue in screen.accessibilityAudit() { print(issue) }
/// // UIButton at 300 60 44 44 has no accessibility label: set accessibilityLabel to its purpose.
/// ```
public struct AccessibilityIssue: Equatable {
  /// The kinds of issues, with their numbers.
  public enum Kind: Equatable {
    /// A control or selectable cell has no text that VoiceOver could speak.
    case missingLabel
    /// The contrast between a text and its background is lower than required.
    case lowContrast(ratio: Double, required: Double)
    /// A text needs more height than it has, at a text size.
    case clippedText(UIContentSizeCategory, neededHeight: CGFloat, availableHeight: CGFloat)
    /// A text reaches beyond its cell, at a text size.
    case textOutsideCell(UIContentSizeCategory)
    /// VoiceOver speaks the texts of a group in another order than that in which they are displayed.
    case readingOrder(spoken: [String], displayed: [String])
    /// The pages of a section that scrolls horizontally are not announced.
    case missingPageAnnouncement
  }

  /// The kind of the issue.
  public let kind: Kind
  /// The class of the view, followed by the index path of a cell in brackets.
  public let view: String
  /// The text of the view; empty for a missing label.
  public let text: String
  /// The frame of the view in the screen's coordinate system.
  public let frame: CGRect

  /// Creates an issue.
  public init(kind: Kind, view: String, text: String = "", frame: CGRect) {
    self.kind = kind
    self.view = view
    self.text = text
    self.frame = frame
  }
}

extension AccessibilityIssue: CustomStringConvertible {
  /// The place, the issue with its numbers, and the way to resolve it.
  public var description: String {
    "\(place) \(problem)"
  }

  private var place: String {
    let place = "\(view) at \(frame.layoutDescription)"
    return text.isEmpty ? place : "“\(text)” (\(place))"
  }

  private var problem: String {
    switch kind {
    case .missingLabel:
      "has no accessibility label: set accessibilityLabel to its purpose."
    case .lowContrast(let ratio, let required):
      """
      has a contrast of \(CGFloat(ratio).layoutDescription):1 with its background, and needs \
      \(CGFloat(required).layoutDescription):1: choose a text color that differs more from it.
      """
    case .clippedText(let size, let needed, let available):
      """
      is clipped at the text size \(size.shortName): it needs a height of \
      \(needed.layoutDescription) and has \(available.layoutDescription). Set numberOfLines to 0, \
      and let the constraints of the view set the height.
      """
    case .readingOrder(let spoken, let displayed):
      """
      is spoken as \(spoken.list), and displays \(displayed.list): name the texts in its \
      accessibilityLabel from top to bottom, and in reading direction.
      """
    case .missingPageAnnouncement:
      """
      scrolls page by page, and VoiceOver does not speak the page: bind it with page(_:), or post \
      pageScrolled.
      """
    case .textOutsideCell(let size):
      """
      reaches beyond its cell at the text size \(size.shortName): let the constraints of the cell \
      set its height.
      """
    }
  }
}

extension [String] {
  /// The texts in quotation marks.
  fileprivate var list: String { map { "“\($0)”" }.joined(separator: ", ") }
}

extension UIContentSizeCategory {
  /// The name without prefix, such as XXXL or AccessibilityXXXL.
  fileprivate var shortName: String {
    rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
  }
}
