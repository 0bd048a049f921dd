import UIKit

extension Screen {
  /// Returns the parts of the screen that some users can't perceive or operate, from top to bottom.
  ///
  /// The audit checks what is visible, and only the frontmost presented controller if there is one.
  ///
  /// - Controls and selectable cells have a text or an accessibility label. Switches and sliders need
  ///   a label of their own. Other accessibility elements have a label or a value.
  /// - The contrast of labels and text views with what is behind them is at least 4.5:1, or 3:1 for
  ///   bold text and from 18 points on. Disabled text is left out. Some of Apple's colors have less
  ///   on white, such as `.secondaryLabel` with 3.4:1: filter the issues if you accept that.
  /// - An accessibility element whose label contains several of the texts that it displays contains them
  ///   in the order of the display: row by row from the top, each in reading direction.
  /// - Sections that scroll horizontally page by page announce their pages, by the modifier `page(_:)` of
  ///   LegoKit. Sections with items at least four fifths as wide as the section count as such; apps
  ///   that post `pageScrolled` themselves filter the issue.
  /// - At a large text size, no label is clipped or reaches beyond its cell.
  ///
  /// ```swift
  /// #expect(screen.accessibilityAudit() == [])
  /// ```
  ///
  /// - Parameter textSize: The text size for the last check. The default is the largest one that
  ///   isn't reserved for accessibility; `.accessibilityExtraExtraExtraLarge` is the largest of all.
  ///   The screen has its own text size again when the call returns; its lists have been reloaded.
  /// - Returns: The issues; an empty array if there are none.
  public func accessibilityAudit(
    textSize: UIContentSizeCategory = .extraExtraExtraLarge
  ) -> [AccessibilityIssue] {
    settle()
    var issues = labelIssues() + elementIssues() + orderIssues() + pageIssues() + contrastIssues()
    withTraits(UITraitCollection(preferredContentSizeCategory: textSize)) {
      issues += clippingIssues(at: textSize)
    }
    return issues
  }

  /// Returns an issue about a view.
  func issue(_ kind: AccessibilityIssue.Kind, of view: UIView, text: String = "")
    -> AccessibilityIssue
  {
    AccessibilityIssue(
      kind: kind, view: view.nameWithIndexPath, text: text,
      frame: view.convert(view.bounds, to: root))
  }

  /// The visible views that display text, with their texts, from top to bottom.
  var auditedTexts: [VisibleText] {
    TextCollector(root: frontmostRoot, window: root, includesControls: false).texts
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }
}

// MARK: Labels

extension Screen {
  private func labelIssues() -> [AccessibilityIssue] {
    let views = visibleViews.filter { $0.isDescendant(of: frontmostRoot) }
    return views.filter { $0.isUnlabeledTarget }
      .map { issue(.missingLabel, of: $0) }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }
}

extension Screen {
  /// Returns the accessibility elements other than controls and cells that say nothing.
  private func elementIssues() -> [AccessibilityIssue] {
    accessibilityLeaves.compactMap { element, object in
      let texts = [element.label, element.value].compactMap { $0 }.filter { !$0.isEmpty }
      guard texts.isEmpty, !(object is UIControl), !object.isCellOrText else { return nil }
      return AccessibilityIssue(
        kind: .missingLabel, view: String(describing: Swift.type(of: object)), frame: element.frame)
    }
  }
}

extension AccessibilityObject {
  /// Whether the object is a cell, which the other checks cover, or a text without characters.
  fileprivate var isCellOrText: Bool {
    self is UICollectionViewCell || self is UITableViewCell || self is UILabel || self is UITextView
  }
}

extension UIView {
  /// Whether the view is a control or selectable cell without any text to speak.
  fileprivate var isUnlabeledTarget: Bool {
    switch TapTarget(containing: self) {
    case .control(let control) where control === self:
      if control.needsNoLabel || !control.receivesTouches { return false }
      if control.needsOwnLabel { return (control.accessibilityLabel ?? "").isEmpty }
      return !hasSpokenText
    case .cell(let cell, _) where cell === self: return !hasSpokenText
    case .row(let cell, _) where cell === self: return !hasSpokenText
    default: return false
    }
  }

