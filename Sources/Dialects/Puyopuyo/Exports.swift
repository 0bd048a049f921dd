// `import Puyopuyo` is for files that were written for Puyopuyo: views attached to boxes, with modifiers,
// streams and styles. It gives all of LegoViews, and the names that only Puyopuyo has. New code imports
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
