package import SourceModel

/// Why something that a lesson asks for does not hold, as it was seen.
package enum CheckFinding: Hashable, Sendable {
  /// The sources do not compile.
  case notBuilt(BuildProblem)
  /// Nothing could be run; the sentence says why.
  case notRun(String)
  /// A test that is to pass fails.
  case failed(test: String, message: String, SourceLocation?)
  /// A test that is to fail passes.
  case passed(test: String)
  /// There is no test that is called so.
  case noTest(String)
  /// A rule of a review finds something, and so often in all.
  case rule(LocalizedText, SourceLocation, count: Int)
  /// No test looks for an identifier that is to be renamed.
  case notLookedFor(String)
  /// More lines than one would have to change with an identifier.
  case manyLines(String, [SourceLocation], most: Int)
  /// Some place puts an identifier together from parts, so that no edit is safe.
  case putTogether(String, SourceLocation)
  /// A test fails once an identifier is another, though the lines that name it are too.
  case failsRenamed(String, test: String, message: String)
  /// The tests pass with a wrong app.
  case notNoticed(mutants: [String], of: Int)
  /// A wrong app could not be made; the sentence says why.
  case noMutant(String, reason: String)
  /// A test does something else under another schedule, or fails.
  case differs(test: String, schedule: UInt64, of: Int)
  /// A text is written at too many places.
  case written(String, [SourceLocation], most: Int)
  /// A test fails with an app that is late or otherwise, but not wrong.
  case notWithstood(String, test: String, message: String)
  /// The run of a test does not go through something.
  case notThrough(String, test: String)
  /// The run of a test goes through too few pages or use cases.
  case fewCalled(CountedThing, Int, least: Int, test: String)
  /// A test makes more pages and use cases itself, at these places.
  case manyMade(test: String, [SourceLocation], most: Int)
  /// A test calls its pages in more statements, at these places.
  case manyStatements(test: String, [SourceLocation], most: Int)
  /// The app is not launched with an argument or a variable.
  case notLaunched(with: String)
  /// Too few pages or use cases are declared.
  case fewDeclared(CountedThing, Int, least: Int)
  /// A page is not declared as it is to be; `nil` where there is none.
  case declared(String, as: String?, wanted: String, SourceLocation?)
  /// A test fails after others, whose traces it finds.
  case failsAfter(test: String, others: [String], message: String)
  /// A test takes too much virtual time, in seconds.
  case slow(Double, most: Double)
  /// A layer has too few tests, or too many.
  case layer(TestLayer, Int, least: Int?, most: Int?)
  /// Too few snapshots equal their references.
  case fewSnapshots(Int, least: Int)
  /// The answer is another.
  case wrongAnswer(String)
  /// It was not done yet.
  case notDone

  /// What is counted.
  package enum CountedThing: Hashable, Sendable {
    case pages, useCases
  }
}

extension CheckFinding {
  /// What leads to it.
  var goal: CheckGoal? {
    switch self {
    case .notBuilt(let problem): problem.location.map { .line($0) }
    case .failed(let test, _, let place): .failure(test: test, place)
    case .passed(let test), .differs(let test, _, _): .test(test)
    case .rule(_, let place, _), .putTogether(_, let place): .line(place)
    case .manyLines(_, let places, _), .written(_, let places, _): places.first.map { .line($0) }
    case .manyMade(_, let places, _), .manyStatements(_, let places, _):
      places.last.map { .line($0) }
    case .notThrough(_, let test), .fewCalled(_, _, _, let test): .test(test)
    case .failsAfter(let test, _, _), .failsRenamed(_, let test, _), .notWithstood(_, let test, _):
      .test(test)
    case .declared(_, _, _, let place): place.map { .line($0) }
    default: nil
    }
  }
}

/// Where a person is led who asks about a check that does not hold.
enum CheckGoal: Hashable, Sendable {
  /// A line of the sources.
  case line(SourceLocation)
  /// A test, run to its failure.
  case failure(test: String, SourceLocation?)
  /// A test.
  case test(String)
}
