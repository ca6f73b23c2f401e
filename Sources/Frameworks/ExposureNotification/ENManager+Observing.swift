import Foundation
public import SimulatedCombine
public import SimulatedUIKit

/// Who is told when a manager's status may have changed.
final class ManagerObservers {
  var changes: [() -> Void] = []
}

// What Objective-C's observing of values brings to every object on Apple's systems.
extension ENManager {
  /// Makes a change and tells the observers.
  func changing(_ change: () -> Void) {
    change()
    for tell in observers.changes { tell() }
  }

  /// Publishes a value and its changes.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - options: Whether to begin with the value as it is.
  /// - Returns: The publisher, which does not fail.
  public func publisher<Value>(
    for keyPath: KeyPath<ENManager, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    let subject = CurrentValueSubject<Value, Never>(self[keyPath: keyPath])
    observers.changes.append { [unowned self] in subject.send(self[keyPath: keyPath]) }
    return options.contains(.initial)
      ? subject.eraseToAnyPublisher() : subject.dropFirst().eraseToAnyPublisher()
  }

  /// Observes a value.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - options: Whether to begin with the value as it is, and what changes say.
  ///   - changeHandler: Told of each change.
  /// - Returns: What ends the observation when it is cancelled or gone.
  public func observe<Value>(
    _ keyPath: KeyPath<ENManager, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (ENManager, NSKeyValueObservedChange<Value>) -> Void
  ) -> AnyCancellable {
    publisher(for: keyPath, options: options).sink { [unowned self] value in
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? value : nil, oldValue: nil))
    }
  }
}
