import LayoutBox
import Testing
import UIKit

@MainActor @Suite("LayoutBuilder") struct LayoutBuilderTests {
  @Test("An empty block holds no box") func empty() {
    #expect(marks {} == [])
  }

  @Test("A block of one box holds that box") func one() {
    #expect(marks { mark(1) } == [1])
  }

  @Test("A block holds its boxes in source order") func several() {
    let found = marks {
      mark(1)
      mark(2)
      mark(3)
    }
    #expect(found == [1, 2, 3])
  }

  @Test("A for adds its iterations in order", arguments: [0, 1, 4]) func loop(count: Int) {
    let found = marks {
      mark(9)
      for index in 0..<count { mark(CGFloat(index)) }
      mark(8)
    }
    let inner = (0..<count).map { CGFloat($0) }
    #expect(found == [9] + inner + [8])
  }

  @Test("A for in a for adds every iteration") func nestedLoop() {
    let found = marks {
      for row in 1...2 {
        for column in 1...3 { mark(CGFloat(row * 10 + column)) }
      }
    }
    #expect(found == [11, 12, 13, 21, 22, 23])
  }

  @Test("An if without else adds its boxes or nothing", arguments: [true, false])
  func condition(isTrue: Bool) {
    let found = marks {
      if isTrue {
        mark(1)
        mark(2)
      }
      mark(3)
    }
    #expect(found == (isTrue ? [1, 2, 3] : [3]))
  }

  @Test("An if with else adds one of its branches", arguments: [true, false])
  func branches(isTrue: Bool) {
    let found = marks {
      if isTrue { mark(1) } else { for width in 2...3 { mark(CGFloat(width)) } }
    }
    #expect(found == (isTrue ? [1] : [2, 3]))
  }

  @Test("A switch adds the boxes of its case", arguments: 0...3) func cases(number: Int) {
    let found = marks {
      switch number {
      case 0: mark(1)
      case 1:
        mark(2)
        mark(3)
      case 2: if number > 5 { mark(4) }
      default: mark(5)
      }
    }
    #expect(found == [[1], [2, 3], [], [5]][number])
  }

  @Test("An if #available adds the boxes of available systems") func availability() {
    let found = marks {
      if #available(iOS 16, tvOS 16, *) { mark(1) }
      if #available(iOS 16, tvOS 16, *) { mark(2) } else { mark(3) }
    }
    #expect(found == [1, 2])
  }

  @Test("An array adds its boxes in order") func array() {
    let found = marks {
      [mark(1), mark(2)]
      [ItemLayoutBox]()
      [mark(3)] as [any LayoutBoxConvertible]
    }
    #expect(found == [1, 2, 3])
  }

  @Test("An optional adds its box or nothing") func optional() {
    let missing: ItemLayoutBox? = nil
    let found = marks {
      missing
      Optional(mark(2))
    }
    #expect(found == [2])
  }

  @Test("A block takes a description that was created earlier") func description() {
    let description = LayoutBoxConfig(list: [mark(1).config, mark(2).config])
    #expect(
      marks {
        description; mark(3)
      } == [1, 2, 3])
  }
}
