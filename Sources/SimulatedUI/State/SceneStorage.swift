/// A value kept with the scene: views with the same key share it, and it outlives them.
///
/// See Apple's documentation of `SceneStorage`. A test ends the app for good, so that nothing is
/// restored at the next launch.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: StoredForm<Value>
  private var value: SceneValue?

  init(key: String, initial: Value, form: StoredForm<Value>) {
    self.key = key
    self.initial = initial
    self.form = form
  }

  /// The stored value, or the first one given.
  public var wrappedValue: Value {
    get { (value?.stored).flatMap(form.read) ?? initial }
    nonmutating set { value?.stored = form.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    let value = node.root.slot("scene storage") { SceneValues() }[key]
    self.value = value
    node.storage.slots[slot] = value
  }
}

/// The values that a scene keeps, by key.
@MainActor private final class SceneValues {
  private var values: [String: SceneValue] = [:]

  subscript(key: String) -> SceneValue {
    if let value = values[key] { return value }
    let value = SceneValue()
    values[key] = value
    return value
  }
}

/// One value that a scene keeps, and who has read it.
///
/// Used from any isolation, always on the host's one thread.
private final class SceneValue: @unchecked Sendable {
  private var kept: Any?
  private var readers = Readers()

  /// The value as it is stored; a change asks for an update of the views that have read it.
  var stored: Any? {
    get {
      readers.noteRead()
      return kept
    }
    set {
      kept = newValue
      readers.invalidate(because: self)
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
