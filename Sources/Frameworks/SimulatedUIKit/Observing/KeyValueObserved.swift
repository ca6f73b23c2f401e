/// An object that tells observers of changes of some of its values.
///
/// Foundation's own protocol of such objects, under the name it has there. On Apple's systems every
/// `NSObject` is one, by Objective-C; here those are of whose classes Apple documents that a value
/// can be observed, such as `WKWebView.estimatedProgress`.
@MainActor @preconcurrency
public protocol _KeyValueCodingAndObserving: AnyObject {
  /// The observers; an object keeps them and does not hold them.
  var _observers: _KeyValueObservers { get }
}

/// The observers of an object.
@MainActor
public final class _KeyValueObservers {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []

  /// Nobody yet.
  nonisolated package init() {}

  func add(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation))
  }

  /// Makes a change and tells the observers of it.
  ///
  /// Who observes an object as one of a class that inherits has another key path for the same value;
  /// so they are known by their value having changed.
  func tell(of keyPath: AnyKeyPath, _ change: () -> Void) {
    let observations = entries.compactMap(\.observation)
    let before = observations.map { $0.read() }
    for (observation, old) in zip(observations, before) where observation.keyPath == keyPath {
      observation.tell(old: old, new: nil, isPrior: true)
    }
    change()
    for (observation, old) in zip(observations, before) {
      let new = observation.read()
      if observation.keyPath == keyPath || old as? AnyHashable != new as? AnyHashable {
        observation.tell(old: old, new: new, isPrior: false)
      }
    }
  }
}

extension _KeyValueCodingAndObserving {
  /// Observes a value.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - options: What the change is to say, and whether to begin with the value as it is.
  ///   - changeHandler: Told of each change, at once.
  /// - Returns: The observation, which ends with its life.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(
      of: keyPath, options: options, read: { [weak self] in self?[keyPath: keyPath] }
    ) { [weak self] old, new, isPrior in
      guard let self else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: new as? Value, oldValue: old as? Value, isPrior: isPrior))
    }
    _observers.add(observation)
    if options.contains(.initial) {
      observation.tell(old: nil, new: self[keyPath: keyPath], isPrior: false)
    }
    return observation
  }

  /// Changes a value and tells its observers.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - change: Changes it.
  package func changing<Value>(_ keyPath: KeyPath<Self, Value>, _ change: () -> Void) {
    _observers.tell(of: keyPath, change)
  }
}
