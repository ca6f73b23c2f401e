import Synchronization

/// A value that is made when it is first asked for, once for all copies of what holds it.
package final class Deferred<Value: Sendable>: Sendable {
  private enum State {
    case pending(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Mutex<State>

  /// Holds a value that is there.
  package init(_ value: Value) { state = Mutex(.made(value)) }

  /// Holds a value to come.
  ///
  /// - Parameter make: Makes it; called once at most, by whichever thread asks first.
  package init(making make: @escaping @Sendable () -> Value) { state = Mutex(.pending(make)) }

  /// The value.
  package var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .pending(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}

extension Deferred: Equatable where Value: Equatable {
  /// Whether the values are equal, which mostly is known without making them.
  package static func == (one: Deferred, other: Deferred) -> Bool {
    one === other || one.value == other.value
  }
}

extension Deferred: Hashable where Value: Hashable {
  /// Hashes the value, which is made for that.
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
