import UIKit

extension UITextView {
  /// Whether the user can type into the text view.
  var acceptsTypedText: Bool {
    #if os(tvOS)
      false
    #else
      isEditable
    #endif
  }
}

#if !canImport(Darwin)
  extension UIWindow {
    /// Taps a point with a finger.
    func tap(at point: CGPoint) {
      Finger(on: self).tap(at: point)
    }
  }
#else
  // Apple's UIKit has no simulated touches for tests: their effects are produced by public API.
  extension UIWindow {
    /// Activates the control, text view or cell at a point, as a tap does.
    func tap(at point: CGPoint) {
      guard let view = hitTest(point, with: nil), let target = TapTarget(containing: view) else {
        return
      }
      switch target {
      case .control(let field as UITextField): field.becomeFirstResponder()
      case .control(let control): control.tap(at: convert(point, to: control))
      case .text(let textView): textView.becomeFirstResponder()
      case .cell(let cell, let collectionView):
        guard let indexPath = collectionView.indexPath(for: cell) else { return }
        collectionView.tapItem(at: indexPath)
      case .row(let cell, let tableView):
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        tableView.tapRow(at: indexPath)
      // Gesture recognizers don't receive simulated touches.
      case .gesture: break
      }
    }
  }

  extension UITableView {
    /// Selects or deselects a row, with the delegate calls of a tap.
    fileprivate func tapRow(at indexPath: IndexPath) {
      if allowsMultipleSelection, indexPathsForSelectedRows?.contains(indexPath) == true {
        return requestDeselection(of: indexPath)
      }
      guard delegate?.tableView?(self, shouldHighlightRowAt: indexPath) ?? true else { return }
      var selected: IndexPath? = indexPath
      if let delegate, let answer = delegate.tableView?(self, willSelectRowAt: indexPath) {
        selected = answer
      } else if delegate?.responds(
        to: NSSelectorFromString("tableView:willSelectRowAtIndexPath:")) == true
      {
        selected = nil
      }
      guard let selected else { return }
      if !allowsMultipleSelection {
        for other in indexPathsForSelectedRows ?? [] where other != selected {
          requestDeselection(of: other)
        }
      }
      selectRow(at: selected, animated: false, scrollPosition: .none)
      delegate?.tableView?(self, didSelectRowAt: selected)
    }

    private func requestDeselection(of indexPath: IndexPath) {
      deselectRow(at: indexPath, animated: false)
      delegate?.tableView?(self, didDeselectRowAt: indexPath)
    }
  }

  extension UICollectionView {
    /// Selects or deselects an item, with the delegate calls of a tap.
    fileprivate func tapItem(at indexPath: IndexPath) {
      if allowsMultipleSelection, indexPathsForSelectedItems?.contains(indexPath) == true {
        requestDeselection(of: indexPath)
      } else {
        requestSelection(of: indexPath)
      }
    }

    private func requestSelection(of indexPath: IndexPath) {
      guard delegate?.collectionView?(self, shouldHighlightItemAt: indexPath) ?? true,
        delegate?.collectionView?(self, shouldSelectItemAt: indexPath) ?? true
      else { return }
      if !allowsMultipleSelection {
        for other in indexPathsForSelectedItems ?? [] where other != indexPath {
          requestDeselection(of: other)
        }
      }
      selectItem(at: indexPath, animated: false, scrollPosition: [])
      delegate?.collectionView?(self, didSelectItemAt: indexPath)
    }

    private func requestDeselection(of indexPath: IndexPath) {
      guard delegate?.collectionView?(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView?(self, didDeselectItemAt: indexPath)
    }
  }

  extension UIControl {
    /// Changes the value as a tap at a point of the control does, and calls the handlers.
    fileprivate func tap(at point: CGPoint) {
      callHandlers(for: .touchDown)
      if changeValue(at: point) { callHandlers(for: .valueChanged) }
      callHandlers(for: .touchUpInside)
      callHandlers(for: .primaryActionTriggered)
    }

    /// Calls the handlers for an event.
    ///
    /// `sendActions(for:)` needs an application object, which the tests of a package don't have.
    func callHandlers(for event: UIControl.Event) {
      enumerateEventHandlers { action, targetAction, events, _ in
        guard events.contains(event) else { return }
        if let action { return sendAction(action) }
        guard let (target, selector) = targetAction else { return }
        let receiver = target as? NSObject ?? responder(to: selector)
        _ = receiver?.perform(selector, with: self, with: nil)
      }
    }

    private func responder(to selector: Selector) -> NSObject? {
      sequence(first: self as UIResponder, next: \.next).first { $0.responds(to: selector) }
    }

    private func changeValue(at point: CGPoint) -> Bool {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let distance = isRightToLeft ? bounds.width - point.x : point.x
      let fraction = bounds.width > 0 ? distance / bounds.width : 0
      switch self {
      case let control as UISegmentedControl: return control.selectSegment(at: fraction)
      case let control as UIPageControl: return control.turnPage(at: fraction)
      #if !os(tvOS)
        case let control as UIStepper: return control.step(at: fraction)
        case let control as UISwitch:
          control.setOn(!control.isOn, animated: false)
          return true
      #endif
      default: return false
      }
    }
  }

  extension UISegmentedControl {
    /// Selects the segment at a fraction of the width, if all segments have the same width.
    fileprivate func selectSegment(at fraction: CGFloat) -> Bool {
      let index = min(numberOfSegments - 1, max(0, Int(fraction * CGFloat(numberOfSegments))))
      guard index >= 0, isEnabledForSegment(at: index), isMomentary || index != selectedSegmentIndex
      else { return false }
      selectedSegmentIndex = index
      if let action = actionForSegment(at: index) { sendAction(action) }
      return true
    }
  }

  extension UIPageControl {
    fileprivate func turnPage(at fraction: CGFloat) -> Bool {
      let page = min(numberOfPages - 1, max(0, currentPage + (fraction < 0.5 ? -1 : 1)))
      guard page >= 0, page != currentPage else { return false }
      currentPage = page
      return true
    }
  }

  #if !os(tvOS)
    extension UIStepper {
      fileprivate func step(at fraction: CGFloat) -> Bool {
        let old = value
        let next = old + (fraction < 0.5 ? -stepValue : stepValue)
        if wraps, next < minimumValue {
          value = maximumValue
        } else if wraps, next > maximumValue {
          value = minimumValue
        } else {
          value = min(maximumValue, max(minimumValue, next))
        }
        return value != old
      }
    }
  #endif
#endif
