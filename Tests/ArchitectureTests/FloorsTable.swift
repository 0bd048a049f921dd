/// The order of the folders of each module: a file may name the types of its own folder and of the
/// folders before it.
///
/// Subfolders belong to their folder. An empty name stands for the files at the root of the module.
enum FloorsTable {
  /// The folders of each module from the lowest one on.
  static let floors: [String: [String]] = [
    "Sources/LayoutBox": [
      // Seams between platforms.
      "Platform",
      // Frames and mistakes as values.
      "Solutions",
      "Boxes",
      "Sections",
      "Presets",
      // Layouts solved without a view.
      "Diagnostics",
      // Boxes as objects of UIKit.
      "Conversion",
      // Code that does not compile, with messages.
      "Mistakes",
    ],
    "Sources/LegoState": ["Streams", "", "Platform"],
    "Sources/LegoTesting": ["Screen", "Description", "Accessibility", "Platform", "Snapshots"],
  ]
}
