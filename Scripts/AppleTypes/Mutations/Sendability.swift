import Foundation  // warning: add '@preconcurrency'
import UIKit  // warning: add '@preconcurrency'

// What may cross to another actor, and what not.

func requiresSendable<Value: Sendable>(_ value: Value) {}

func passesPath(_ path: UIBezierPath) {
  requiresSendable(path)  // error: does not conform to the 'Sendable' protocol
}

func passesLayer(_ layer: CALayer) {
  requiresSendable(layer)  // error: does not conform to the 'Sendable' protocol
}

func passesParagraphStyle(_ style: NSMutableParagraphStyle) {
  requiresSendable(style)  // error: does not conform to the 'Sendable' protocol
}

func passesObject(_ object: NSObject) {
  requiresSendable(object)  // error: does not conform to the 'Sendable' protocol
}

func passesSendable(_ color: UIColor, _ font: UIFont, _ image: UIImage, _ view: UIView) {
  requiresSendable(color)
  requiresSendable(font)
  requiresSendable(image)
  requiresSendable(view)
}

struct KeepsItem: Sendable {
  let provider: NSItemProvider  // error: non-Sendable type 'NSItemProvider'
}

struct KeepsColor: Sendable {
  let color: UIColor
}

enum Constants {
  static let style = NSMutableParagraphStyle()  // error: is not concurrency-safe
  static let color = UIColor.red
}
