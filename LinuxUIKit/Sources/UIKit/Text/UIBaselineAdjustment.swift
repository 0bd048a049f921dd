/// Where text goes that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline is where that of the text in full size would be.
  case alignBaselines = 0
  /// Its middle is in the middle of the room.
  case alignCenters = 1
  /// Its top is where that of the text in full size would be.
  case none = 2
}
