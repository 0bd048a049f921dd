import Foundation
import LegoKit
import Observation
import Testing
import UIKit

/// A model that any thread may write: a lock guards its values.
///
/// `@unchecked Sendable`: the stored values are accessed under the lock.
@available(iOS 17, macCatalyst 17, tvOS 17, *)
private final class SharedModel: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var stored = (first: 0, second: 0)
  private let gate: StorageGate?

  /// Creates a model whose writes of `first` wait at a gate between the callback of observation and
  /// the storage of the value.
  init(gate: StorageGate? = nil) {
    self.gate = gate
  }

  var first: Int {
    get {
      let value = read(\.first) { $0.first }
      gate?.didRead()
      return value
    }
    set {
      write(\.first) {
        gate?.wait()
        lock.withLock { stored.first = newValue }
      }
    }
  }

  var second: Int {
    get { read(\.second) { $0.second } }
    set { write(\.second) { lock.withLock { stored.second = newValue } } }
  }

  private func read(
    _ property: KeyPath<SharedModel, Int>, _ value: ((first: Int, second: Int)) -> Int
  ) -> Int {
    registrar.access(self, keyPath: property)
    return lock.withLock { value(stored) }
  }

  private func write(_ property: KeyPath<SharedModel, Int>, _ store: () -> Void) {
    registrar.withMutation(of: self, keyPath: property) { store() }
  }
}

/// Lets a write wait between its callback and the storage of the value.
///
/// `@unchecked Sendable`: the variables are accessed under the lock.
private final class StorageGate: @unchecked Sendable {
  private let lock = NSLock()
  private let hasCalledBack = DispatchSemaphore(value: 0)
  private let isOpen = DispatchSemaphore(value: 0)
  private var isWaiting = false
  private var remainingReads: Int

  /// Creates a gate that opens after a number of reads that follow the callback; 0 for one that is opened
  /// by ``open()``.
  init(reads: Int = 0) {
    remainingReads = reads
  }

  /// Waits on the writing thread until the gate opens, for ten minutes.
  func wait() {
    lock.withLock { isWaiting = true }
    hasCalledBack.signal()
    _ = isOpen.wait(timeout: .now() + 600)
  }

  /// Waits until the callback of a write has returned, for ten minutes; meanwhile the main actor runs
  /// nothing else.
  func waitForCallback() {
    _ = hasCalledBack.wait(timeout: .now() + 600)
  }

  /// Lets the value be stored.
  func open() { isOpen.signal() }

  /// Counts a read, and opens the gate after the last one.
  func didRead() {
    lock.withLock {
      guard isWaiting, remainingReads > 0 else { return }
      remainingReads -= 1
      if remainingReads == 0 { open() }
    }
  }
}

