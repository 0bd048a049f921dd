import Foundation
import InterfaceReport
import Testing

// This file doesn't import UIKit: what it uses, every app on Linux has without UIKit.

@Suite("Names of Foundation and the standard library")
struct FoundationNamesTests {
  private func isThere(_ name: String) -> Bool {
    let symbol = UsedSymbol(name: name, area: "geometry", files: 5)
    return Interface([]).verdict(on: symbol) == .there
  }

  @Test("The constants and functions of geometry are Foundation's")
  func geometry() {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(unit.union(CGRect(x: 1, y: 0, width: 1, height: 1)).width == 2)
    #expect(unit.intersection(CGRect(x: 0.5, y: 0, width: 1, height: 1)).width == 0.5)
    #expect(CGRect(origin: CGPoint.zero, size: CGSize.zero) == .zero)
    #expect((0...1).contains(CGFloat.random(in: 0...1)))
    #expect(CGFloat.pi < CGFloat.greatestFiniteMagnitude)
    for name in [
      ".union(_:)", ".intersection(_:)", "CGPoint.zero", "CGSize.zero", "CGFloat.random(in:)",
      "CGFloat.pi", "CGFloat.greatestFiniteMagnitude",
    ] { #expect(isThere(name), "\(name)") }
  }

  @Test("Attributed strings are Foundation's")
  func attributedStrings() {
    let key = NSAttributedString.Key("key")
    let string = NSAttributedString(string: "text", attributes: [key: 1])
    let copy = NSMutableAttributedString(attributedString: string)
    #expect(copy.attribute(key, at: 0, effectiveRange: nil) as? Int == 1)
    for name in [
      "NSAttributedString.Key", "NSAttributedString(string:attributes:)",
      "NSMutableAttributedString(attributedString:)",
    ] { #expect(isThere(name), "\(name)") }
  }

  @Test("Classes, bundles and mutable collections are Foundation's")
  func objects() {
    let array = NSMutableArray()
    array.add(1)
    #expect(array.count == 1)
    #expect(NSStringFromClass(NSMutableArray.self).contains("NSMutableArray"))
    #expect(Bundle.main.path(forResource: "there is no such file", ofType: "txt") == nil)
    for name in [".add(_:)", "NSStringFromClass(_:)", ".path(forResource:ofType:)"] {
      #expect(isThere(name), "\(name)")
    }
  }
}
