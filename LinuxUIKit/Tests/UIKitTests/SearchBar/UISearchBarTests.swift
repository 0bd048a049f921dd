import Testing
import UIKit

@MainActor struct UISearchBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private let log = SearchLog()

  init() {
    bar.delegate = log
    window.addSubview(bar)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test("A search bar is 56 points high, its field 36 and 8 points away from the sides")
  func geometry() {
    // uikit.md, 3.5.
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    #expect(bar.searchTextField.font?.pointSize == 17)
    #expect(bar.searchTextField.layer.cornerRadius == 10)
  }

  @Test("The cancel button is at the trailing edge, also in right-to-left layouts")
  func cancelButton() {
    #expect(!bar.showsCancelButton)
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let field = bar.searchTextField.frame
    #expect(field.minX == 8)
    #expect(field.width < 260)

    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.maxX == 312)
    #expect(abs(bar.searchTextField.frame.width - field.width) < 0.001)
  }

  @Test("The text has the same distance from the icon in right-to-left layouts")
  func mirroredText() {
    let field = bar.searchTextField
    let text = field.textRect(forBounds: field.bounds)
    field.semanticContentAttribute = .forceRightToLeft
    let mirrored = field.textRect(forBounds: field.bounds)
    #expect(mirrored.minX == field.bounds.width - text.maxX)
    #expect(mirrored.width == text.width)
  }

  @Test("The delegate is notified of typing, the search button and the end")
  func delegate() {
    bar.becomeFirstResponder()
    #expect(bar.isFirstResponder)
    bar.searchTextField.insertText("e")
    bar.searchTextField.insertText("\n")
    bar.resignFirstResponder()

    #expect(
      log.lines == [
        "begin?", "did begin", "change? e", "did change e", "search", "end?", "did end",
      ])
  }

  @Test("The delegate is not notified of text set in code")
  func code() {
    bar.text = "Elbe"

    #expect(bar.searchTextField.text == "Elbe")
    #expect(log.lines == [])
  }
}

/// A search bar delegate that logs its calls.
private final class SearchLog: NSObject, UISearchBarDelegate {
  var lines: [String] = []

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    lines.append("begin?")
    return true
  }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    lines.append("end?")
    return true
  }

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    lines.append("change? \(text)")
    return true
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("did begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("did end") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    lines.append("did change \(searchText)")
  }
}
