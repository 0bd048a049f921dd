/// A placement of labels at the corners of frames, such that as few as possible overlap.
struct LabelPlacement {
  /// A label to place.
  struct Candidate {
    /// The index of the outline that the label belongs to.
    var outline: Int
    /// The size of the label, in points.
    var size: CGSize
    /// The frame that the label belongs to.
    var frame: CGRect
    /// The part of the view: labels of more important views are placed first, and those of
    /// containers and other views only where there is space.
    var role: InspectedView.Role
  }

  /// The rectangle that labels stay in.
  let screen: CGRect

  /// Returns the frames of the labels that are placed, by the index of their outline.
  ///
  /// The cost is the product of the numbers of candidates and placed labels.
  func frames(of candidates: [Candidate]) -> [Int: CGRect] {
    var placed: [Int: CGRect] = [:]
    var taken: [CGRect] = []
    let ordered = candidates.enumerated().sorted {
      ($0.element.role, $0.offset) < ($1.element.role, $1.offset)
    }
    for (_, candidate) in ordered {
      guard let frame = frame(of: candidate, besides: taken) else { continue }
      placed[candidate.outline] = frame
      taken.append(frame)
    }
    return placed
  }

  /// Returns the first free position, or the one with the least overlap for cells and headers; `nil`
  /// if there is none for the label of another view.
  private func frame(of candidate: Candidate, besides taken: [CGRect]) -> CGRect? {
    let positions = positions(of: candidate)
    let overlaps = positions.map { frame in
      taken.reduce(0) { $0 + $1.intersection(frame).area }
    }
    if let free = overlaps.firstIndex(of: 0) { return positions[free] }
    guard candidate.role <= .supplementary else { return nil }
    return zip(positions, overlaps).min { $0.1 < $1.1 }?.0
  }

  /// The corners inside the frame, then above and below it, moved into the screen.
  private func positions(of candidate: Candidate) -> [CGRect] {
    let (frame, size) = (candidate.frame, candidate.size)
    let (left, right) = (frame.minX, frame.maxX - size.width)
    let (top, bottom) = (frame.minY, frame.maxY - size.height)
    let origins = [
      (left, top), (right, top), (left, bottom), (right, bottom),
      (left, frame.minY - size.height), (left, frame.maxY),
    ]
    return origins.map { x, y in
      CGRect(
        x: max(screen.minX, min(x, screen.maxX - size.width)),
        y: max(screen.minY, min(y, screen.maxY - size.height)),
        width: size.width, height: size.height)
    }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { isEmpty ? 0 : width * height }
}
