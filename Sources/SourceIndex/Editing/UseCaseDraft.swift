/// A use case that is to be written into a file of its own.
package struct UseCaseDraft: Hashable, Sendable {
  /// Its name, such as `SignInUseCase`.
  package var name: String
  /// The parameters of its method: names, which are the labels too, and types.
  package var parameters: [Parameter]
  /// What it does, in which the app is called `app`.
  package var statements: [TestStatement]

  /// What a use case is given.
  package struct Parameter: Hashable, Sendable {
    /// Name and label.
    package var name: String
    /// Swift for its type.
    package var type: String

    /// Creates a description.
    package init(name: String, type: String) {
      self.name = name
      self.type = type
    }
  }

  /// Creates a draft.
  package init(name: String, parameters: [Parameter] = [], statements: [TestStatement]) {
    self.name = name
    self.parameters = parameters
    self.statements = statements
  }
}
