/// The lines of a text storage in text containers, which it measures, finds and draws.
///
/// ```swift
/// let size = manager.usedRect(for: container).size
/// let link = manager.characterIndex(
///   for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
/// ```
///
/// The lines are those of labels and of strings that are drawn. A text without a font has 12 points, as
/// that of strings; in a text view it has the view's font. Each UTF-16 unit counts as a glyph.
///
/// The text is laid out when it is asked for the first time after a change, in a time proportional to its
/// length, and once more for each container whose width differs from that of the container before it. A
/// question takes time in proportion to the number of lines.
///
/// - Note: Not implemented: glyphs of fonts, changes of glyphs and of positions, layout of a part of the text,
///   control characters, hyphenation, and drawing of underlines by subclasses.
open class NSLayoutManager: NSObject {
  private var layout = LayoutCache()
  private var containers: [NSTextContainer] = []
  private weak var storage: NSTextStorage?

  /// Creates a layout manager without text and containers.
  public override init() {
    super.init()
  }

  /// Creates a layout manager without text and containers.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The object that is notified of layout, and determines the space between lines.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { invalidate() } }

  /// The text, which `NSTextStorage.addLayoutManager(_:)` sets.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      storage = newValue
      invalidate()
      for container in containers { container.host?.storageDidChange() }
    }
  }

  /// Whether the leading of fonts is part of the space between lines.
  ///
  /// The default is `true`.
  open var usesFontLeading = true { didSet { didChangeLines() } }

  // MARK: Containers

  /// The containers, which the text fills one after the other.
  open var textContainers: [NSTextContainer] { containers }

  /// Appends a container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: containers.count)
  }

  /// Inserts a container, which is removed from its former layout manager.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    if let former = container.layoutManager,
      let number = former.textContainers.firstIndex(where: { $0 === container })
    {
      former.removeTextContainer(at: number)
    }
    containers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    containers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Discards the layout after a change of a container.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    invalidate()
  }

  // MARK: Layout

  /// Discards the layout after a change of the text, and notifies the text views.
  ///
  /// The text storage calls it.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
    for container in containers { container.host?.textDidChange(newCharRange, delta) }
  }

  /// Discards the layout of the whole text, and stores the range in the pointer.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    didChangeLines()
  }

  /// Displays a range of the text again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in containers { container.host?.containerDidChange() }
  }

  /// Displays a range of glyphs again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  /// Lays out the text, unless its layout is known.
  open func ensureLayout(for container: NSTextContainer) {
    _ = lines(in: container)
  }

  /// Lays out the text, unless its layout is known.
  open func ensureLayout(forCharacterRange charRange: NSRange) {
    _ = pages
  }

  /// Lays out the text, unless its layout is known.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {
    _ = pages
  }

  /// Lays out the text, unless its layout is known.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    ensureLayout(for: container)
  }

  // MARK: Glyphs and characters

  /// The number of glyphs: of UTF-16 units of the text.
  open var numberOfGlyphs: Int { storage?.length ?? 0 }

  /// Returns whether there is a glyph of an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  /// Returns the character of a glyph, which has the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph of a character, which has the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyphs of characters, which have the same range; also stored in the pointer.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs, which have the same range; also stored in the pointer.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyphs in a container; a line break belongs to the line before it.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    lines(in: container).map { NSRange($0.range) } ?? NSRange()
  }

  /// Returns the container of a glyph, and stores its glyphs in the pointer; `nil` for a glyph that is in
  /// none.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let index = pages.firstIndex(where: { $0.range.contains(glyphIndex) }) else { return nil }
    effectiveGlyphRange?.pointee = NSRange(pages[index].range)
    return containers[index]
  }

  // MARK: Rectangles

  /// Returns the rectangle of the lines in a container, in the container's coordinates.
  ///
  /// It is as wide as the widest line with the padding, and contains the extra line.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    lines(in: container)?.usedRect ?? .zero
  }

  /// Returns the rectangle of a glyph's line, and stores the line's glyphs in the pointer.
  ///
  /// It reaches from one side of the container to the other, and the rectangles of adjacent lines touch.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    fragment(at: glyphIndex, storing: effectiveGlyphRange)?.rect ?? .zero
  }

  /// Returns the rectangle of the glyphs of a glyph's line with the padding and the line spacing, and
  /// stores the line's glyphs in the pointer.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    fragment(at: glyphIndex, storing: effectiveGlyphRange)?.usedRect ?? .zero
  }

  /// The rectangle of the line after a line break that ends the text, or of the line of an empty text; zero
  /// if there is none.
  open var extraLineFragmentRect: CGRect { extraFragment?.rect ?? .zero }

  /// The rectangle of the caret with the padding in the extra line; zero if there is none.
  open var extraLineFragmentUsedRect: CGRect { extraFragment?.usedRect ?? .zero }

  /// The container of the extra line; `nil` if there is none.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    pages.firstIndex { $0.extraFragment != nil }.map { containers[$0] }
  }

  /// Returns the left end of a glyph on its baseline, relative to the origin of its line's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let page = page(at: glyphIndex), let line = page.fragment(at: glyphIndex) else {
      return .zero
    }
    let rect = page.rectangles(for: glyphIndex..<glyphIndex + 1).first ?? line.rect
    let baseline = page.baseline(ofLine: page.index(ofFragmentAt: glyphIndex))
    return CGPoint(x: rect.minX, y: (baseline ?? line.rect.maxY) - line.rect.minY)
  }

  /// Returns the smallest rectangle that contains glyphs in a container; that of a caret for glyphs
  /// without a width.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard let page = lines(in: container) else { return .zero }
    let rects = page.rectangles(for: offsets(glyphRange))
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Returns the glyphs of the lines that a rectangle intersects.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = lines(in: container)?.fragments.filter { $0.rect.intersects(bounds) } ?? []
    guard let first = lines.first, let last = lines.last else { return NSRange() }
    return NSRange(first.range.lowerBound..<last.range.upperBound)
  }

  /// Calls a closure with the rectangle, the used rectangle, the container and the glyphs of each line that
  /// has glyphs of a range, from the top, until the flag is set.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (
        CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {
    var stop = ObjCBool(false)
    for (page, container) in zip(pages, containers) {
      for line in page.fragments[page.fragments(in: offsets(glyphRange))] where !stop.boolValue {
        block(line.rect, line.usedRect, container, NSRange(line.range), &stop)
      }
    }
  }

  /// Calls a closure with the rectangles that contain glyphs in a container, from the top, until the flag is
  /// set.
  ///
  /// A line has several rectangles if its writing directions are mixed. The selected range has no effect.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let page = lines(in: textContainer) else { return }
    var stop = ObjCBool(false)
    for rect in page.rectangles(for: offsets(glyphRange)) where !stop.boolValue {
      block(rect, &stop)
    }
  }

  // MARK: Points

  /// Returns the character at a point of a container, or the nearest one of the line, and stores the part
  /// of it before the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// Returns the glyph at a point of a container, or the nearest one of the line, and stores the part of
  /// it before the point: from 0 to 1, in the direction of writing.
  ///
  /// A point inside a character of several glyphs is in the first one. In an empty text it is 0.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = lines(in: container)?.character(nearestTo: point) ?? (index: 0, fraction: 0)
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// Returns the glyph at a point of a container, or the nearest one of the line.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the part of a glyph that is before a point, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    lines(in: container)?.character(nearestTo: point).fraction ?? 0
  }

  // MARK: Drawing

  /// Draws the background colors of glyphs in the current context, with the origin of their container at
  /// a point.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(.backgrounds, of: glyphsToShow, at: origin)
  }

  /// Draws glyphs with their attachments, lines and shadows in the current context, with the origin of
  /// their container at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(.glyphs, of: glyphsToShow, at: origin)
  }
}

