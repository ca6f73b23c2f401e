/// Where the value of a published property is kept.
final class PublishedStorage<Value>: @unchecked Sendable {
  let core: SubjectCore<Value, Never>
  /// Told before the value changes.
  var objectWillChange: ObservableObjectPublisher?
  private let first: Value

  init(_ value: Value) {
    first = value
    core = SubjectCore(latest: value)
  }

  /// The value; subscribers are told before it changes.
  var value: Value {
    get { core.value ?? first }
    set {
      objectWillChange?.send()
      core.send(newValue, keepsFirst: false)
    }
  }
}
