/// The instances that a context has of models, each model having one at most.
///
/// They are not kept alive: one that nobody holds is made anew from its row when it is asked for.
struct ModelRegistry {
  private struct Entry {
    weak var model: (any PersistentModel)?
  }

  private var entries: [PersistentIdentifier: Entry] = [:]

  /// The instance of a model, if there is one.
  subscript(identifier: PersistentIdentifier) -> (any PersistentModel)? {
    get { entries[identifier]?.model }
    set { entries[identifier] = newValue.map { Entry(model: $0) } }
  }

  /// Forgets an instance that has gone.
  mutating func forget(_ identifier: PersistentIdentifier) {
    if let entry = entries[identifier], entry.model == nil { entries[identifier] = nil }
  }
}
