package import SourceModel

/// What Swift Testing calls its tests and suites where it tells of them.
package struct LibraryNames: Hashable, Sendable {
  /// Its tests by `Class/method`: `adds(to:)`, or the name for people in quotes.
  package var tests: [String: String] = [:]
  /// The suites of those that are in one.
  package var suites: [String: String] = [:]

  /// Knows of no tests.
  package init() {}

  /// Reads what the sources say.
  package init(_ index: ProjectIndex) {
    for testClass in index.testClasses {
      for test in testClass.methods {
        guard let attribute = test.attribute else { continue }
        let base = test.name.prefix { $0 != "(" }
        let raw = base.contains { !$0.isLetter && !$0.isNumber && $0 != "_" } ? String(base) : nil
        tests[test.id] = Self.shown(test.name, attribute.displayName ?? raw)
        if let suite = attribute.suites.last {
          suites[test.id] = Self.shown(suite, testClass.displayName)
        }
      }
    }
  }

  private static func shown(_ name: String, _ displayName: String?) -> String {
    displayName.map { "\"\($0)\"" } ?? name
  }
}
