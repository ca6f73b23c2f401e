/// A part of a test's life cycle.
package struct Phase: Codable, Hashable, Sendable {
  /// The parts, in their order.
  package enum Name: String, Codable, Sendable {
    case setUp, test, tearDown
  }

  /// Which part starts.
  package var name: Name

  /// Creates the content.
  package init(name: Name) { self.name = name }
}
