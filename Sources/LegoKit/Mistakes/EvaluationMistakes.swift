/// State that was written while a description was evaluated.
public struct WriteDuringEvaluation: LegoMistake, Hashable {
  /// The id of the section whose block wrote, as text; `nil` if it happened outside a section.
  public let section: String?

  /// The place and the correction, in sentences.
  public var description: String {
    let place =
      section.map { "the block of section \($0)" } ?? "a description, outside its sections,"
    return """
      State was written while \(place) was evaluated. The screen is not updated for this write, \
      since that would evaluate the description again and again. Write state in response to \
      events, and compute values that follow from other state.
      """
  }
}

/// A container whose `legoRenderer` is another object at each access.
public struct ComputedRenderer: LegoMistake, Hashable {
  /// The type of the container.
  public let container: String

  /// The container and the correction, in sentences.
  public var description: String {
    """
    \(container).legoRenderer is another renderer at each access, so the screen cannot follow its \
    state. Store it: `lazy var legoRenderer = LegoRenderer(lego: lego)`.
    """
  }
}
