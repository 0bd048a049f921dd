extension UIButton.Configuration {
  /// How much room a button takes; raw values are Apple's.
  public enum Size: Int, Sendable {
    /// As large as text needs to be hit easily.
    case medium = 0
    /// Smaller text and less room.
    case small = 1
    /// The least room.
    case mini = 2
    /// More room.
    case large = 3
  }

  /// How round a button's corners are; raw values are Apple's.
  public enum CornerStyle: Int, Sendable {
    /// As the background says, whatever the text size.
    case fixed = -1
    /// As the background says, growing with the text size.
    case dynamic = 0
    /// A little.
    case small = 1
    /// As much as is usual.
    case medium = 2
    /// More.
    case large = 3
    /// As much as can be.
    case capsule = 4
  }

  /// How title and subtitle lie to each other; raw values are Apple's.
  public enum TitleAlignment: Int, Sendable {
    /// As the image has it.
    case automatic = 0
    /// Both begin where reading starts.
    case leading = 1
    /// One in the middle of the other.
    case center = 2
    /// Both end where reading ends.
    case trailing = 3
  }
}
