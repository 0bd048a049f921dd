import CompositionalLayout
import Foundation

/// A straightforward solution of a layout: every element's final frame in one list.
struct ReferenceLayout {
  var elements: [LayoutElement] = []
  var size: CGSize
  /// The scrollers by section.
  var scrollers: [Int: ReferenceScroller] = [:]

  init(_ situation: LayoutCase) {
    let isHorizontal = situation.configuration.axis == .horizontal
    let view = isHorizontal ? situation.environment.transposed : situation.environment
    var position: CGFloat = 0
    var sections: [LayoutElement] = []
    for (number, content) in situation.contents.enumerated() {
      if number > 0 { position += situation.configuration.interSectionSpacing }
      let solved = ReferenceSection(
        isHorizontal ? content.transposed : content, view, situation.configuration
      ) { number, size, insets in
        guard isHorizontal else { return situation.frames(number, size, insets) }
        let size = CGSize(width: size.height, height: size.width)
        return LayoutCustomFrames(
          situation.frames(number, size, insets.transposed).map {
            LayoutCustomFrame(frame: $0.frame.transposed, zIndex: $0.zIndex)
          })
      }
      sections += solved.elements.map {
        var element = $0.down(position)
        element.section = number
        return element
      }
      scrollers[number] = solved.scroller
      scrollers[number]?.frame.origin.y += position
      position += solved.length
    }
    let sides = view.sides(.automatic, situation.configuration)
    let band = (sides.0, view.size.width - sides.1)
    let boundary = ReferenceBoundary(
      situation.configuration.boundaryItems.map { isHorizontal ? $0.transposed : $0 }, band: band,
      container: band, height: view.size.height, content: position,
      sizes: isHorizontal
        ? situation.boundarySizes.mapValues(\.transposed) : situation.boundarySizes)
    elements = sections.map { $0.down(boundary.shift) } + boundary.elements
    for number in scrollers.keys { scrollers[number]?.frame.origin.y += boundary.shift }
    size = CGSize(width: view.size.width, height: max(0, boundary.length))
    if isHorizontal { transpose() }
    publish(situation.environment, isVertical: !isHorizontal)
  }

  private mutating func transpose() {
    size = CGSize(width: size.height, height: size.width)
    for place in elements.indices { elements[place].frame = elements[place].frame.transposed }
    for (number, scroller) in scrollers { scrollers[number]?.frame = scroller.frame.transposed }
  }

  /// Applies compositional-layout.md, 6.3 and 6.4.
  private mutating func publish(_ view: LayoutEnvironment, isVertical: Bool) {
    if view.isRightToLeft { mirror(view, isVertical: isVertical) }
    guard view.displayScale > 0 else { return }
    for place in elements.indices {
      elements[place].frame = elements[place].frame.rounded(view.displayScale)
    }
    for (number, scroller) in scrollers {
      scrollers[number]?.frame = scroller.frame.rounded(view.displayScale)
    }
  }

  private mutating func mirror(_ view: LayoutEnvironment, isVertical: Bool) {
    let width = size.width
    for (number, scroller) in scrollers {
      scrollers[number]?.frame.origin.x = width - scroller.frame.maxX
      // The content of a scroller that starts at the right is at least as long as the scroller.
      guard isVertical else { continue }
      scrollers[number]?.contentLength = max(scroller.contentLength, view.size.width)
    }
    for place in elements.indices {
      let element = elements[place]
      let scroller = element.section.flatMap { scrollers[$0] }
      let isOwn = isVertical && element.isInScroller
      elements[place].frame.origin.x =
        (isOwn ? scroller?.contentLength ?? 0 : width) - element.frame.maxX
    }
  }
}

extension CGRect {
  /// Rounds every number to the nearest pixel.
  fileprivate func rounded(_ scale: CGFloat) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat {
      (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
    return CGRect(
      x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
  }
}
