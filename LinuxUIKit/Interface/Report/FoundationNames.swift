/// Names that apps use besides UIKit's and that Foundation or the compiler provides on Linux, too.
///
/// A name is listed only if `FoundationNamesTests` uses it without UIKit.
enum FoundationNames {
  static func has(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set = [
    // The compiler.
    "@available", "@discardableResult", "@escaping", "@inlinable", "@MainActor", "@main",
    "@unknown",
    "#available", "#function",
    // Geometry.
    "CGFloat", "CGFloat(_:)", "CGPoint", "CGPoint(x:y:)", "CGRect", "CGRect(origin:size:)",
    "CGRect(x:y:width:height:)", "CGSize", "CGSize(width:height:)", ".greatestFiniteMagnitude",
    ".height", ".intersects", ".intersects(_:)", ".maxX", ".maxY", ".midX", ".midY", ".minX",
    ".minY", ".origin", ".pi", ".size", ".width", ".zero", ".union(_:)", ".intersection(_:)",
    "CGFloat.greatestFiniteMagnitude", "CGFloat.pi", "CGFloat.random(in:)", "CGPoint.zero",
    "CGSize.zero",
    // Attributed strings.
    "NSAttributedString", "NSAttributedString.Key", "NSAttributedString(string:attributes:)",
    "NSMutableAttributedString", "NSMutableAttributedString(string:)",
    "NSMutableAttributedString(attributedString:)",
    // Collections.
    ".add", ".add(_:)", ".append", ".append(_:)", ".append(contentsOf:)", ".remove",
    ".remove(at:)", ".remove(_:)",
    // Index paths.
    ".section",
    // Classes and bundles.
    "NSStringFromClass(_:)", ".path(forResource:ofType:)",
  ]
}