// MARK: - Layout

extension NSLayoutManager {
  /// Discards the layout, and notifies the delegate if there was one.
  func invalidate() {
    guard layout.discard() else { return }
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  private func didChangeLines() {
    invalidate()
    for container in containers { container.host?.containerDidChange() }
  }

  /// Reports another size of a container.
  func containerDidChangeSize(_ container: NSTextContainer, from size: CGSize) {
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: size)
  }

  /// The lines of each container.
  private var pages: [ContainerLines] {
    let areas = containers.map(TextArea.init)
    let environment = flowingText.environment
    if let pages = layout.pages(of: areas, in: environment) { return pages }
    let pages = pages(of: areas)
    layout.keep(pages, of: areas, in: environment)
    reportLayout(pages)
    return pages
  }

  private func pages(of areas: [TextArea]) -> [ContainerLines] {
    var flow = TextFlow(flowingText, spacing: spacing)
    return areas.indices.map { flow.fill(areas[$0], isLast: $0 == areas.count - 1) }
  }

  private func reportLayout(_ pages: [ContainerLines]) {
    guard let delegate else { return }
    for (container, page) in zip(containers, pages) where !page.range.isEmpty {
      delegate.layoutManager(
        self, didCompleteLayoutFor: container, atEnd: page.range.upperBound == numberOfGlyphs)
    }
  }

  private var spacing: LineSpacing {
    var spacing = LineSpacing(usesFontLeading: usesFontLeading)
    guard let delegate else { return spacing }
    spacing.spaceBelow = { [unowned self] index, rect in
      delegate.layoutManager(
        self, lineSpacingAfterGlyphAt: index, withProposedLineFragmentRect: rect)
    }
    return spacing
  }

  /// The text with the attributes of the text view, or of strings without one.
  private var flowingText: FlowingText {
    if let text = containers.lazy.compactMap({ $0.host?.text() }).first { return text }
    return layout.plainText { FlowingText(storage ?? NSAttributedString(string: "")) }
  }

  /// Returns the lines in a container; `nil` for that of another layout manager.
  func lines(in container: NSTextContainer) -> ContainerLines? {
    containers.firstIndex { $0 === container }.map { pages[$0] }
  }

  /// Returns the size of the text in a container of another width; `nil` is no limit.
  ///
  /// The width is that of lines with the padding.
  func size(in container: NSTextContainer, width: CGFloat?) -> CGSize {
    var area = TextArea(container)
    area.size.width = width ?? 0
    guard containers.count == 1 else { return usedRect(for: container).size }
    return pages(of: [area]).first?.usedRect.size ?? .zero
  }

  private func page(at index: Int) -> ContainerLines? {
    pages.first { $0.range.contains(index) } ?? pages.last { !$0.fragments.isEmpty } ?? pages.first
  }

  /// Returns the line of a glyph, and stores the line's glyphs in the pointer.
  private func fragment(at index: Int, storing range: NSRangePointer?) -> LineFragment? {
    let line = page(at: index)?.fragment(at: index)
    range?.pointee = line.map { NSRange($0.range) } ?? NSRange()
    return line
  }

  private var extraFragment: LineFragment? { pages.lazy.compactMap(\.extraFragment).first }

  private func offsets(_ range: NSRange) -> Range<Int> { range.offsets(upTo: numberOfGlyphs) }
}

// MARK: - Drawing

extension NSLayoutManager {
  private func draw(_ parts: TextPainter.Parts, of range: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let range = offsets(range)
    for page in pages where !page.fragments(in: range).isEmpty {
      page.draw(parts, of: range, flowingText, at: origin, in: context)
    }
  }
}
