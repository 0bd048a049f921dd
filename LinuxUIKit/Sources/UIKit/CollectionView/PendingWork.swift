/// What a collection view has to do in its next layout pass.
struct PendingWork {
  /// Ask everything anew: the views on the screen are of old data.
  var reload = false
  /// Call `prepare()` on the layout.
  var prepare = true
  /// Ask the layout for the elements of the visible bounds.
  var tile = true
  /// Tell of views that came, and let go of those that left.
  var finish = false
  /// Look ahead for whom data is to be fetched.
  var prefetch = false
  /// Whether the layout was invalidated since elements were last asked for.
  var isInvalidated = true
  /// Whose visible items may be changed with that.
  var handling = DueSections.all
  /// How far the content offset moves with the next preparation.
  var offsetAdjustment = CGPoint.zero
  /// Whether views are being asked for their sizes.
  var isMeasuring = false
  /// How many passes are under way, one inside of the other.
  var passDepth = 0
  /// Counts the passes over visible elements, so that one notices that another came in between.
  var tileNumber = 0
  /// What to call when the outermost pass is over.
  var completions: [@MainActor () -> Void] = []
}
