/// What the runs of a project's tests were seen to do: the facts that sources alone cannot tell.
package struct ProjectObservations: Codable, Hashable, Sendable {
  /// A hash of the sources and settings that the runs were made with; observations of other sources
  /// say nothing about these.
  package var sources: String
  /// The observations, one a test, in the order of the tests.
  package var tests: [TestObservation]

  /// Creates observations.
  package init(sources: String = "", tests: [TestObservation] = []) {
    self.sources = sources
    self.tests = tests
  }

  /// The observation of a test, if it has run.
  package subscript(test: String) -> TestObservation? { tests.first { $0.test == test } }

  /// Takes an observation in, in place of an earlier one of the same test.
  package mutating func update(_ observation: TestObservation) {
    if let index = tests.firstIndex(where: { $0.test == observation.test }) {
      tests[index] = observation
    } else {
      tests.append(observation)
    }
  }
}
