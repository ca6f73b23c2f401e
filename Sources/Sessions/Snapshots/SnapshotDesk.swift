import SessionProtocol

/// Holds the snapshots that a run in the explorer records until it is left: whoever goes back in a run
/// comes by the same references as before.
struct SnapshotDesk {
  /// Bytes that are held at most; then they are written at once.
  private static let limit = 100 << 20

  private let writer: SnapshotWriter
  private var held: [String: SnapshotTaken] = [:]
  private var bytes = 0

  /// Creates a desk without anything on it.
  init(_ writer: SnapshotWriter) { self.writer = writer }

  /// Takes what a run has recorded.
  mutating func receive(_ snapshot: SnapshotTaken) {
    guard snapshot.isRecorded || snapshot.artifact != nil else { return }
    let before = held.updateValue(snapshot, forKey: snapshot.key)
    bytes += (snapshot.data?.count ?? 0) - (before?.data?.count ?? 0)
    if bytes > Self.limit { _ = write() }
  }

  /// Writes what is held, as the run is left.
  ///
  /// - Returns: What there is to say of it; `nil` where nothing was held.
  mutating func write() -> String? {
    guard !held.isEmpty else { return nil }
    let recorded = held.values.count { $0.isRecorded }
    for (_, snapshot) in held.sorted(by: { $0.key < $1.key }) { writer.receive(snapshot) }
    writer.finish()
    held = [:]
    bytes = 0
    if let failure = writer.takeFailure() { return failure.message }
    guard recorded > 0 else { return nil }
    return recorded == 1 ? "one snapshot was recorded" : "\(recorded) snapshots were recorded"
  }
}

extension SnapshotTaken {
  /// What tells it from all others: where its reference is.
  var key: String {
    guard let place else { return reference }
    return "\(reference):\(place.line):\(place.column):\(place.offset)"
  }
}
