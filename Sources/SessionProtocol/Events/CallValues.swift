/// The values of a call of the person's that is under way.
package struct CallValues: Codable, Hashable, Sendable {
  /// Which call of the event's stack it is; 0 is the innermost.
  package var frame: Int
  /// What it was given.
  package var arguments: [NamedValue]
  /// What it has named since, in the order of their lines.
  package var locals: [NamedValue]
  /// The stored properties of what it was called on, as they were when it began.
  package var properties: [NamedValue]

  /// Creates the values of a call.
  package init(
    frame: Int, arguments: [NamedValue] = [], locals: [NamedValue] = [],
    properties: [NamedValue] = []
  ) {
    self.frame = frame
    self.arguments = arguments
    self.locals = locals
    self.properties = properties
  }
}
