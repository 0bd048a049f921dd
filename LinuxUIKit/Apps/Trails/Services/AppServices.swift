import Foundation

/// The objects that all screens share, passed from controller to controller.
@MainActor final class AppServices {
  let trails: TrailStore
  let hikes: HikeStore
  let profile: ProfileStore
  let photos: PhotoLoader
  /// The locale of dates.
  let locale: Locale

  init(
    trails: TrailStore, hikes: HikeStore, profile: ProfileStore,
    photos: PhotoLoader = PhotoLoader(),
    locale: Locale = .autoupdatingCurrent
  ) {
    self.locale = locale
    self.trails = trails
    self.hikes = hikes
    self.profile = profile
    self.photos = photos
  }

  /// The services of the app: the trails of the asset catalog, and files of the user.
  static func live() -> AppServices {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    let folder = documents.first ?? FileManager.default.temporaryDirectory
    return AppServices(
      trails: TrailStore(trails: TrailStore.bundledTrails(), defaults: .standard),
      hikes: HikeStore(file: folder.appendingPathComponent("Hikes.json")),
      profile: ProfileStore(defaults: .standard))
  }
}
