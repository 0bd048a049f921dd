import LegoSupport
import LegoViews
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Styles of views") struct StyleTests {
  private enum Styles {
    @MainActor static func title() -> [Style] {
      [
        UIFont.systemFont(ofSize: 16, weight: .bold),
        PropertyStyle(\UILabel.textColor, value: .red),
        PropertyStyle(\UILabel.textAlignment, value: .right),
        PropertyStyle(\UIView.layer.cornerRadius, value: 12),
      ]
    }
  }

  /// A style of an app, which adds a subview.
  private struct DotStyle: Style, Hashable {
    func apply(to decorable: any Decorable) { (decorable as? UIView)?.addSubview(UIView()) }
  }

  @Test("Styles set the font, the color, the alignment and the radius of a label") func label() {
    let label = UILabel().styles(Styles.title())
    #expect(label.font == .systemFont(ofSize: 16, weight: .bold))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .right)
    #expect(label.layer.cornerRadius == 12)
  }

  @Test("A font is a style of buttons, fields and text views, too") func fonts() {
    let font = UIFont.systemFont(ofSize: 16, weight: .bold)
    #expect(UIButton().style(font).titleLabel?.font == font)
    #expect(UITextField().style(font).font == font)
    #expect(UITextView().style(font).font == font)
  }

  @Test("A style of a class leaves views of other classes as they are") func otherClass() {
    let field = UITextField()
    let color = field.textColor
    #expect(field.style(PropertyStyle(\UILabel.textColor, value: .red)).textColor == color)
  }

  @Test("A style is applied once, however often it is set") func once() {
    let view = UIView().style(DotStyle()).styles([DotStyle(), DotStyle()])
    #expect(view.subviews.count == 1)
    let ripple = UIView().styles([TapRippleStyle(), TapRippleStyle(), TapScaleStyle()])
    #expect(ripple.gestureRecognizers?.count == 2)
    ripple.style(TapScaleStyle(scale: 0.5)).style(TapRippleStyle(color: .red))
    #expect(ripple.gestureRecognizers?.count == 2)
  }

  private var green: any Style { PropertyStyle(\UILabel.textColor, value: .green) }

  @Test("Removing styles restores what was there before the first of them") func removal() {
    let label = UILabel().font(.systemFont(ofSize: 9)).textColor(.blue).cornerRadius(3)
    let alignment = label.textAlignment
    label.styles(Styles.title())
      .style(green)
      .style(UIFont.systemFont(ofSize: 40))
    #expect(label.textColor == .green)
    label.removeStyles()
    #expect(label.font == .systemFont(ofSize: 9))
    #expect(label.textColor == .blue)
    #expect(label.textAlignment == alignment)
    #expect(label.layer.cornerRadius == 3)
    label.style(green).cornerRadius(5).removeStyles(
      PropertyStyle(\UILabel.textColor, value: .red))
    #expect(label.textColor == .blue)
    #expect(label.layer.cornerRadius == 5)
  }

  @Test("A style that is set again restores what was there before it was") func again() {
    let label = UILabel().style(green).removeStyles()
    label.textColor(.purple).style(green)
    #expect(label.textColor == .green)
    label.removeStyles()
    #expect(label.textColor == .purple)
  }

  @Test("A style that is an object is applied once, and another one too") func objects() {
    final class Dot: Style {
      func apply(to decorable: any Decorable) { (decorable as? UIView)?.addSubview(UIView()) }
    }
    let (one, other) = (Dot(), Dot())
    #expect(UIView().styles([one, one, other]).subviews.count == 2)
  }

  @Test("A style that can't be told from others is applied each time") func withoutIdentity() {
    struct Dot: Style {
      func apply(to decorable: any Decorable) { (decorable as? UIView)?.addSubview(UIView()) }
    }
    #expect(UIView().styles([Dot(), Dot()]).subviews.count == 2)
  }

  @Test("Removing the styles of a button, a field and a text view restores them")
  func removalOfOthers() {
    let (button, field, text) = (UIButton(type: .system), UITextField(), UITextView())
    let color = button.titleColor(for: .normal)
    let (horizontal, font) = (button.contentHorizontalAlignment, button.titleLabel?.font)
    let (fieldFont, fieldColor) = (field.font, field.textColor)
    let (textFont, textColor) = (text.font, text.textColor)
    for view in [button, field, text] { view.styles(Styles.title()).removeStyles() }
    #expect(button.titleColor(for: .normal) == color)
    #expect(button.contentHorizontalAlignment == horizontal)
    #expect(button.titleLabel?.font == font)
    #expect(field.font == fieldFont)
    #expect(field.textColor == fieldColor)
    #expect(field.textAlignment == UITextField().textAlignment)
    #expect(text.font == textFont)
    #expect(text.textColor == textColor)
    #expect(text.textAlignment == UITextView().textAlignment)
  }

  @Test("Touch styles are removed with their recognizers, and do not retain the view") func touch()
  {
    weak var released: UIView?
    do {
      let view = UIView().styles([TapRippleStyle(), TapScaleStyle()]).styles(Styles.title())
      released = view
      view.removeStyles(TapRippleStyle())
      #expect(view.gestureRecognizers?.count == 1)
      view.removeStyles()
      #expect(view.gestureRecognizers?.isEmpty != false)
      view.styles([TapRippleStyle(), TapScaleStyle()])
    }
    #expect(released == nil)
  }

  @Test("A style that changes the size of a view lays out its box") func layout() {
    let label = UILabel().text("Text").font(.systemFont(ofSize: 10))
    let box = HBox { label }
    box.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    box.layoutIfNeeded()
    let height = label.frame.height
    label.style(UIFont.systemFont(ofSize: 40))
    box.layoutIfNeeded()
    #expect(label.frame.height > height * 3)
    label.removeStyles()
    box.layoutIfNeeded()
    #expect(label.frame.height == height)
  }
}
