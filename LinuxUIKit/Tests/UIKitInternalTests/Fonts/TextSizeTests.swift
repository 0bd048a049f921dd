import Testing
import UIKit

/// Changes of the preferred text size while the app runs.
@MainActor struct TextSizeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let label = UILabel()

  init() {
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Runs a test that changes the text size, and restores the previous size.
  ///
  /// The function is synchronous, so that other tests don't see the changed size.
  private func choosing(_ body: (UIScreen) -> Void) {
    let before = UIApplication.shared.preferredContentSizeCategory
    body(.main)
    UIScreen.main.chooseTextSize(before)
  }

  @Test("The notification of a text size is posted once, after the traits of views changed")
  func told() {
    choosing { screen in
      var heard: [UIContentSizeCategory?] = []
      let observer = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { [label] notification in
        let key = UIContentSizeCategory.newValueUserInfoKey
        let new = notification.userInfo?[key] as? UIContentSizeCategory
        MainActor.assumeIsolated {
          heard.append(new)
          #expect(label.traitCollection.preferredContentSizeCategory == new)
          #expect(UIApplication.shared.preferredContentSizeCategory == new)
        }
      }
      screen.chooseTextSize(.extraExtraLarge)
      screen.chooseTextSize(.extraExtraLarge)
      NotificationCenter.default.removeObserver(observer)
      #expect(heard == [.extraExtraLarge])
    }
  }

  @Test("Text that follows Dynamic Type has the new size, and so do new fonts")
  func fonts() {
    choosing { screen in
      screen.chooseTextSize(.extraExtraLarge)
      window.layoutIfNeeded()
      // uikit.md, 2.2: body text has 17 points at L and 21 at XXL.
      #expect(label.font.pointSize == 21)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 21)
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test("A hidden window has the new size when it is displayed again")
  func hidden() {
    choosing { screen in
      window.isHidden = true
      screen.chooseTextSize(.extraExtraLarge)
      window.isHidden = false
      #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    }
  }

  @Test("The override of a controller stays")
  func overridden() {
    choosing { screen in
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      parent.setOverrideTraitCollection(
        UITraitCollection(preferredContentSizeCategory: .small), forChild: child)
      parent.view.addSubview(child.view)
      window.rootViewController = parent
      screen.chooseTextSize(.extraExtraLarge)
      #expect(parent.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
      #expect(child.traitCollection.preferredContentSizeCategory == .small)
    }
  }
}
