public import OpenCombine

/// An object that publishes before it changes.
///
/// See Apple's documentation of `ObservableObject`.
public protocol ObservableObject: AnyObject {
  /// What publishes the changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before any of the object's published properties changes, and when it is told to.
  public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

/// A property wrapper that tells its object before it changes.
package protocol ObservableObjectProperty {
  /// What to tell; nil while nobody has asked the object for it.
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}
