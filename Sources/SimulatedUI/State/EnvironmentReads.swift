/// The keys of an environment that a node has read.
///
/// Views are evaluated on the host's one thread.
final class EnvironmentReads: @unchecked Sendable {
  /// What builds of nodes above have read.
  private(set) var above = EnvironmentKeys()
  private let owner: Int

  /// Notes what is read on behalf of a node.
  init(owner: Int) { self.owner = owner }

  /// Whether the node is being built rather than evaluated.
  var isBuilding = false
  /// What evaluations of the node have read.
  private(set) var evaluated = EnvironmentKeys()
  /// What builds of the node have read.
  private(set) var built = EnvironmentKeys()

  /// Notes that the value for a key has been read.
  func note(_ key: ObjectIdentifier) {
    if let reader = ReadTracker.current, reader.id != owner { above.insert(key) }
    if isBuilding { built.insert(key) } else { evaluated.insert(key) }
  }
}

/// Some keys of an environment: a handful, for which a look at each is quicker than a hash.
struct EnvironmentKeys {
  private var keys: [ObjectIdentifier] = []

  /// Whether there are none.
  var isEmpty: Bool { keys.isEmpty }

  /// Adds a key, unless it is there.
  mutating func insert(_ key: ObjectIdentifier) {
    if !keys.contains(key) { keys.append(key) }
  }

  /// Whether no key is in both.
  func isDisjoint(with other: EnvironmentKeys) -> Bool {
    !keys.contains { other.keys.contains($0) }
  }
}
