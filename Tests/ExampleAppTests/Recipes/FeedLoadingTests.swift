import ExampleScreens
import Foundation
import LegoKit
import LegoTesting
import Testing
import UIKit

@testable import ExampleScreens

private struct Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

/// A server whose answers a test writes: pages of posts in their order, where `nil` is a failure.
@MainActor private final class Server {
  var answers: [[Post]?] = []
  private(set) var requests: [Post.ID?] = []

  func load(before id: Post.ID?) throws -> [Post] {
    requests.append(id)
    guard !answers.isEmpty, let answer = answers.removeFirst() else { throw Offline() }
    return answer
  }
}

/// A loader that fails until it is online.
private actor Images: ImageLoader {
  private var isOnline = false

  func goOnline() { isOnline = true }

  func image(for request: ImageRequest) async throws -> UIImage {
    guard isOnline else { throw Offline() }
    return try await SampleImages().image(for: request)
  }
}

@MainActor @Suite("A feed that loads") struct FeedLoadingTests {
  private let server = Server()
  private let size = CGSize(width: 390, height: 800)

  private func feed(
    _ posts: [Post], images: any ImageLoader = SampleImages()
  ) -> (FeedScreen, Screen) {
    let controller = FeedScreen(
      FeedModel(posts) { [server] in try server.load(before: $0) }, images: images)
    let screen = Screen(UINavigationController(rootViewController: controller), size: size)
    return (controller, screen)
  }

  private static func posts(_ ids: ClosedRange<Int>) -> [Post] {
    ids.map { id in
      Post(
        id: id, author: Post.samples[id % 5].author, time: "now", text: "Post \(id)", likes: 0,
        comments: 0)
    }
  }

  @Test("The first posts follow skeletons, and a failure is displayed until a tap loads them")
  func phase() async throws {
    server.answers = [nil, Self.posts(1...3)]
    let (controller, screen) = feed([])
    #expect(controller.model.phase == .loading)
    try await screen.wait { screen.text.contains("You are offline.") }
    try screen.tap("Try Again")
    try await screen.wait { screen.text.contains("Post 1") }
    #expect(server.requests.prefix(2) == [nil, nil])
  }

  @Test("Pages are loaded at the end, until there are no more; a failure can be tried again")
  func paging() async throws {
    server.answers = [Self.posts(11...20), nil, Self.posts(21...22), []]
    let (controller, screen) = feed(Self.posts(1...10))
    try screen.scrollToEnd()
    try await screen.wait { controller.model.posts.count == 20 }
    try screen.scrollToEnd()
    try await screen.wait { controller.model.paging == .failed("You are offline.") }
    try screen.scrollToEnd()
    try screen.tap("Try Again")
    try await screen.wait { controller.model.posts.count == 22 }
    try screen.scrollToEnd()
    try await screen.wait { controller.model.paging == .loaded }
    #expect(controller.model.posts.map(\.id) == Array(1...22))
    #expect(server.requests == [10, 20, 20, 22])
  }

  @Test("New posts are inserted above, what is read stays, and a button leads to them")
  func newPosts() async throws {
    let (controller, screen) = feed(Self.posts(1...20))
    try screen.scroll(by: 600)
    let read = try screen.frame(of: "Post 5")
    controller.model.receive(Self.posts(101...103))
    screen.settle()
    #expect(try screen.frame(of: "Post 5") == read)
    #expect(!screen.text.contains("Post 101"))
    try screen.tap("3 new")
    #expect(screen.text.contains("Post 101"))
    #expect(controller.model.unseen.isEmpty)
    #expect(!screen.tappableTexts.contains { $0.hasSuffix("new") })
  }

  @Test("Pulling down loads the newest posts, of which the known ones are not repeated")
  func refresh() async throws {
    server.answers = [Self.posts(99...100) + Self.posts(1...2)]
    let (controller, screen) = feed(Self.posts(1...20))
    screen.drag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 700))
    try await screen.wait { controller.model.posts.count == 22 }
    #expect(controller.model.posts.map(\.id) == [99, 100] + Array(1...20))
    #expect(server.requests == [nil])
  }

  @Test("An image has a placeholder, and after a failure a button that loads it again")
  func images() async throws {
    let images = Images()
    let (controller, screen) = feed(Post.samples, images: images)
    let view = try #require(controller.view.firstDescendant(AsyncImageView.self))
    try await screen.wait {
      if case .failure = view.phase { true } else { false }
    }
    await images.goOnline()
    let button = try #require(view.firstDescendant(UIButton.self))
    let frame = button.convert(button.bounds, to: nil)
    try screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try await screen.wait {
      if case .success = view.phase { true } else { false }
    }
    #expect(view.image != nil)
  }

  @Test("A like updates the cell of its post and nothing else") func like() throws {
    let (controller, screen) = feed(Post.samples)
    let changes = try screen.changes { try screen.tap("Like", match: 1) }
    #expect(changes.map(\.description) == ["reconfigured 1 in posts"])
    #expect(controller.model.posts[0].isLiked)
  }

  @Test("A comment is written on another screen, and counted in the cell of its post")
  func comment() throws {
    let (controller, screen) = feed(Post.samples)
    try screen.tap("Comment", match: 1)
    try screen.type("How long do they stay in the box?\n")
    #expect(screen.text.contains("How long do they stay in the box?"))
    #expect(controller.model.written == [1: ["How long do they stay in the box?"]])
    controller.navigationController?.popViewController(animated: false)
    // The post had 14.
    #expect(screen.tappableTexts.contains("15"))
  }

  @Test("Stories shrink at the edges, and a tap on one displays the post of its author")
  func stories() throws {
    let (controller, screen) = feed(Post.samples)
    let stories = controller.view.descendants(UICollectionViewCell.self)
      .filter { $0.bounds.width == 84 }.sorted { $0.center.x < $1.center.x }
    #expect(stories[0].transform == .identity)
    // Five stories of 84 points have four gaps of 4: the last one is at 12 + 4 * 88 = 364 of 390, so
    // 58 of its 84 points have left. It is reduced by a fifth of this part.
    let scale = 1 - 0.2 * (58.0 / 84)
    #expect(abs(stories[4].transform.a - scale) < 1e-6)
    try screen.tap("Sofia Lindqvist", match: 1)
    #expect(screen.text.contains("Somebody asked in the shop"))
  }

  @Test("An audit finds no issue but contrast once the long text is expanded")
  func accessibility() throws {
    let (_, screen) = feed(Post.samples)
    #expect(screen.issuesBesideContrast.map { $0.contains("is clipped") } == [true])
    try screen.tap("more")
    #expect(screen.issuesBesideContrast == [])
  }
}
