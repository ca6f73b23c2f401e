/// How a project's tests are spread over the layers, what they cost, and which UI tests show what
/// lower tests show already.
package struct TestPyramid: Hashable, Sendable {
  /// One layer.
  package struct Level: Hashable, Sendable {
    /// Which.
    package var layer: TestLayer
    /// How many tests it has.
    package var count: Int
    /// Its part of all tests, from 0 to 1.
    package var share: Double
    /// How many of its tests were observed; the times are of these.
    package var observedCount = 0
    /// Virtual seconds that its tests took.
    package var virtualSeconds = 0.0
    /// Real seconds that its tests took, with all that observing them costs.
    package var wallSeconds = 0.0
  }

  /// A UI test that reaches a view model which lower tests reach too.
  package struct Repetition: Hashable, Sendable {
    /// The UI test.
    package var test: String
    /// Where it is declared.
    package var location: SourceLocation
    /// The view model, or another observable type of the app's.
    package var viewModel: String
    /// The tests of lower layers that reach it.
    package var lowerTests: [String]
    /// How many view models the UI test reaches in all.
    package var reachedCount: Int
  }

  /// The layers, the top first.
  package var levels: [Level]
  /// What UI tests repeat, in the order of the tests.
  package var repetitions: [Repetition]

  /// Whether any test was observed.
  package var isObserved: Bool { levels.contains { $0.observedCount > 0 } }
  /// How many tests there are.
  package var count: Int { levels.reduce(0) { $0 + $1.count } }
  /// Whether there are tests of more than one layer.
  package var isMixed: Bool { levels.filter { $0.count > 0 }.count > 1 }

  /// Sorts a project's tests.
  ///
  /// - Parameters:
  ///   - index: The tests, each with its layer.
  ///   - observations: What their runs were seen to do, as far as that is known.
  package init(index: ProjectIndex, observations: ProjectObservations? = nil) {
    let tests = index.testClasses.flatMap(\.methods)
    let observed = Dictionary(
      (observations?.tests ?? []).map { ($0.test, $0) }, uniquingKeysWith: { $1 })
    levels = TestLayer.allCases.map { layer in
      let own = tests.filter { $0.layering.layer == layer }
      var level = Level(
        layer: layer, count: own.count,
        share: tests.isEmpty ? 0 : Double(own.count) / Double(tests.count))
      for observation in own.compactMap({ observed[$0.id] }) {
        level.observedCount += 1
        level.virtualSeconds += observation.virtualSeconds
        level.wallSeconds += observation.wallSeconds
      }
      return level
    }
    var lower: [String: [String]] = [:]
    for test in tests where test.layering.layer != .ui {
      // What a class shows to nobody, only the test's own code tells.
      let reached = Set(observed[test.id]?.viewModels ?? []).union(test.layering.parts)
      for name in reached { lower[name, default: []].append(test.id) }
    }
    repetitions = tests.filter { $0.layering.layer == .ui }.flatMap { test in
      let reached = observed[test.id]?.viewModels ?? []
      return reached.compactMap { name in
        lower[name].map {
          Repetition(
            test: test.id, location: test.location, viewModel: name, lowerTests: $0,
            reachedCount: reached.count)
        }
      }
    }
  }
}
