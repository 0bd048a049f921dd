import LegoKit

/// The posts that are loaded, the newest one first, and what the user does with them.
final class FeedModel: LegoObservableObject {
  @LegoPublished private(set) var posts: [Post]
  /// The state of loading the newest posts.
  @LegoPublished private(set) var phase: LoadState
  /// The state of loading earlier posts.
  @LegoPublished var paging = LoadState.idle
  /// The posts that have arrived, and that the user has not seen.
  @LegoPublished var unseen: Set<Post.ID> = []
  /// The comments that the user has written.
  @LegoPublished private(set) var written: [Post.ID: [String]] = [:]
  /// Loads the posts before one with an id, or the newest ones.
  private let load: @MainActor (Post.ID?) async throws -> [Post]

  /// Creates a feed with posts, and a function that loads others; no posts are the end.
  init(
    _ posts: [Post] = Post.samples,
    load: @escaping @MainActor (Post.ID?) async throws -> [Post] = FeedModel.samplePage
  ) {
    (self.posts, self.load) = (posts, load)
    phase = posts.isEmpty ? .loading : .loaded
  }

  /// The authors of the newest posts, each once, whose stories are above the posts.
  var authors: [Person] {
    var ids: Set<Person.ID> = []
    return posts.prefix(8).map(\.author).filter { ids.insert($0.id).inserted }
  }

  /// Loads the newest posts.
  func refresh() async {
    if posts.isEmpty { phase = .loading }
    do {
      let newest = try await load(nil)
      posts.isEmpty ? posts = newest : receive(newest)
      phase = .loaded
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  /// Loads the posts before the last one.
  func nextPage() async throws -> [Post] { try await load(posts.last?.id) }

  /// Appends a page, and returns whether there are more.
  func append(_ page: [Post]) -> Bool {
    posts += page
    return !page.isEmpty
  }

  /// Inserts the posts at the top that are not there yet, such as from a push notification.
  func receive(_ newest: [Post]) {
    let known = Set(posts.map(\.id))
    let new = newest.filter { !known.contains($0.id) }
    guard !new.isEmpty else { return }
    posts.insert(contentsOf: new, at: 0)
    unseen.formUnion(new.map(\.id))
  }

  /// Marks a post as seen.
  func see(_ id: Post.ID) {
    if unseen.contains(id) { unseen.remove(id) }
  }

  /// Likes a post, or takes the like back.
  func toggleLike(_ id: Post.ID) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[index].isLiked.toggle()
    posts[index].likes += posts[index].isLiked ? 1 : -1
  }

  /// Adds a comment of the user.
  func comment(_ text: String, on id: Post.ID) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[index].comments += 1
    written[id, default: []].append(text)
  }

  /// Returns one of four pages of samples after a second.
  static func samplePage(before id: Post.ID?) async throws -> [Post] {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    guard let id else { return Post.samples }
    return id < 20 ? samples(after: id) : []
  }

  /// Returns the sample posts, with the ids that follow an id.
  static func samples(after id: Post.ID) -> [Post] {
    Post.samples.map { post in
      var copy = post
      copy.id += id
      return copy
    }
  }
}
