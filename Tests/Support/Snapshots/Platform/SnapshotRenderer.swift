/// The renderer of the running platform.
enum SnapshotRenderer {
  #if canImport(Darwin)
    /// Whether images match the recorded snapshots, which show Inter drawn by Cairo.
    static let matchesSnapshots = false
  #else
    /// Whether images match the recorded snapshots, which show Inter drawn by Cairo.
    static let matchesSnapshots = true
  #endif
}
