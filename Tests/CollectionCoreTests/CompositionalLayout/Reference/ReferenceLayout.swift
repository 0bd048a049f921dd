import CollectionCore
import Foundation

/// A whole layout in the obvious way: every element's published frame in one list.
struct ReferenceLayout {
  var elements: [LayoutElement] = []
  var size: CGSize

  init(_ situation: Situation) {
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
        return situation.frames(number, size, insets.transposed).map {
          LayoutCustomFrame(frame: $0.frame.transposed, zIndex: $0.zIndex)
        }
      }
      sections += solved.elements.map {
        var element = $0.down(position)
        element.section = number
        return element
      }
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
    size = CGSize(width: view.size.width, height: boundary.length)
    if isHorizontal { transpose() }
    publish(situation.environment)
  }

  private mutating func transpose() {
    size = CGSize(width: size.height, height: size.width)
    elements = elements.map {
      var element = $0
      element.frame = $0.frame.transposed
      return element
    }
  }

  private mutating func publish(_ view: LayoutEnvironment) {
    elements = elements.map {
      var element = $0
      if view.isRightToLeft { element.frame.origin.x = size.width - $0.frame.maxX }
      guard view.displayScale > 0 else { return element }
      func rounded(_ value: CGFloat) -> CGFloat {
        (value * view.displayScale + 0.5 + 1e-6).rounded(.down) / view.displayScale
      }
      element.frame = CGRect(
        x: rounded(element.frame.minX), y: rounded(element.frame.minY),
        width: rounded(element.frame.width), height: rounded(element.frame.height))
      return element
    }
  }
}
