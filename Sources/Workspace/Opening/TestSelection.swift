import SourceModel
import XcodeProjects

/// Which tests a scheme or a test plan runs.
package struct TestSelection: Hashable, Sendable {
  /// What is said of the tests of one target.
  private struct Part: Hashable, Sendable {
    /// Its sources.
    var files: Set<String>
    /// The only tests that are run; `nil` for all.
    var selected: Set<String>?
    /// Tests that are left out.
    var skipped: Set<String>
  }

  private var parts: [Part]

  /// Takes what is said of targets.
  ///
  /// - Parameters:
  ///   - testables: What the scheme or the plan says.
  ///   - targets: The targets that are opened.
  init(_ testables: [TestAction.Testable], of targets: [ProjectTarget]) {
    parts = targets.compactMap { target in
      guard let testable = testables.first(where: { $0.target.id == target.id }) else { return nil }
      return Part(
        files: Set(target.sources.map(\.path)),
        selected: testable.selectedTests.map { Set($0.map(Self.name)) },
        skipped: Set(testable.skippedTests.map(Self.name)))
    }
  }

  /// Whether a test is run.
  func includes(_ test: TestMethod, of testClass: TestClass) -> Bool {
    guard let part = parts.first(where: { $0.files.contains(testClass.location.file) }) else {
      return true
    }
    let names: Set<String> = [testClass.name, "\(testClass.name)/\(test.name)"]
    guard part.skipped.isDisjoint(with: names) else { return false }
    return part.selected.map { !$0.isDisjoint(with: names) } ?? true
  }

  /// An index of the tests that are run.
  func applied(to index: ProjectIndex) -> ProjectIndex {
    var index = index
    for number in index.testClasses.indices {
      let testClass = index.testClasses[number]
      index.testClasses[number].methods.removeAll { !includes($0, of: testClass) }
    }
    index.testClasses.removeAll(where: \.methods.isEmpty)
    return index
  }

  /// `Class/method` of what Xcode writes as `Class/method()`.
  private static func name(_ written: String) -> String {
    written.hasSuffix("()") ? String(written.dropLast(2)) : written
  }
}
