// DeclarativeSugar: widgets in rows, columns and lists, each with the prefix `DZ`, and controllers that build them.
//
// `import DeclarativeSugar` is for files that were written for that library: they compile as they are, with its
// own names. It gives all of LegoViews, and beside it what only DeclarativeSugar spells so:
//
//   DeclarativeSugar                               LegoViews
//   DZWidget, DZEdgeInsets                         UIView, UIEdgeInsets
//   DZRow(children:), DZColumn(children:)          HBox { … }, VBox { … }; UIStackView(axis:) { … }
//   DZSpacer(20)                                   space(20), margin(…), UIView().size(20, 0)
//   DZPadding(edgeInsets:child:)                   padding(…)
//   DZCenter(child:)                               ZBox { … }.justifyContent(.center)
//   DZSizedBox(width:height:child:)                size(_:_:), width(_:), height(_:)
//   DZStack(edgeInsets:direction:base:target:)     ZBox { … } with alignment(_:) and margin(…)
//   DZListView, DZSection, DZCell                  ListBox(style:) { ViewSection { … } }
//   DeclarativeViewController, DeclarativeView     arrangeViews { … }, with views bound to state
//   context.setHidden(_:for:), setSpacing(_:for:)  hidden(_:), space(_:), customSpacing(_:after:)
//
// The widgets are stack views and boxes of LegoViews with arguments in place of modifiers, and the lists are its
// lists: nothing here has an algorithm of its own. New code imports LegoViews.
//
// A widget of one's own is a view, with DeclarativeSugar as with LegoViews. Its settings are functions of the
// view that return it:
//
//     extension UIProgressView {
//       func progress(_ progress: Float) -> Self {
//         self.progress = progress
//         return self
//       }
//     }
//     DZColumn(children: [UIProgressView().progress(0.5)])
//     VBox { UIProgressView().progress(0.5) }
@_exported import LegoViews
