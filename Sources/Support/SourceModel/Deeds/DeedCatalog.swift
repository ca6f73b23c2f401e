/// What all methods of page objects and use cases do.
package struct DeedCatalog: Codable, Hashable, Sendable {
  /// What can be called, types among it that only other methods make.
  package var callables: CallableCatalog
  /// What the methods of these do, in their order.
  package var methods: [MethodDeeds]
  /// Names of the parameters of types that have some.
  package var generics: [String: [String]] = [:]
  /// How tests get at their first pages.
  package var starts: [PageStart] = []
  /// The property of each test class that holds the app, its own or an inherited one.
  package var apps: [String: String] = [:]
  /// The methods of pages that give elements by what they are given.
  package var elements: [ElementFunction] = []
  /// Names of the types that tests, use cases and pages make themselves; others are handed to them.
  package var made: Set<String> = []
  /// The values that arguments can be, by their type's name.
  package var values: [String: [DeedValue]]

  /// Creates a catalog.
  package init(
    callables: CallableCatalog = CallableCatalog(), methods: [MethodDeeds] = [],
    values: [String: [DeedValue]] = [:]
  ) {
    self.callables = callables
    self.methods = methods
    self.values = values
  }

  /// What a method does.
  package subscript(type: String, method: String) -> MethodDeeds? {
    methods.first { $0.type == type && $0.method == method }
  }
}
