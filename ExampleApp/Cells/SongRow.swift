import LegoKit
import UIKit

extension Song {
  /// A row with the cover, the title and the artist.
  @MainActor var row: ImageRow {
    ImageRow(title, image: cover(side: 44), subtitle: artist, id: AnyHashable(id))
      .accessories(.label(length))
  }
}
