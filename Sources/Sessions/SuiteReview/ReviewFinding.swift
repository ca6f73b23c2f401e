package import SourceModel

/// A place of a suite that a rule finds.
package struct ReviewFinding: Hashable, Sendable {
  /// What was found, with the figures that say why it matters here.
  package enum Fact: Hashable, Sendable {
    /// An identifier or a query is written at several places, on which so many tests depend.
    case written(String, places: [SourceLocation], tests: Int)
    /// A page has no member that looks whether it is there, and so many tests come to it.
    case unchecked(page: String, tests: Int)
    /// A member of a test class asks for elements so often; the suite may have no pages.
    case rawQueries(member: String, count: Int, hasPages: Bool)
    /// Something waits for a length of time, as it is written, in seconds where they are known.
    case sleeps(member: String, text: String, seconds: Double?)
    /// Nothing in the tests' sources names a method, of so many lines.
    case unused(member: String, lines: Int)
    /// A use case asks something so often, first this, and so many tests play it.
    case branches(member: String, first: String, count: Int, tests: Int)
    /// Methods of a page act and give nothing.
    case givesNothing(page: String, methods: [String])
    /// A chain begins anew with a page that the statement before has given.
    case restarts(page: String, before: SourceLocation)
    /// A method gives a page, by its declaration, and each of so many times another appeared.
    case lands(method: String, page: String, seen: String, times: Int)
    /// No fault of so many at elements makes an assertion fail that looks at them, in so many tests.
    case idle(elements: [String], tried: Int, tests: Int)
    /// A test passes alone and fails after others.
    case dependsOn(test: String, others: [String], message: String)
    /// A step relies on work that came so many seconds before, and fails when that is late.
    case onlyByTiming(test: String, title: String, cause: String, margin: Double)
    /// A method of a page asserts so often more than that something is there, first this.
    case asserts(member: String, first: String, count: Int)
  }

  /// The rule.
  package var rule: ReviewRule
  /// Where it is.
  package var location: SourceLocation
  /// What was found.
  package var fact: Fact
  /// An edit after which it is no longer so, where there is one that changes nothing else.
  package var edit: ReviewEdit?

  /// Describes what was found.
  package init(
    _ rule: ReviewRule, at location: SourceLocation, _ fact: Fact, edit: ReviewEdit? = nil
  ) {
    self.rule = rule
    self.location = location
    self.fact = fact
    self.edit = edit
  }

  /// The file before and after the edit.
  package var fix: FileChange? { edit.map { [$0].changes }?.first }
}
