/// What drawing a text in a rectangle found out.
///
/// Ours leaves out scaling down.
open class NSStringDrawingContext: NSObject {
  /// The room that the text took, in points; zero before it was measured or drawn.
  open internal(set) var totalBounds = CGRect.zero
}
