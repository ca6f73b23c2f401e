package import SessionProtocol
package import SourceModel

/// What is known of the project: what its host holds, what its sources say, and what its tests were
/// seen to do.
package struct ProjectState: Sendable {
  /// What the host holds.
  @Stamped package internal(set) var host: HostDescription
  /// What the sources say.
  @Stamped package internal(set) var index: ProjectIndex { didSet { findTestMethod() } }
  /// The test that is run, `Class/method`.
  package internal(set) var test: String? { didSet { findTestMethod() } }
  /// What the sources say of it.
  @Stamped private(set) var testMethod: TestMethod?
  /// What the project says of the device and the network.
  @Stamped var conditions: ProjectConditions
  /// What runs of the sources as they are were seen to do, those of the explorer among them.
  @Stamped var observations: ProjectObservations

  /// What is known before anything was run.
  ///
  /// - Parameters:
  ///   - host: What the host holds.
  ///   - index: What the sources say.
  ///   - test: The test to run first; the host's first one when nil.
  ///   - conditions: What the project says of the device and the network.
  ///   - observations: What runs were seen to do before.
  init(
    host: HostDescription, index: ProjectIndex, test: String?, conditions: ProjectConditions,
    observations: ProjectObservations
  ) {
    self.host = host
    self.index = index
    self.test = test ?? host.tests.first
    self.conditions = conditions
    self.observations = observations
    findTestMethod()
  }

  private mutating func findTestMethod() {
    testMethod = index.testClasses.lazy.flatMap(\.methods).first { $0.id == test }
  }

  /// Where the test is declared.
  var testLocation: SourceLocation? { testMethod?.location }

  /// The layer of the test, and how it is known.
  var layering: TestLayering? { testMethod?.layering }

  /// What runs showed, if there were any.
  var knownObservations: ProjectObservations? { observations.tests.isEmpty ? nil : observations }

  /// Goes on with another host and what the sources say now.
  ///
  /// - Parameters:
  ///   - host: What the host holds.
  ///   - index: What the sources say.
  ///   - isRebuilt: Whether the sources are others than before.
  mutating func replace(host: HostDescription, index: ProjectIndex, isRebuilt: Bool) {
    if isRebuilt {
      // What runs of other sources did says nothing of these.
      observations = ProjectObservations()
    }
    self.host = host
    self.index = index
  }

  /// Adds what a run that was seen from its first event to its last has shown.
  mutating func observe(_ observation: TestObservation) {
    var observation = observation
    // The real time of a run that a person steps through says nothing.
    observation.wallSeconds = observations[observation.test]?.wallSeconds ?? 0
    observations.update(observation)
  }

  /// Where the element of a page object is declared, by a name such as `SignInViewPage.email`.
  func location(ofPageElement name: String) -> SourceLocation? {
    index.pages.lazy.flatMap { page in
      page.elements.lazy.map { ("\(page.name).\($0.name)", $0.location) }
    }.first { $0.0 == name }?.1
  }
}
