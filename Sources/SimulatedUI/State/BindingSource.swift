/// The place that a binding leads to: two bindings with equal sources are the same binding.
struct BindingSource: Equatable {
  private let location: AnyObject
  private let path: [AnyHashable]

  /// Leads to all of the value at a place that notes its readers.
  init(_ location: AnyObject) { self.init(location: location, path: []) }

  private init(location: AnyObject, path: [AnyHashable]) {
    self.location = location
    self.path = path
  }

  /// Leads to a part of the value.
  ///
  /// - Parameter part: The key path of a property, or the position of an element.
  /// - Returns: The source; nil when parts of this kind cannot be told apart.
  func appending(_ part: Any) -> BindingSource? {
    guard let part = part as? any Hashable else { return nil }
    return BindingSource(location: location, path: path + [AnyHashable(part)])
  }

  static func == (left: Self, right: Self) -> Bool {
    left.location === right.location && left.path == right.path
  }
}