  // Some controls leave touches to the row around them, such as a symbol at its edge.
  private var receivesTouches: Bool {
    hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil) != nil
  }

  private var hasSpokenText: Bool {
    visibleDescendants.contains { !$0.accessibleTexts.isEmpty }
  }
}

// MARK: Order

extension Screen {
  /// Returns the elements whose label names the displayed texts in another order.
  private func orderIssues() -> [AccessibilityIssue] {
    visibleViews.filter { $0.isDescendant(of: frontmostRoot) }.compactMap { view in
      guard view.isAccessibilityElement, let label = view.accessibilityLabel else { return nil }
      let rows = TextCollector(root: view, window: root, includesControls: false).orderedTexts
      // A text that the label contains twice could be at either place.
      let places = rows.filter { !$0.isEmpty }.compactMap { text in
        label.components(separatedBy: text).count == 2
          ? label.range(of: text).map { (text, $0.lowerBound) } : nil
      }
      let spoken = places.sorted { $0.1 < $1.1 }.map(\.0)
      let displayed = places.map(\.0)
      guard Set(displayed).count == displayed.count, spoken != displayed else { return nil }
      return issue(.readingOrder(spoken: spoken, displayed: displayed), of: view, text: label)
    }
  }

  /// Returns the sections that scroll page by page without an announcement.
  private func pageIssues() -> [AccessibilityIssue] {
    visibleViews.filter { $0.isDescendant(of: frontmostRoot) }.compactMap { view in
      guard let scroller = view as? UIScrollView, scroller.isSectionOfPages,
        let collectionView = scroller.enclosing(UICollectionView.self),
        !collectionView.viewsThatAnnouncePages.contains(where: { $0 === scroller })
      else { return nil }
      return issue(.missingPageAnnouncement, of: scroller)
    }
  }
}

extension UIScrollView {
  /// Whether the view scrolls the cells of a section horizontally, each nearly as wide as the view.
  fileprivate var isSectionOfPages: Bool {
    let cells = subviews.compactMap { $0 as? UICollectionViewCell }
    return !(self is UICollectionView) && !cells.isEmpty
      && contentSize.width > bounds.width * 1.5
      && cells.allSatisfy { $0.bounds.width >= bounds.width * 0.8 }
  }
}

// MARK: Clipping

extension Screen {
  /// The difference between two heights that can't be seen, in points.
  private static var tolerance: CGFloat { 1 }

  private func clippingIssues(at textSize: UIContentSizeCategory) -> [AccessibilityIssue] {
    auditedTexts.compactMap { visible in
      guard let label = visible.view as? UILabel else { return nil }
      if let kind = clippedText(in: label, at: textSize) {
        return issue(kind, of: label, text: visible.text)
      }
      return reachesBeyondCell(label)
        ? issue(.textOutsideCell(textSize), of: label, text: visible.text) : nil
    }
  }

  private func clippedText(
    in label: UILabel, at textSize: UIContentSizeCategory
  ) -> AccessibilityIssue.Kind? {
    guard !label.adjustsFontSizeToFitWidth else { return nil }
    let width = label.bounds.width
    let box = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    let needed = label.textRect(forBounds: box, limitedToNumberOfLines: 0).height
    let limited = label.textRect(forBounds: box, limitedToNumberOfLines: label.numberOfLines)
    let available = min(label.bounds.height, limited.height)
    guard needed > available + Self.tolerance else { return nil }
    return .clippedText(textSize, neededHeight: needed, availableHeight: available)
  }

  private func reachesBeyondCell(_ label: UILabel) -> Bool {
    guard let cell = label.enclosing(UICollectionViewCell.self) else { return false }
    let frame = label.convert(label.bounds, to: cell)
    let space = cell.bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    return !space.contains(frame)
  }
}
