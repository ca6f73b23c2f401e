/// Which tests a person puts into which layer, whatever their code says.
package struct LayerPatterns: Hashable, Sendable {
  /// Patterns of each layer: test classes, tests, files or folders, `*` standing for any text.
  private var patterns: [TestLayer: [Wildcard]] = [:]

  /// No wishes.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { patterns.isEmpty }

  /// Adds patterns of a layer.
  ///
  /// - Parameters:
  ///   - texts: `Class/method`, `Class`, or a path of a file or folder from the project's folder.
  ///   - layer: The layer.
  package mutating func add(_ texts: [String], to layer: TestLayer) {
    patterns[layer, default: []] += texts.map { text in
      Wildcard(text.hasSuffix("/") ? String(text.dropLast()) : text)
    }
  }

  /// The layer of a test, if a pattern names it; the top one where several do.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - folder: The project's folder, which paths start from.
  /// - Returns: The layer, or `nil`.
  package func layer(of test: TestMethod, folder: String) -> TestLayer? {
    var names = [test.id, test.className]
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    if test.location.file.hasPrefix(root) {
      var path = test.location.file.dropFirst(root.count)
      names.append(String(path))
      while let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        names.append(String(path))
      }
    }
    return TestLayer.allCases.first { layer in
      patterns[layer]?.contains { pattern in names.contains { pattern.matches($0) } } == true
    }
  }
}
