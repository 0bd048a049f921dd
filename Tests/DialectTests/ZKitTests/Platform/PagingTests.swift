import Testing
import UIKit
import ZKit

// Scroll views of tvOS have no pages.
#if !os(tvOS)
  @MainActor @Suite("Pages of scroll views") struct PagingTests {
    @Test("Paging is enabled and disabled") func paging() {
      #expect(UIScrollView().pageEnabled(true).isPagingEnabled)
      #expect(!UIScrollView().pageEnabled(false).isPagingEnabled)
    }
  }
#endif
