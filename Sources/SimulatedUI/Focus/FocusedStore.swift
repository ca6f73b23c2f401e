import SimulatedCombine

/// The focused values of a scene: those of the views that are there, later ones first.
///
/// Used from any isolation, always on the host's one thread.
final class FocusedStore: @unchecked Sendable {
  /// Sent when the values may have changed.
  let changes = PassthroughSubject<Void, Never>()
  private var sources: [(id: Int, change: (inout FocusedValues) -> Void)] = []

  /// What all views together tell.
  var values: FocusedValues {
    var values = FocusedValues()
    for source in sources { source.change(&values) }
    return values
  }

  /// Takes what a view tells.
  func set(_ id: Int, _ change: @escaping (inout FocusedValues) -> Void) {
    if let index = sources.firstIndex(where: { $0.id == id }) {
      sources[index].change = change
    } else {
      sources.append((id, change))
      changes.send(())
    }
  }

  /// Forgets what a view told: it has gone.
  func remove(_ id: Int) {
    sources.removeAll { $0.id == id }
    changes.send(())
  }

  /// The store of the scene a node is in.
  @MainActor static func of(_ node: ViewNode) -> FocusedStore {
    node.root.slot("focused values") { FocusedStore() }
  }
}

extension FocusedStore {
  /// The store of a node's scene, whose changes update the node from now on.
  @MainActor static func follow(from node: ViewNode, slot: Int) -> FocusedStore {
    let store = FocusedStore.of(node)
    guard !(node.storage.slots[slot] is AnyCancellable) else { return store }
    let invalidator = node.invalidator
    node.storage.slots[slot] = store.changes.sink { invalidator.invalidate() }
    return store
  }
}
