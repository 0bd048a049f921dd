import LegoSupport
import LegoViews
import SeededNumbers
import Testing
import UIKit
import ViewSupport

private struct Member: Identifiable, Hashable {
  let id: Int
  var name: String
}

@MainActor @Suite("Loops over views") struct ForEachViewsTests {
  @State private var members: [Member] = []
  @State private var names = ["a", "b", "c"]

  private func laidOut(_ view: UIView) {
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    view.layoutIfNeeded()
  }

  @Test("A loop has the views of its elements, and follows the array")
  func values() {
    let box = VBox {
      Piece("<")
      ForEach($names) { name in
        Piece(name)
        Piece("-")
      }
      Piece(">")
    }
    laidOut(box)
    #expect(box.pieceNames == "<a-b-c->")
    names.append("d")
    names.removeFirst()
    box.layoutIfNeeded()
    #expect(box.pieceNames == "<b-c-d->")
    #expect(
      box.subviews.compactMap { ($0 as? Piece)?.frame.minY } == [0, 20, 40, 60, 80, 100, 120, 140])
  }

  @Test("Elements that stay keep their views, wherever they move")
  func identity() {
    members = (1...3).map { Member(id: $0, name: "\($0)") }
    let stack = UIStackView(axis: .vertical) {
      ForEach($members) { Piece($0.name) }
    }
    let before = stack.arrangedSubviews.compactMap { $0 as? Piece }
    members = [members[2], members[0], Member(id: 4, name: "4")]
    stack.layoutIfNeeded()
    let after = stack.arrangedSubviews.compactMap { $0 as? Piece }
    #expect(after.map(\.name) == ["3", "1", "4"])
    #expect(after[0] === before[2])
    #expect(after[1] === before[0])
    #expect(before[1].superview == nil)
  }

  @Test("A changed element with the same id has new views, and one with an update keeps its view")
  func changes() {
    members = [Member(id: 1, name: "a"), Member(id: 2, name: "b")]
    let box = VBox {
      ForEach($members) { Piece($0.name) }
      ForEach($members, id: \.id) { _ in
        UILabel()
      } update: {
        $0.text = $1.name
      }
    }
    laidOut(box)
    let labels = box.subviews.compactMap { $0 as? UILabel }
    let pieces = box.subviews.compactMap { $0 as? Piece }
    #expect(labels.map(\.text) == ["a", "b"])
    members[1].name = "c"
    box.layoutIfNeeded()
    #expect(box.pieceNames == "ac")
    #expect(box.subviews.compactMap { $0 as? Piece }[0] === pieces[0])
    #expect(box.subviews.compactMap { $0 as? UILabel } == labels)
    #expect(labels.map(\.text) == ["a", "c"])
  }

  @Test("An element that is changed back is displayed as it was") func changedBack() {
    members = [Member(id: 1, name: "a")]
    let box = VBox {
      ForEach($members, id: \.id) { _ in
        UILabel()
      } update: {
        $0.text = $1.name
      }
    }
    laidOut(box)
    let label = box.subviews.compactMap { $0 as? UILabel }.first
    for name in ["b", "a"] {
      members[0].name = name
      box.layoutIfNeeded()
      #expect(label?.text == name)
    }
  }

  @Test("Equal values are told apart by their order")
  func duplicates() {
    names = ["a", "b", "a"]
    let box = VBox { ForEach($names) { Piece($0) } }
    let before = box.subviews.compactMap { $0 as? Piece }
    names = ["a", "a", "b"]
    laidOut(box)
    #expect(box.subviews.compactMap { $0 as? Piece } == [before[0], before[2], before[1]])
  }

  @Test("A loop over an array that never changes, and one without a binding")
  func constants() {
    let box = VBox {
      ForEach(1...3) { Piece("\($0)") }
      ForEach(["x", "x"], id: \.self) { Piece($0) }
      ForEach(nil as Binding<[String]>?) { Piece($0) }
    }
    #expect(box.pieceNames == "123xx")
  }

  @Test("A loop that is moved in its superview takes its views with it at the next change")
  func movedLoop() throws {
    let parent = UIView {
      ForEach($names) { Piece($0) }
      Piece(".")
    }
    let loop = try #require(parent.subviews.first)
    #expect(parent.pieceNames == "abc.")
    parent.bringSubviewToFront(loop)
    names.append("d")
    parent.layoutIfNeeded()
    #expect(parent.pieceNames == ".abcd")
  }

  @Test("A field that is moved remains first responder")
  func firstResponder() {
    names = ["a", "b"]
    let box = VBox { ForEach($names) { _ in UITextField() } }
    let window = window(box)
    let fields = box.subviews.compactMap { $0 as? UITextField }
    fields[0].becomeFirstResponder()
    names = ["b", "a"]
    window.layoutIfNeeded()
    #expect(box.subviews.compactMap { $0 as? UITextField } == [fields[1], fields[0]])
    #expect(fields[0].isFirstResponder)
  }

  @Test("A view that appears in an animation isn't moved from elsewhere")
  func animation() {
    let box = VBox { ForEach($names) { Piece($0) } }
    let window = window(box)
    let last = box.subviews.compactMap { $0 as? Piece }[2]
    UIView.animate(withDuration: 1000) { names.insert("x", at: 1) }
    let new = box.subviews.compactMap { $0 as? Piece }[1]
    #expect(new.frame == CGRect(x: 0, y: 20, width: 10, height: 20))
    #expect(new.presentedCenter == CGPoint(x: 5, y: 30))
    #expect(last.frame.minY == 60)
    // It is still drawn near its former center, 40 + 20 / 2.
    #expect(abs(last.presentedCenter.y - 50) < 1)
    _ = window
  }

  @Test(
    "10,000 sequences of random edits give the views that a new box has, and keep those that stay")
  func randomEdits() {
    var random = SeededGenerator(seed: 14)
    for sequence in 0..<PropertyRuns.count(full: 10_000) {
      let container = sequence % 3 == 0 ? UIStackView() : sequence % 3 == 1 ? HBox() : UIView()
      @State var members: [Member] = []
      @State var flag = false
      var created: [Int: Int] = [:]
      container.arrangeViews {
        ForEach($members) { member in
          let _ = (created[member.id, default: 0] += 1)
          Piece(member.name, 5)
          if member.id % 3 == 0 { IfBlock($flag) { Piece("[\(member.id)]", 7) } }
        }
        Piece(".")
      }
      container.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
      let window = sequence % 2 == 0 ? window(container) : nil
      defer { window?.isHidden = true }
      var nextID = 0
      for _ in 0..<3 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          switch Int.random(in: 0..<5, using: &random) {
          case 0 where !members.isEmpty:
            members.remove(at: .random(in: 0..<members.count, using: &random))
          case 1 where !members.isEmpty:
            let moved = members.remove(at: .random(in: 0..<members.count, using: &random))
            members.insert(moved, at: .random(in: 0...members.count, using: &random))
          case 2: flag.toggle()
          case 3: members.shuffle(using: &random)
          default:
            nextID += 1
            members.insert(
              Member(id: nextID, name: "(\(nextID))"),
              at: .random(in: 0...members.count, using: &random))
          }
        }
        container.layoutIfNeeded()
        let expected = members.map { $0.name + ($0.id % 3 == 0 && flag ? "[\($0.id)]" : "") }
          .joined()
        #expect(container.pieceNames == expected + ".", "sequence \(sequence)")
        #expect(created.values.allSatisfy { $0 == 1 }, "sequence \(sequence)")
        guard let box = container as? HBox, sequence % 5 == 1 else { continue }
        let pieces = box.subviews.compactMap { $0 as? Piece }
        let fresh = pieces.map { Piece($0.name, $0.intrinsicContentSize.width) }
        let model = HBox { fresh }
        model.frame = box.bounds
        model.layoutIfNeeded()
        #expect(pieces.map(\.frame) == fresh.map(\.frame), "sequence \(sequence)")
      }
    }
  }
}
