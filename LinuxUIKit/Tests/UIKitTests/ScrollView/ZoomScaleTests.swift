import Testing
import UIKit

/// Zooming by code, through public API only.
@MainActor struct ZoomScaleTests {
  private final class Zoomed: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private(set) var scales: [CGFloat] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { scales.append(scrollView.zoomScale) }
  }

  @Test("A scroll view doesn't zoom by default")
  func defaults() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.minimumZoomScale == 1)
    #expect(view.maximumZoomScale == 1)
    #expect(view.zoomScale == 1)
    #expect(view.bouncesZoom)
    #expect(!view.isZooming)
    #expect(!view.isZoomBouncing)
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
  }

  @Test("The content has the size of the zoomed view, whose scale stays in its limits")
  func scale() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInsetAdjustmentBehavior = .never
    let delegate = Zoomed()
    view.addSubview(delegate.content)
    view.contentSize = delegate.content.bounds.size
    view.delegate = delegate
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    view.zoomScale = 2
    #expect(view.contentSize == CGSize(width: 400, height: 800))
    #expect(delegate.content.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(delegate.content.bounds.size == CGSize(width: 200, height: 400))
    view.zoomScale = 9
    #expect(view.zoomScale == 4)
    view.zoomScale = 0.1
    #expect(view.zoomScale == 0.5)
    #expect(view.contentSize == CGSize(width: 100, height: 200))
    #expect(delegate.scales == [2, 4, 0.5])
  }
}
