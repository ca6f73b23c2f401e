import SourceIndex
package import SourceModel

extension Project {
  /// Names for the sources as they were read, by which a result is known to be of these or of
  /// others.
  ///
  /// - Parameter index: What the sources say; its details are read.
  /// - Returns: The names.
  package func testSources(_ index: ProjectIndex) -> TestSources {
    var hashes: [String: String] = [:]
    for file in allTestFiles {
      var hash = ContentHash()
      hash.add([file])
      hashes[file.path] = hash.name
    }
    let tests = index.filesOfTests().mapValues { files in
      var hash = ContentHash()
      // What pomelo brings along is the same for all of its runs.
      for file in files.sorted() { hash.add(hashes[file] ?? "") }
      return hash.name
    }
    return TestSources(build: observationsHash, tests: tests, targets: targets(index))
  }

  /// The folder of tests that each class lies in, by the folder's own name.
  private func targets(_ index: ProjectIndex) -> [String: String] {
    guard testFolders.count > 1 else { return [:] }
    var targets: [String: String] = [:]
    for testClass in index.testClasses {
      let file = testClass.location.file
      // The innermost, should one lie in another.
      let folder = testFolders.filter { file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
        .max { $0.utf8.count < $1.utf8.count }
      guard let folder else { continue }
      targets[testClass.name] = folder.split(separator: "/").last.map(String.init) ?? folder
    }
    return targets
  }
}
