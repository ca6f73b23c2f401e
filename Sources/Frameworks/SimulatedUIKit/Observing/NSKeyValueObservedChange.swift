// Foundation has these on Apple's systems only, where Objective-C brings key-value observing.

/// Which changes of a value are of interest.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at the beginning.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A notice before the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of a value.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change.
  public let newValue: Value?
  /// The value before the change.
  public let oldValue: Value?
  /// Whether the change is still to come.
  public let isPrior: Bool

  /// Describes a change.
  package init(newValue: Value?, oldValue: Value?, isPrior: Bool = false) {
    self.newValue = newValue
    self.oldValue = oldValue
    self.isPrior = isPrior
  }
}
