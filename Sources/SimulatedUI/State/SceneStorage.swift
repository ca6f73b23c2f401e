import SimulatedCombine

/// A value kept with the scene: views with the same key share it, and it outlives them.
///
/// See Apple's documentation of `SceneStorage`. A test ends the app for good, so that nothing is
/// restored at the next launch.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: StoredForm<Value>
  private var values: SceneValues?

  init(key: String, initial: Value, form: StoredForm<Value>) {
    self.key = key
    self.initial = initial
    self.form = form
  }

  /// The stored value, or the first one given.
  public var wrappedValue: Value {
    get { values?[key].flatMap(form.read) ?? initial }
    nonmutating set { values?[key] = form.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    let values = node.root.slot("scene storage") { SceneValues() }
    self.values = values
    guard !(node.slots[slot] is AnyCancellable) else { return }
    let (key, invalidator) = (key, node.invalidator)
    node.slots[slot] = values.keys.sink { if $0 == key { invalidator.invalidate() } }
  }
}

/// The values that a scene keeps.
///
/// Used from any isolation, always on the host's one thread.
private final class SceneValues: @unchecked Sendable {
  /// The key of every value that changes.
  let keys = PassthroughSubject<String, Never>()
  private var values: [String: Any] = [:]

  subscript(key: String) -> Any? {
    get { values[key] }
    set {
      values[key] = newValue
      keys.send(key)
    }
  }
}

extension ViewNode {
  /// The node of the whole app.
  var root: ViewNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
}
