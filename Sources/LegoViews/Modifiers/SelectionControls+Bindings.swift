import UIKit

extension UISegmentedControl {
  /// Binds the titles of the segments to a stream; with `nil` they remain as they are.
  @discardableResult public func segments(_ titles: (some Outputing<[String]>)?) -> Self {
    bind(titles) { $0.segments($1) }
  }

  /// Binds the index of the selected segment to a stream; with `nil` it remains as it is.
  @discardableResult public func selectedSegmentIndex(_ index: (some Outputing<Int>)?) -> Self {
    bind(index) { $0.selectedSegmentIndex($1) }
  }

  /// Binds the index of the selected segment to a stream in both directions; with `nil` it remains
  /// as it is.
  @discardableResult public func selectedSegmentIndex(
    _ index: (some Outputing<Int> & Inputing<Int>)?
  ) -> Self {
    bindTwoWay(index, on: .valueChanged) {
      $0.selectedSegmentIndex
    } set: {
      $0.selectedSegmentIndex($1)
    }
  }
}

extension UIPageControl {
  /// Binds the current page, from 0, to a stream; with `nil` it remains as it is.
  @discardableResult public func currentPage(_ page: (some Outputing<Int>)?) -> Self {
    bind(page) { $0.currentPage($1) }
  }

  /// Binds the current page, from 0, to a stream in both directions; with `nil` it remains as it is.
  @discardableResult public func currentPage(
    _ page: (some Outputing<Int> & Inputing<Int>)?
  ) -> Self {
    bindTwoWay(page, on: .valueChanged) {
      $0.currentPage
    } set: {
      $0.currentPage($1)
    }
  }
}

extension UIActivityIndicatorView {
  /// Binds the animation to a stream; with `nil` it remains as it is.
  @discardableResult public func animating(_ isAnimating: (some Outputing<Bool>)?) -> Self {
    bind(isAnimating) { $0.animating($1) }
  }
}

extension UIScrollView {
  /// Inputs the content offset to a receiver after each change.
  @discardableResult public func contentOffsetObserve(_ receiver: some Inputing<CGPoint>) -> Self {
    contentOffsetObserve { receiver.input(value: $0) }
  }

  /// Inputs the page to a receiver after each change of the content offset; 1.5 is halfway between
  /// the second and the third page.
  @discardableResult public func pageObserve(_ receiver: some Inputing<CGFloat>) -> Self {
    pageObserve { receiver.input(value: $0) }
  }
}
