// ZKit: views that are declared in `arrangeViews`, with modifiers, alignments and bindings.
//
// `import ZKit` is for files that were written for that library: they compile as they are, with its own
// names. It gives all of LegoViews, which has most of them, and beside it what only ZKit spells so:
//
//   ZKit                                           LegoViews
//   UITableView(style:) { TableViewSection … }     ListBox(style:) { ViewSection … }
//   UITableView(style:array:) { … }                ListBox(style:) { ViewSection(array) { … } }
//   IfBlock(…) { … } contentElse: { … }            IfBlock(…) { … } else: { … }
//   IfBlock(…, map:contentIf:contentElse:)         IfBlock(…, map:content:else:)
//   ForEach(…, contents:)                          ForEach(…) { … }, ForEach(…, id:) { … }
//   text(binding:)                                 text(_:)
//   UIControl.textAlignment(_:)                    contentHorizontalAlignment(_:)
//   bounce(_:bounce:)                              alwaysBounceVertical(_:), alwaysBounceHorizontal(_:)
//   pageEnabled(_:)                                isPagingEnabled(_:)
//   contentOffsetObserve, pageObserve(handler:)    onContentOffsetChanged, onPageChanged
//
// The types are those of LegoViews: nothing here has an algorithm or a state of its own. New code imports
// LegoViews.
//
// A modifier of one's own is a function of the view that returns it, with ZKit as with LegoViews:
//
//     extension UIProgressView {
//       func progress(_ progress: Float) -> Self {
//         self.progress = progress
//         return self
//       }
//       func progress(binding progress: Binding<Float>) -> Self {
//         bind(progress) { $0.progress($1) }
//       }
//     }
@_exported import LegoViews
