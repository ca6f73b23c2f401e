/// What depends on an identifier or a label: everything that a change of it touches.
package struct Impact: Codable, Hashable, Sendable {
  /// A place in the sources that depends on it.
  package struct Place: Codable, Hashable, Sendable {
    /// What stands there: the id of a member, `Class/method` of a test, or the code itself.
    package var title: String
    /// More about it, such as the query or why it is not certain; empty for nothing.
    package var detail: String
    /// Where it stands.
    package var location: SourceLocation

    /// Creates a place.
    package init(title: String, detail: String = "", location: SourceLocation) {
      self.title = title
      self.detail = detail
      self.location = location
    }
  }

  /// What depends on it in one way of writing tests.
  package struct Group: Codable, Hashable, Sendable {
    /// The locators that look for it.
    package var locators: [Place] = []
    /// Constants and cases that are the text, or lead to it.
    package var constants: [Place] = []
    /// Methods of page objects that use these.
    package var methods: [Place] = []
    /// Methods of use cases that use these.
    package var useCases: [Place] = []
    /// Set-up, shared steps and functions that use these.
    package var helpers: [Place] = []
    /// The tests that come to these.
    package var tests: [Place] = []
    /// The places in the tests' sources that say the text: what a change of it has to edit.
    package var edits: [Place] = []

    /// Creates a group.
    package init() {}

    /// Whether nothing depends on it in this way.
    package var isEmpty: Bool { locators.isEmpty && tests.isEmpty && edits.isEmpty }
  }

  /// The identifier or label.
  package var text: String
  /// Where the app's sources set it.
  package var settings: [Place] = []
  /// The places in the app's sources that say the text.
  package var appEdits: [Place] = []
  /// What depends on it through page objects.
  package var pageObjects = Group()
  /// What depends on it as tests look for it themselves.
  package var rawTests = Group()
  /// What may depend on it: texts that only a run can tell, calls that subtypes may take.
  package var possible: [Place] = []
  /// Tests that were seen to look for it though the sources do not say so.
  package var observed: [Place] = []
  /// The same text in the tests' sources where it is no locator's, as in assertions.
  package var mentions: [Place] = []
  /// Whether runs were consulted.
  package var hasObservations = false

  /// Creates an impact on nothing.
  package init(text: String) {
    self.text = text
  }

  /// Whether the sources or the runs know the text at all.
  package var isKnown: Bool {
    !(settings.isEmpty && pageObjects.isEmpty && rawTests.isEmpty && observed.isEmpty
      && mentions.isEmpty) || possible.contains { $0.detail.hasPrefix(Self.patternMark) }
  }

  /// How the detail of a place begins whose text is known in part, and fits.
  static let patternMark = "fits "
}
