/// Where a person's hand does something.
package enum HandTarget: Codable, Hashable, Sendable {
  /// An element by its identity in the latest screen; its hit point is touched.
  case element(id: Int)
  /// A point of the screen, in points, whatever is there.
  case point(x: Double, y: Double)
}
