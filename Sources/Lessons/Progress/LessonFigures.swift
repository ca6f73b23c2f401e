/// What the claims of the pattern come to, measured on a learner's own suite.
package struct LessonFigures: Hashable, Sendable, Codable {
  /// The most lines of the tests that have to change when one of the lesson's identifiers changes.
  package var linesToChange: Int?
  /// Locators that are written more than once.
  package var duplicatedLocators: Int?
  /// Calls of pages and use cases in the opened test, while it runs.
  package var chainSteps: Int?
  /// Seconds that the opened test takes, on the virtual clock.
  package var virtualSeconds: Double?
  /// Places where an element is used without any wait for it, as far as runs with late work show.
  package var unprotectedWaits: Int?
  /// Wrong apps that the tests notice, of so many.
  package var mutantsCaught: Int?
  package var mutants: Int?
  /// Schedules under which the opened test did the same, of so many.
  package var schedulesSurvived: Int?
  package var schedules: Int?

  /// Nothing was measured.
  package init() {}
}
