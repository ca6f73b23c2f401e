/// A test that is to be written.
package struct TestDraft: Hashable, Sendable {
  /// A class that a new one is made like.
  package struct Template: Hashable, Sendable {
    /// Name of the class.
    package var className: String
    /// Absolute path of its file.
    package var file: String

    /// Creates a description.
    package init(className: String, file: String) {
      self.className = className
      self.file = file
    }
  }

  /// The class that it becomes a method of.
  package var className: String
  /// Its name, such as `testSignIn`.
  package var method: String
  /// Path of the file of the class.
  package var file: String
  /// Whether file and class are new.
  package var isNewFile = false
  /// What a new class is made like.
  package var template: Template?
  /// Whether the app is launched by its class or by its first statement.
  package var isLaunched = false
  /// Whether a superclass is on the main actor, so that the test need not say so.
  package var isOnMainActor = false
  /// The property of the class that holds the app, which it may inherit; `nil` where the class has to
  /// be looked at.
  package var app: String?
  /// How the device is to be.
  package var settings = TestSettings()
  /// What the test does, in which the app is called `app`.
  package var statements: [TestStatement]

  /// Creates a draft of a method of a class that there is.
  package init(className: String, method: String, file: String, statements: [TestStatement]) {
    self.className = className
    self.method = method
    self.file = file
    self.statements = statements
  }
}
