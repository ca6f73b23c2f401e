import Foundation
package import ReferenceStores
package import SourceModel

/// Which references are meant by names of tests.
package struct ReferenceChoice {
  private let names: [String]
  private let patterns: [TestPattern]
  private let tests: [TestMethod]
  /// Folders that tests of a class, or of a file, have their references in.
  private let homes: [String: [TestMethod]]

  /// Reads names.
  ///
  /// - Parameters:
  ///   - names: `Class/method`, `Class`, `tag:` and a tag, or `FILE/method.name`; `*` stands for any text.
  ///     Without names all are meant.
  ///   - tests: The tests of the project.
  package init(_ names: [String], among tests: [TestMethod]) {
    (self.names, self.tests) = (names, tests)
    patterns = names.map(TestPattern.init)
    var homes: [String: [TestMethod]] = [:]
    for test in tests {
      let file = URL(fileURLWithPath: test.location.file).deletingPathExtension().lastPathComponent
      for home in Set([test.className, file]) { homes[home, default: []].append(test) }
    }
    self.homes = homes
  }

  /// Whether a reference is meant.
  package func means(_ path: ReferencePath) -> Bool {
    patterns.isEmpty || patterns.contains { Self.means($0, path, owners(of: path)) }
  }

  /// The first name that means none of some references and no test; `nil` where there is none.
  package func emptyName(among paths: some Sequence<ReferencePath>) -> String? {
    let known = paths.map { ($0, owners(of: $0)) }
    return zip(names, patterns).first { _, pattern in
      !tests.contains(where: pattern.matches)
        && !known.contains { Self.means(pattern, $0, $1) }
    }?.0
  }

  private static func means(
    _ pattern: TestPattern, _ path: ReferencePath, _ owners: [TestMethod]
  ) -> Bool {
    if owners.contains(where: pattern.matches) { return true }
    // A test may be on another branch only; then the file's name has to do.
    let name = path.shortText
    let stem = name.lastIndex(of: "/").flatMap { slash in
      name[slash...].firstIndex(of: ".").map { String(name[..<$0]) }
    }
    return pattern.matches(name) || stem.map { pattern.matches($0) } == true
  }

  /// The tests that take a reference, as far as its name tells.
  private func owners(of path: ReferencePath) -> [TestMethod] {
    let name = ReferenceFileName(path.text)
    let near = homes[name.source]
    let closest = (near ?? tests).filter {
      name.names(ReferenceFileName.method(of: $0.id), closely: true)
    }
    guard closest.isEmpty, let near else { return closest }
    let owners = near.filter { name.names(ReferenceFileName.method(of: $0.id), closely: false) }
    // `testCardWide` is no picture of `testCard` where there is a test of that name.
    let longest = owners.map { ReferenceFileName.method(of: $0.id).count }.max()
    return owners.filter { ReferenceFileName.method(of: $0.id).count == longest }
  }
}
