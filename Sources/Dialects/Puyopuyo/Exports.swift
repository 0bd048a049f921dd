// Puyopuyo: views that are attached to boxes, with modifiers, streams and styles.
//
// `import Puyopuyo` is for files that were written for that library: they compile as they are, with its own
// names. It gives all of LegoViews, which has most of them, and beside it what only Puyopuyo spells so:
//
//   Puyopuyo                                       LegoViews
//   VBox().attach(view) { UILabel().attach($0) }   view.arrangeViews { VBox { UILabel() } }
//   Puyo, extension Puyo where T: UISlider         extension ViewModifiable where Self: UISlider
//   TableBox(style:), CollectionBox(layout:)       ListBox(style:), ListBox(layout:)
//   FlatBox                                        LinearBox
//   view.py_measure, box.regulator                 modifiers: width(_:), margin(_:), space(_:) …
//   flowEnding, arrangeCount                       endsLine, itemsPerLine
//   runSpace, runFormat, runSize                   lineSpacing, lineFormat, lineLength
//   .between, .round                               .spaceBetween, .spaceEvenly
//   onEvent(_:_:), addWeakAction(to:for:_:)        onEvent(_:_:) with a closure
//   safeBind(to:_:)                                bind(_:_:)
//   py_unbind()                                    unbind()
//   Stateful, Eventable, viewState(_:), emmit(_:)  a Binding passed to the view's initializer
//   MeasureTargetable, caculate(byParent:remain:)  UIView
//
// `Puyo` has each modifier of LegoViews under the same name; `Properties` is written by a script from the
// table of LegoViews' own modifiers. Nothing here has an algorithm or a state of its own. New code imports
// LegoViews.
//
// A modifier of one's own, as Puyopuyo has it and as LegoViews has it:
//
//     extension Puyo where T: UIProgressView {
//       @discardableResult func level<O: Outputing>(_ level: O) -> Self where O.OutputType == Float {
//         level.safeBind(to: view) { view, level in view.progress = level }
//         return self
//       }
//     }
//     extension ViewModifiable where Self: UIProgressView {
//       @discardableResult func level(_ level: some Outputing<Float>) -> Self {
//         bind(level) { $0.progress($1) }
//       }
//     }
@_exported import LegoViews
