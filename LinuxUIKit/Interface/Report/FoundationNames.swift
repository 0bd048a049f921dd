/// Names that apps use besides UIKit's and that Foundation or the compiler provides on Linux, too.
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
    ".minY", ".origin", ".pi", ".size", ".width", ".zero",
    // Attributed strings.
    "NSAttributedString", "NSMutableAttributedString", "NSMutableAttributedString(string:)",
    // Collections.
    ".add", ".append", ".append(_:)", ".append(contentsOf:)", ".remove", ".remove(at:)",
    ".remove(_:)",
    // Index paths.
    ".section",
  ]
}
