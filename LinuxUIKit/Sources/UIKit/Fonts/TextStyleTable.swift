/// The sizes and line pitches of the text styles at the twelve categories (uikit.md 2.2).
///
/// Each row goes from extra small to the largest accessibility size.
enum TextStyleTable {
  /// One style: two numbers for each category.
  struct Row: Sendable {
    /// Sizes in points.
    let sizes: [CGFloat]
    /// Distances from baseline to baseline in points.
    let pitches: [CGFloat]
  }

  static let rows: [UIFont.TextStyle: Row] = [
    .largeTitle: Row(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      pitches: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title1: Row(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      pitches: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
    .title2: Row(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      pitches: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: Row(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      pitches: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: Row(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      pitches: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    .body: Row(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      pitches: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    .callout: Row(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      pitches: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: Row(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      pitches: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    .footnote: Row(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      pitches: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: Row(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      pitches: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    .caption2: Row(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      pitches: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]
}
