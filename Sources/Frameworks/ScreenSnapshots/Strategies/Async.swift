/// A value that may come later, by a callback.
///
/// See the documentation of `Async` in swift-snapshot-testing.
public struct Async<Value> {
  /// Has the value made, and handed to a callback.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that comes later.
  ///
  /// - Parameter run: Makes the value and calls back with it.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is there.
  ///
  /// - Parameter value: The value.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// Makes another value of it.
  ///
  /// - Parameter transform: Makes the other value.
  /// - Returns: The other value, which comes when this one does.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in
      run { callback(transform($0)) }
    }
  }
}

extension Async {
  /// All of several values, in their order, once the last has come.
  static func all(_ values: [Async]) -> Async<[Value]> {
    guard !values.isEmpty else { return Async<[Value]>(value: []) }
    return Async<[Value]> { callback in
      var come: [Int: Value] = [:]
      for (place, value) in values.enumerated() {
        value.run {
          come[place] = $0
          if come.count == values.count { callback(values.indices.compactMap { come[$0] }) }
        }
      }
    }
  }
}
