// `import DeclarativeSugar` is for files that were written for DeclarativeSugar: widgets in rows, columns
// and lists, each with the prefix `DZ`. It gives all of LegoViews, and the names that only DeclarativeSugar
// has. New code imports LegoViews, whose widgets have no prefix.
//
// A widget of one's own is a view. Its settings are a function of the view that returns it:
//
//     extension UIProgressView {
//       func progress(_ progress: Float) -> Self {
//         self.progress = progress
//         return self
//       }
//     }
@_exported import LegoViews
