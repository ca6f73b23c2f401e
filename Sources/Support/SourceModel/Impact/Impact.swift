/// What depends on an identifier or a label: everything that a change of it touches.
public struct Impact: Codable, Hashable, Sendable {
  /// A place in the sources that depends on it.
  public struct Place: Codable, Hashable, Sendable {
    /// What stands there: the id of a member, `Class/method` of a test, or the code itself.
    public var title: String
    /// More about it, such as the query or why it is not certain; empty for nothing.
    public var detail: String
    /// Where it stands.
    public var location: SourceLocation

    /// Creates a place.
    public init(title: String, detail: String = "", location: SourceLocation) {
      self.title = title
      self.detail = detail
      self.location = location
    }
  }

  /// What depends on it in one way of writing tests.
  public struct Group: Codable, Hashable, Sendable {
    /// The locators that look for it.
    public var locators: [Place] = []
    /// Constants and cases that are the text, or lead to it.
    public var constants: [Place] = []
    /// Methods of page objects that use these.
    public var methods: [Place] = []
    /// Methods of use cases that use these.
    public var useCases: [Place] = []
    /// Set-up, shared steps and functions that use these.
    public var helpers: [Place] = []
    /// The tests that come to these.
    public var tests: [Place] = []
    /// The places in the tests' sources that say the text: what a change of it has to edit.
    public var edits: [Place] = []

    /// Creates a group.
    public init() {}

    /// Whether nothing depends on it in this way.
    public var isEmpty: Bool { locators.isEmpty && tests.isEmpty && edits.isEmpty }
  }

  /// The identifier or label.
  public var text: String
  /// Where the app's sources set it.
  public var settings: [Place] = []
  /// The places in the app's sources that say the text.
  public var appEdits: [Place] = []
  /// What depends on it through page objects.
  public var pageObjects = Group()
  /// What depends on it as tests look for it themselves.
  public var rawTests = Group()
  /// What may depend on it: texts that only a run can tell, calls that subtypes may take.
  public var possible: [Place] = []
  /// Tests that were seen to look for it though the sources do not say so.
  public var observed: [Place] = []
  /// The same text in the tests' sources where it is no locator's, as in assertions.
  public var mentions: [Place] = []
  /// Whether runs were consulted.
  public var hasObservations = false

  /// Creates an impact on nothing.
  public init(text: String) {
    self.text = text
  }

  /// Whether the sources or the runs know the text at all.
  public var isKnown: Bool {
    !(settings.isEmpty && pageObjects.isEmpty && rawTests.isEmpty && observed.isEmpty
      && mentions.isEmpty) || possible.contains { $0.detail.hasPrefix(Self.patternMark) }
  }

  /// How the detail of a place begins whose text is known in part, and fits.
  static let patternMark = "fits "
}
