import UIKit

// Escaping and non-escaping closures, and closures that may run anywhere.

@MainActor func passesNonescaping(_ body: () -> Void) {
  UIView.performWithoutAnimation(body)
}

@MainActor func escapes(_ body: () -> Void) {
  // error: passing non-escaping parameter 'body'
  UIView.animate(withDuration: 1, animations: body)
}

@MainActor func stores(_ view: UICollectionView, _ body: () -> Void) {
  view.performBatchUpdates(body)  // error: passing non-escaping parameter 'body'
}

@MainActor func capturesMutable(_ provider: NSItemProvider) {
  var count = 0
  _ = provider.loadObject(ofClass: NSString.self) { _, _ in
    count += 1  // warning: mutation of captured var 'count' in concurrently-executing code
  }
  _ = count
}

func sendsView(_ view: UIColor) {
  Task.detached { @Sendable in _ = view }
}

@MainActor func wrongArgument(_ view: UIView) {
  UIView.animate(withDuration: 1) { (finished: Int) in }  // error: expects 0 arguments
}

func drawsImage(
  _ renderer: UIGraphicsImageRenderer, _ body: (UIGraphicsImageRendererContext) -> Void
) -> UIImage {
  renderer.image(actions: body)
}
