/// The place that a binding leads to: two bindings with equal sources are the same binding.
struct BindingSource: Equatable {
  private let location: AnyObject
  private let path: [AnyKeyPath]

  /// Leads to all of the value at a place that notes its readers.
  init(_ location: AnyObject) { self.init(location: location, path: []) }

  private init(location: AnyObject, path: [AnyKeyPath]) {
    self.location = location
    self.path = path
  }

  /// Leads to a part of the value.
  func appending(_ part: AnyKeyPath) -> BindingSource {
    BindingSource(location: location, path: path + [part])
  }

  static func == (left: Self, right: Self) -> Bool {
    left.location === right.location && left.path == right.path
  }
}
