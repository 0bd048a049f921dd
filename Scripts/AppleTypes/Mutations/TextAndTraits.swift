import UIKit
import UniformTypeIdentifiers

// Attributes, sizes and directions of text; traits of an app; data by type.

func measuresText(_ text: NSAttributedString) -> CGSize {
  _ = ("a" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
  return text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
}

func underlinesWithoutRawValue(_ text: NSMutableAttributedString) {
  text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange())
  text.addAttribute(.font, value: 17, range: NSRange(), effective: true)  // error: extra argument
}

func namesAttribute() -> NSAttributedString.Key {
  .fontColor  // error: has no member 'fontColor'
}

@MainActor func readsRange(_ field: UITextField) -> UITextRange {
  // error: must be unwrapped
  field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
}

// error: 'LogsInput' should inherit 'NSObject' instead
@MainActor final class LogsInput: UITextInputDelegate {
  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) {}
}

@available(iOS 17, tvOS 17, *)
struct Level: UITraitDefinition { static let defaultValue = 1 }

@available(iOS 17, tvOS 17, *)
struct LevelWithoutDefault: UITraitDefinition {}  // error: does not conform to protocol

@MainActor func overridesTraitOfApp(_ view: UIView) {
  // error[ios, tvos, macabi]: is only available in
  view.traitOverrides[Level.self] = 2
}

@available(iOS 17, tvOS 17, *)
@MainActor func registersRightly(_ view: UIView) {
  view.registerForTraitChanges([Level.self]) { (view: UIView, _) in view.setNeedsLayout() }
}

@available(iOS 17, tvOS 17, *)
@MainActor func registersForOtherView(_ view: UIView) {
  // error: cannot convert value of type
  view.registerForTraitChanges([Level.self]) { (label: UILabel, _) in label.setNeedsLayout() }
}

func expandsSection(_ snapshot: inout NSDiffableDataSourceSectionSnapshot<Int>) {
  snapshot.append([1], to: 0)
  snapshot.append(["1"], to: 0)  // error: cannot convert value of type 'String'
}

func conforms(_ type: UTType) -> Bool { type.conforms(to: .image) && type == .png }

func conformsByIdentifier(_ type: UTType) -> Bool {
  type.conforms(to: "public.image")  // error: cannot convert value of type 'String'
}

@MainActor func readsPasteboard() -> UIPasteboard {  // error[tvos]: is unavailable in tvOS
  UIPasteboard(name: .general, create: true)  // error: must be unwrapped
}

@MainActor func fades(_ controller: UINavigationController) -> UIViewController {
  controller.topViewController  // error: must be unwrapped
}
