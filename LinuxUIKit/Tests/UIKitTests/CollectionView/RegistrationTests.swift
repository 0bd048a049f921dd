import Testing
import UIKit

/// A typical cell with both initializers.
private class PlainCell: UICollectionViewCell {
  let label = UIView()
  private(set) var madeFrame = CGRect.null

  override init(frame: CGRect) {
    super.init(frame: frame)
    madeFrame = frame
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A cell that inherits its initializers.
private final class InheritingCell: PlainCell {
  var title = "new"
}

/// A generic cell, as libraries declare it.
private final class HostingCell<Content>: UICollectionViewCell {
  var content: Content?
}

@MainActor struct RegistrationTests {
  private func makeView() -> UICollectionView {
    UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: RowsLayout())
  }

  @Test("A cell class with its own initializers is created by init(frame:) and has its identifier")
  func made() throws {
    let view = makeView()
    view.register(PlainCell.self, forCellWithReuseIdentifier: "plain")

    let cell = view.dequeueReusableCell(withReuseIdentifier: "plain", for: [0, 0])

    let plain = try #require(cell as? PlainCell)
    #expect(plain.label.superview === plain.contentView)
    #expect(plain.reuseIdentifier == "plain")
  }

  @Test("Classes without initializers and generic classes are created too")
  func inherited() {
    let view = makeView()
    view.register(InheritingCell.self, forCellWithReuseIdentifier: "inheriting")
    view.register(HostingCell<Int>.self, forCellWithReuseIdentifier: "hosting")

    let inheriting = view.dequeueReusableCell(withReuseIdentifier: "inheriting", for: [0, 0])
    let hosting = view.dequeueReusableCell(withReuseIdentifier: "hosting", for: [0, 0])

    #expect((inheriting as? InheritingCell)?.title == "new")
    #expect(hosting is HostingCell<Int>)
  }

  @Test("A new cell has the frame of its layout attributes before it is configured")
  func frame() throws {
    let screen = ListScreen(count: 3)
    screen.view.register(PlainCell.self, forCellWithReuseIdentifier: "text")
    _ = screen.pass()
    let cell = try #require(screen.view.cellForItem(at: [0, 1]) as? PlainCell)

    #expect(cell.madeFrame == CGRect(x: 0, y: 50, width: 320, height: 50))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
  }

  @Test("A cell registration creates cells of its class and configures them with the item")
  func cellRegistration() {
    let view = makeView()
    var calls: [String] = []
    let registration = UICollectionView.CellRegistration<InheritingCell, String> {
      cell, path, item in
      cell.title = item
      calls.append("\(path.item) \(item)")
    }

    let cell = view.dequeueConfiguredReusableCell(using: registration, for: [0, 2], item: "Ada")
    let empty = view.dequeueConfiguredReusableCell(using: registration, for: [0, 3], item: nil)

    #expect(cell.title == "Ada")
    #expect(empty.title == "new")
    #expect(calls == ["2 Ada"])
  }

  @Test("Two registrations of one class don't share cells")
  func ownPools() {
    let view = makeView()
    let first = UICollectionView.CellRegistration<PlainCell, Int> { _, _, _ in }
    let second = UICollectionView.CellRegistration<PlainCell, Int> { _, _, _ in }

    let one = view.dequeueConfiguredReusableCell(using: first, for: [0, 0], item: 1)
    let other = view.dequeueConfiguredReusableCell(using: second, for: [0, 0], item: 1)

    #expect(one.reuseIdentifier != other.reuseIdentifier)
  }

  @Test("A supplementary registration creates views of its class for its kind")
  func supplementaryRegistration() {
    let view = makeView()
    let registration = UICollectionView.SupplementaryRegistration<TextHeader>(
      elementKind: "title"
    ) { view, kind, path in
      view.text = "\(kind) of \(path.section)"
    }

    let header = view.dequeueConfiguredReusableSupplementary(using: registration, for: [3, 0])

    #expect(header.text == "title of 3")
  }

  @Test("Registering another class affects new cells")
  func registeredAnew() {
    let screen = ListScreen(count: 3)
    _ = screen.pass()
    screen.view.register(InheritingCell.self, forCellWithReuseIdentifier: "text")

    screen.view.reloadData()
    _ = screen.pass()

    #expect(screen.view.visibleCells.allSatisfy { $0 is InheritingCell })
  }
}
