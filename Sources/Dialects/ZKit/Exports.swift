// `import ZKit` is for files that were written for ZKit: views declared in `arrangeViews`, with modifiers,
// alignments and bindings. It gives all of LegoViews, and the names that only ZKit has. New code imports
// LegoViews.
//
// A modifier of one's own is a function of the view that returns it:
//
//     extension UIProgressView {
//       func progress(_ progress: Float) -> Self {
//         self.progress = progress
//         return self
//       }
//     }
@_exported import LegoViews
