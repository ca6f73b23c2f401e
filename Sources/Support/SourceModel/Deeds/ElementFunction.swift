/// A method of a page object that gives an element by what it is given: `row(_ title:)`.
package struct ElementFunction: Codable, Hashable, Sendable {
  /// The type that it is called on.
  package var type: String
  /// Its name.
  package var name: String
  /// What it is given.
  package var parameters: [CallableParameter]
  /// The element.
  package var element: DeedElement

  /// Creates a description.
  package init(
    type: String, name: String, parameters: [CallableParameter], element: DeedElement
  ) {
    self.type = type
    self.name = name
    self.parameters = parameters
    self.element = element
  }
}
