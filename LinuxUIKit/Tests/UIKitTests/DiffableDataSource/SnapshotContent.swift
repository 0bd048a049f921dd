import UIKit

extension NSDiffableDataSourceSnapshot {
  /// The identifier of each section with those of its items, in order.
  ///
  /// Apple documents no comparison of snapshots.
  var content: [[AnyHashable]] {
    sectionIdentifiers.map { section in
      [AnyHashable(section)] + itemIdentifiers(inSection: section).map(AnyHashable.init)
    }
  }
}
