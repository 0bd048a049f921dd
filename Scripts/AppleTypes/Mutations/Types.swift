import UIKit

// Types and names of the Swift interface.

func hashes(_ rectangle: CGRect) {
  _ = Set([rectangle])  // error: 'CGRect' conform to 'Hashable'
}

@MainActor func oldNames(_ view: UIView) {
  view.addSubview(view: view)  // error: extraneous argument label 'view:' in call
}

@MainActor func rawNumbers(_ stack: UIStackView) {
  stack.axis = 1  // error: cannot assign value of type 'Int'
}

@MainActor func wrongStyle(_ style: UICollectionView.ScrollDirection) {
  _ = style == .diagonal  // error: has no member 'diagonal'
}

func switches(_ style: UIUserInterfaceStyle) -> Int {
  switch style {  // error: switch covers known cases
  case .light: 0
  case .dark: 1
  case .unspecified: 2
  }
}

@MainActor func wrongKey() {
  let text = NSAttributedString(string: "a", attributes: ["NSFont": 1])  // error: cannot convert
  _ = text
}

@MainActor func wrongPriority(_ view: UIView) {
  view.setContentHuggingPriority(.strong, for: .vertical)  // error: has no member 'strong'
}

@MainActor func unusedResult(_ cell: UICollectionView) {
  cell.indexPathsForVisibleItems.append([0, 0])  // error: get-only
}