@MainActor @Suite("Models that other threads write") struct ModelThreadTests {
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  private final class Screen: UIViewController, LegoContainer {
    let model: SharedModel
    var evaluations = 0
    lazy var legoRenderer = LegoRenderer(lego: lego)
    var lego: Lego {
      evaluations += 1
      return Lego {
        Section(id: 1, layout: RowsLayout()) { Tile(id: 1, text: "\(model.first)") }
        Section(id: 2, layout: RowsLayout()) {
          ForEach([2], id: \.self) { [model] id in Tile(id: id, text: "\(model.second)") }
        }
      }
    }

    init(_ model: SharedModel) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The texts that the cells display.
    var texts: [String?] {
      view.layoutIfNeeded()
      return (0...1).map { section in
        let path = IndexPath(item: 0, section: section)
        return (legoRenderer.collectionView?.cellForItem(at: path) as? TileCell)?.tiles.last?.text
      }
    }
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  private func displayed(_ model: SharedModel) -> Screen { display(Screen(model)) }

  /// Displays a screen without animations.
  private func display<Container: UIViewController & LegoContainer>(
    _ screen: Container
  ) -> Container {
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    screen.legoRenderer.isAnimationEnabled = false
    screen.legoRenderer.render(in: screen.view)
    screen.view.layoutIfNeeded()
    return screen
  }

  /// A list whose rows display both values.
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  private final class ListScreen: UIViewController, LegoContainer {
    let model: SharedModel
    var evaluations = 0
    lazy var legoRenderer = LegoRenderer(lego: lego)
    var lego: Lego {
      evaluations += 1
      return Lego {
        Section(id: 0, layout: RowsLayout()) {
          ForEach(Array(0..<300), id: \.self) { [model] id in
            Tile(id: id, text: "\(model.first) \(model.second)")
          }
        }
      }
    }

    init(_ model: SharedModel) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns whether there are cells, and all of them display a text.
    func displays(_ text: String) -> Bool {
      view.layoutIfNeeded()
      let cells = legoRenderer.collectionView?.visibleCells.compactMap { $0 as? TileCell } ?? []
      return !cells.isEmpty && cells.allSatisfy { $0.tiles.last?.text == text }
    }
  }

  /// Writes on several threads, each from step 1 to the last one, and raises the flag at the end.
  private func write(
    threads: Int, steps: Int, _ write: @escaping @Sendable (_ thread: Int, _ step: Int) -> Void
  ) -> EndFlag {
    let end = EndFlag()
    Task.detached {
      await withTaskGroup(of: Void.self) { group in
        for thread in 1...threads {
          group.addTask {
            for step in 1...steps {
              write(thread, step)
              // Forty times for each thread.
              if step.isMultiple(of: steps / 40) { await Task.yield() }
            }
          }
        }
      }
      end.raise()
    }
    return end
  }

  /// Lets tasks run until a condition holds, for a minute.
  private func wait(until condition: () -> Bool) async -> Bool {
    // Attempts instead of seconds: other suites may occupy the main actor for minutes.
    for _ in 0..<5_000 {
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(2))
    }
    return condition()
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("Writes of several threads during updates are observed to the last one", arguments: 1...3)
  func load(round: Int) async {
    let model = SharedModel()
    let screen = displayed(model)
    let end = write(threads: 4, steps: 2_000) { thread, step in
      if thread.isMultiple(of: 2) { model.first = step } else { model.second = step }
    }
    let before = screen.evaluations
    while !end.isRaised {
      _ = screen.texts
      await Task.yield()
    }
    // Each writer ends with 2,000.
    #expect(await wait { screen.texts == ["2000", "2000"] })
    #expect(screen.evaluations > before)
    // The callbacks of the writers that wait for the main actor come before this task.
    await Task { @MainActor in }.value
    model.first = -1
    #expect(screen.texts == ["-1", "2000"])
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("A list that is scrolled while ten threads write its values displays the last ones")
  func scrolling() async {
    let model = SharedModel()
    let screen = display(ListScreen(model))
    let end = write(threads: 10, steps: 400) { thread, step in
      if thread.isMultiple(of: 2) { model.first = step } else { model.second = -step }
    }
    var offset: CGFloat = 0
    while !end.isRaised {
      offset = offset > 3_000 ? 0 : offset + 130
      screen.legoRenderer.collectionView?.contentOffset.y = offset
      screen.view.layoutIfNeeded()
      await Task.yield()
    }
    #expect(await wait { screen.displays("400 -400") })
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test(
    "A value that is stored after the screen has read the old one is displayed", arguments: [1, 2])
  func lateStorage(reads: Int) async {
    let model = SharedModel(gate: StorageGate(reads: reads))
    let screen = displayed(model)
    let before = screen.evaluations
    Thread { model.first = 7 }.start()
    #expect(await wait { screen.texts == ["7", "0"] })
    // Those that read the old value, and the one that displays the new one.
    #expect(screen.evaluations > before + reads)
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("A value that is stored after items were made on demand for it is displayed")
  func lateStorageInLoop() async {
    let gate = StorageGate()
    let model = SharedModel(gate: gate)
    let screen = display(ListScreen(model))
    Thread { model.first = 7 }.start()
    gate.waitForCallback()
    screen.legoRenderer.flush()
    #expect(screen.displays("0 0") && screen.evaluations == 2)
    gate.open()
    #expect(await wait { screen.displays("7 0") })
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("A value that is stored after an update for another one is displayed")
  func lateStorageAfterOtherUpdate() async {
    let gate = StorageGate()
    let model = SharedModel(gate: gate)
    let screen = display(ListScreen(model))
    Thread { model.first = 7 }.start()
    gate.waitForCallback()
    screen.legoRenderer.flush()
    model.second = 5
    screen.legoRenderer.flush()
    #expect(screen.displays("0 5") && screen.evaluations == 3)
    gate.open()
    #expect(await wait { screen.displays("7 5") })
  }
}

/// A flag that a task raises at its end.
///
/// `@unchecked Sendable`: the value is accessed under the lock.
private final class EndFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isRaised: Bool { lock.withLock { value } }

  func raise() { lock.withLock { value = true } }
}
