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

  func tell(of keyPath: AnyKeyPath, old: Any?, new: Any?, isPrior: Bool) {
    let name = Self.name(of: keyPath)
    for observation in entries.compactMap(\.observation)
    where observation.keyPath == keyPath || Self.name(of: observation.keyPath) == name {
      observation.tell(old: old, new: new, isPrior: isPrior)
    }
  }

  /// The last part, which is the same for a class and for those that inherit from it.
  private static func name(of keyPath: AnyKeyPath) -> Substring? {
    String(describing: keyPath).split(separator: ".").last
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
    let observation = NSKeyValueObservation(of: keyPath, options: options) {
      [weak self] old, new, isPrior in
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
    let old = self[keyPath: keyPath]
    _observers.tell(of: keyPath, old: old, new: nil, isPrior: true)
    change()
    _observers.tell(of: keyPath, old: old, new: self[keyPath: keyPath], isPrior: false)
  }
}
