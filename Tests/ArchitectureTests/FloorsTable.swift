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
    "Sources/LegoKit": [
      // The nouns: a screen, a section, an item, a cell, a renderer and what owns one. They are the
      // lowest floor for those who name them, and the highest in what they name.
      "",
      // Seams between platforms.
      "Platform",
      // Mistakes as values, with their sentences.
      "Mistakes",
      // Chunks, identities, what differs.
      "Comparison",
      // Builders, traits, what a block has read and when it runs again.
      "Description",
      // Views and configurations as items.
      "Items",
      // Images from URLs: requests, loaders, the view.
      "Images",
      // One update; what a feature is.
      "Display",
      // Ready-made rows.
      "Rows",
      // One folder each.
      "Features",
    ],
    "Sources/LegoState": ["Streams", "", "Platform"],
    "Sources/LegoViews": [
      // What is exported.
      "",
      // Seams between platforms.
      "Platform",
      // Lengths and alignments as values.
      "Placement",
      // Views that lay out views; the geometry of a view, and who observes it.
      "Boxes",
      // Streams and gestures, bound to views.
      "Bindings",
      // Properties as values.
      "Styles",
      // Views from builders.
      "Builders",
      // Views that follow state.
      "Blocks",
      // The properties of views and boxes as functions.
      "Modifiers",
      // Ready-made views, views with state.
      "Components",
      // Views as items of Legos.
      "Lists",
    ],
    "Sources/LegoTesting": ["Screen", "Description", "Accessibility", "Platform", "Snapshots"],
  ]
}
