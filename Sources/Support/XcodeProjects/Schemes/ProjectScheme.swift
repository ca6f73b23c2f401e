/// What people choose to build, run and test.
package struct ProjectScheme: Hashable, Sendable {
  /// A target that the scheme builds.
  package struct BuildEntry: Hashable, Sendable {
    /// The target.
    package var target: TargetReference
    /// Whether it is built to run tests.
    package var isForTesting: Bool
    /// Whether it is built to run the app.
    package var isForRunning: Bool
  }

  /// Its name.
  package var name: String
  /// The file, absolute; of a scheme inside of a larger file that one.
  package var path: String
  /// Whether all who work on the project have it.
  package var isShared: Bool
  /// What it builds, in the order of the file.
  package var buildEntries: [BuildEntry] = []
  /// How it runs the app.
  package var launch = LaunchAction()
  /// How it tests.
  package var test = TestAction()
  /// Scripts that Xcode would run before or after; pomelo never does.
  package var scripts: [BuildScript] = []
}

/// A target, as schemes and plans name it.
package struct TargetReference: Hashable, Sendable {
  /// Which one; a target that is not there may be meant, and ``ProjectDefinition/problems`` says so.
  package var id: TargetID
  /// Its name at the time of writing.
  package var name: String
}

/// How a scheme runs the app.
package struct LaunchAction: Hashable, Sendable {
  /// The build configuration; `nil` for the one to debug with.
  package var configuration: String?
  /// The target that is run; `nil` for none.
  package var target: TargetReference?
  /// What it is started with.
  package var options = LaunchOptions()
  /// The file that says what its store sells, absolute; `nil` for none.
  package var storeConfiguration: String?
}

/// How a scheme tests.
package struct TestAction: Hashable, Sendable {
  /// A target of tests.
  package struct Testable: Hashable, Sendable {
    /// The target.
    package var target: TargetReference
    /// Whether it is left out.
    package var isSkipped = false
    /// Whether its tests run beside each other.
    package var isParallel = false
    /// Tests that are left out, as `Class` or `Class/method()`.
    package var skippedTests: [String] = []
    /// The only tests that are run; `nil` for all that are not left out.
    package var selectedTests: [String]?
  }

  /// The build configuration; `nil` for the one to debug with.
  package var configuration: String?
  /// The targets of tests, in the order of the file; with a plan those of the plan count.
  package var testables: [Testable] = []
  /// Plans, absolute, in the order of the file.
  package var testPlans: [String] = []
  /// The plan that is meant where nothing names one.
  package var defaultTestPlan: String?
  /// What the tests are started with: the launch action's where the scheme says so.
  package var options = LaunchOptions()
}
