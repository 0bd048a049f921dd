import Puyopuyo
import UIKit

// The code of "复杂View的构建方式", "Style样式" and "动画" in Puyopuyo's document.

class CustomView: UIView, Stateful, Eventable {
  // 自定义State
  struct ViewState {
    var title: String?
    var count = 1
  }
  // 自定义回调事件
  enum Event {
    case onClick
  }
  var viewState = State(ViewState())
  var eventProducer = SimpleIO<Event>()
  override init(frame: CGRect) {
    super.init(frame: frame)
    attach {
      VBox().attach($0) {
        UILabel().attach($0)
          .text(self._state.map { $0.title })  // view 绑定数据
        UILabel().attach($0)
          .text(self._state.map { $0.count.description })  // view绑定数据

        UIButton().attach($0)
          .addWeakAction(
            to: self, for: .touchUpInside,
            { (this, _) in
              // 回调事件
              this.emmit(.onClick)
            })
      }
    }
  }
  required init?(coder: NSCoder) {
    fatalError()
  }
}

// 自定义style

// The document has no isolation: Swift 6 requires it for views and their properties.
@MainActor
class CustomStyles {
  static func titleStyle() -> [Style] {
    [
      UIFont.systemFont(ofSize: 16, weight: .bold),
      TextColorStyle(value: .red, state: .normal),
      TextAlignmentStyle(value: .right, state: .normal),
      (\UIView.layer.cornerRadius).getStyle(with: 12),
    ]
  }
}

/// A style of an app's own, with the declaration of the document's protocol.
final class TagStyle: Style {
  func apply(to decorable: Decorable) {
    (decorable as? UIView)?.tag = 7
  }
}

// 自定义动画
public struct CustomAnimator: Animator {
  /// The views whose frames have been changed.
  let log = SimpleIO<UIView>()

  public func animate(view: UIView, layouting: @escaping () -> Void) {
    log.input(value: view)
    layouting()
  }
}
