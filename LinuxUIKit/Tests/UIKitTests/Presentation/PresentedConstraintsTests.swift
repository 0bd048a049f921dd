import TestSupport
import Testing
import UIKit

/// Constraints of a presented view to its own edges.
@MainActor struct PresentedConstraintsTests {
  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A presented view has the size of the screen before its constraints are solved")
    func fullScreen() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        let presented = UIViewController()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        presented.view.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: presented.view.leadingAnchor, constant: 24),
          box.trailingAnchor.constraint(equalTo: presented.view.trailingAnchor, constant: -24),
          box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
        ])
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        window.layoutIfNeeded()
        // 390 points minus 24 on both sides.
        #expect(box.frame.width == 342)
      }
      let text = standardError(of: result)
      #expect(!text.contains("Unable to simultaneously satisfy constraints"), "\(text)")
    }
  #endif
}
