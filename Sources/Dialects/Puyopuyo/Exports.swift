// `import Puyopuyo` is for files that were written for Puyopuyo: views attached to boxes, with modifiers,
// streams and styles. It gives all of LegoViews, and the names that only Puyopuyo has. New code imports
// LegoViews.
//
// Beside an extension point of Puyopuyo stands that of the core, which needs no attached view:
//
//     extension Puyo where T: UIProgressView {
//       @discardableResult
//       func progress(_ progress: Float) -> Self {
//         view.progress = progress
//         return self
//       }
//     }
//
//     extension UIProgressView {
//       func progress(_ progress: Float) -> Self {
//         self.progress = progress
//         return self
//       }
//     }
@_exported import LegoViews
