/// Tells one look at an object from the next.
///
/// Views are compared to see whether they show something else. One that shows an object of UIKit
/// holds the same object as before though that has changed; with a look of its own it counts as
/// another view each time it is made.
final class Look: Sendable {}

/// An object of UIKit in a row of them, as it is now.
struct ShownObject<Object: AnyObject>: Identifiable {
  /// Its place in the row.
  let id: Int
  let object: Object
  private let look = Look()

  /// All objects of a row.
  static func all(_ objects: [Object]) -> [ShownObject] {
    objects.enumerated().map { ShownObject(id: $0.offset, object: $0.element) }
  }
}
