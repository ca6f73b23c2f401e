/// The place that a binding leads to: two bindings with equal sources are the same binding.
struct BindingSource: Equatable {
  /// A part of a value.
  private enum Part: Equatable {
    case property(AnyKeyPath)
    case element(AnyHashable)
  }

  private let location: AnyObject
  private let path: [Part]

  /// Leads to all of the value at a place that notes its readers.
  init(_ location: AnyObject) { self.init(location: location, path: []) }

  private init(location: AnyObject, path: [Part]) {
    self.location = location
    self.path = path
  }

  /// Leads to a property of the value.
  func appending(_ property: AnyKeyPath) -> BindingSource {
    BindingSource(location: location, path: path + [.property(property)])
  }

  /// Leads to an element of the value.
  ///
  /// - Parameter position: Where the element is.
  /// - Returns: The source; nil when positions of this kind cannot be told apart.
  func appending<Position>(elementAt position: Position) -> BindingSource? {
    guard let position = position as? any Hashable else { return nil }
    return BindingSource(location: location, path: path + [.element(AnyHashable(position))])
  }

  static func == (left: Self, right: Self) -> Bool {
    left.location === right.location && left.path == right.path
  }
}
