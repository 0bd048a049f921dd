import TestSupport
import Testing
import UIKit

@MainActor @Suite("Conflicting constraints")
struct ConflictTests {
  @Test("The later constraint is broken permanently and the layout continues")
  func recovery() {
    let root = UIView.sized(300, 200)
    let box = UIView()
    root.addPlaced(box)
    box.pinCorner(to: root)
    let first = box.widthAnchor.constraint(equalToConstant: 50)
    let second = box.widthAnchor.constraint(equalToConstant: 90)
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(box.frame.width == 50)
    #expect(first.isActive)
    #expect(!second.isActive)
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("The report names the constraints and the broken one")
    func report() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
          await MainActor.run {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let label = UIView()
            label.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(label)
            let first = label.heightAnchor.constraint(equalToConstant: 44)
            let second = label.heightAnchor.constraint(equalToConstant: 200)
            second.identifier = "tall"
            NSLayoutConstraint.activate([first, second])
            box.layoutIfNeeded()
          }
        })
      let log = standardError(of: result)
      #expect(
        log.contains("Unable to simultaneously satisfy constraints.\n\tProbably at least one"))
      #expect(log.contains(".height == 44   (active)>\",\n    \"<NSLayoutConstraint:0x"))
      #expect(
        log.contains("Will attempt to recover by breaking constraint\n<NSLayoutConstraint:0x"))
      #expect(log.contains("'tall' UIView:0x"))
      #expect(log.contains(".height == 200   (active)>\n"))
      #expect(!log.contains("NSAutoresizingMask"))
    }
  #endif

  @Test("A frame without enough space breaks a constraint until there is enough")
  func frames() async throws {
    let root = UIView.sized(10, 200)
    let box = UIView()
    root.addPlaced(box)
    box.pinEdges(to: root, 8)
    root.layoutIfNeeded()
    root.frame.size.width = 100
    root.layoutIfNeeded()
    // 100 - 2 × 8.
    #expect(box.frame == CGRect(x: 8, y: 8, width: 84, height: 184))
  }

  @Test("A reactivated constraint counts as the later one")
  func activeAgain() {
    let (root, box) = (UIView.sized(300, 200), UIView())
    root.addPlaced(box)
    box.pinCorner(to: root)
    let widths = [50, 90].map { box.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    widths[0].isActive = false
    widths[0].isActive = true
    root.layoutIfNeeded()
    #expect(widths.map(\.isActive) == [false, true])
    #expect(box.frame.width == 90)
  }

  @Test("Measuring breaks no constraints, layout does")
  func measured() {
    let (root, box) = (UIView(), UIView())
    root.addPlaced(box)
    box.pinEdges(to: root)
    let widths = [50, 90].map { box.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    #expect(root.systemLayoutSizeFitting(.zero).width == 50)
    #expect(widths.map(\.isActive) == [true, true])
    let host = UIView.sized(300, 300)
    host.addPlaced(root)
    host.layoutIfNeeded()
    #expect(widths.map(\.isActive) == [true, false])
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A conflicting autoresizing mask is listed and explained")
    func maskReport() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
          await MainActor.run {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            box.widthAnchor.constraint(equalToConstant: 20).isActive = true
            box.layoutIfNeeded()
          }
        })
      let log = standardError(of: result)
      #expect(log.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
      #expect(log.contains("<NSAutoresizingMaskLayoutConstraint:0x"))
      #expect(log.contains("h=--& v=--& UIView:0x"))
    }

    @Test("A constraint without enough space is reported once, until it was satisfied again")
    func reportedOnce() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
          await MainActor.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
            let box = UIView()
            root.addPlaced(box)
            box.pinEdges(to: root, 8)
            for width in [10, 12, 12, 100, 100, 10, 10] {
              root.frame.size.width = CGFloat(width)
              root.setNeedsLayout()
              root.layoutIfNeeded()
            }
          }
        })
      let log = standardError(of: result)
      // Too narrow twice: 10 and 12 are less than 2 × 8.
      #expect(log.components(separatedBy: "Unable to simultaneously").count - 1 == 2)
    }
  #endif

  @Test("Constraints that change together do not conflict with former constants")
  func togetherChanged() {
    let root = UIView.sized(100, 200)
    let box = UIView()
    root.addPlaced(box)
    box.pinEdges(to: root)
    let widths = [100, 100].map { box.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    root.layoutIfNeeded()
    for width in widths { width.constant = 150 }
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(widths.allSatisfy { $0.isActive })
    #expect(box.frame.width == 150)
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("Views of different hierarchies can't be constrained to each other")
    func noCommonAncestor() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            let one = UIView()
            let other = UIView()
            one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
          }
        })
      let log = standardError(of: result)
      #expect(log.contains("Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x"))
      #expect(
        log.contains(
          """
          because they have no common ancestor.  Does the constraint or its anchors reference \
          items in different view hierarchies?  That's illegal.
          """))
    }

    @Test("A position can't equal a constant: position attributes must come in pairs")
    func lonelyPlace() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            _ = NSLayoutConstraint(
              item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil,
              attribute: .notAnAttribute, multiplier: 1, constant: 20)
          }
        })
      let log = standardError(of: result)
      #expect(log.contains("Location attributes must be specified in pairs."))
    }

    @Test("A location can't equal a length, nor a left edge a leading one")
    func pairs() async throws {
      let length = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            _ = NSLayoutConstraint(
              item: UIView(), attribute: .top, relatedBy: .equal, toItem: UIView(),
              attribute: .height, multiplier: 1, constant: 0)
          }
        })
      #expect(standardError(of: length).contains("Invalid pairing of layout attributes"))
      let edges = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            _ = NSLayoutConstraint(
              item: UIView(), attribute: .left, relatedBy: .equal, toItem: UIView(),
              attribute: .trailing, multiplier: 1, constant: 0)
          }
        })
      #expect(standardError(of: edges).contains("Invalid pairing of layout attributes"))
    }

    @Test("A priority can't become required while the constraint is active")
    func requiredPriority() async throws {
      let result = try #require(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            let view = UIView()
            let width = view.widthAnchor.constraint(equalToConstant: 4)
            width.priority = .defaultHigh
            width.isActive = true
            width.priority = .required
          }
        })
      let log = standardError(of: result)
      #expect(log.contains("Mutating a priority from required to not on an installed constraint"))
    }
  #endif
}
