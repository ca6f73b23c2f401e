/// A test that is to be written.
public struct TestDraft: Hashable, Sendable {
  /// A class that a new one is made like.
  public struct Template: Hashable, Sendable {
    /// Name of the class.
    public var className: String
    /// Absolute path of its file.
    public var file: String

    /// Creates a description.
    public init(className: String, file: String) {
      self.className = className
      self.file = file
    }
  }

  /// The class that it becomes a method of.
  public var className: String
  /// Its name, such as `testSignIn`.
  public var method: String
  /// Path of the file of the class.
  public var file: String
  /// Whether file and class are new.
  public var isNewFile = false
  /// What a new class is made like.
  public var template: Template?
  /// What the test does, in which the app is called `app`.
  public var statements: [TestStatement]

  /// Creates a draft of a method of a class that there is.
  public init(className: String, method: String, file: String, statements: [TestStatement]) {
    self.className = className
    self.method = method
    self.file = file
    self.statements = statements
  }
}
